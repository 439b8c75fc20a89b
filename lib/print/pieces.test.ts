import { describe, expect, test } from 'vitest';
import {
  defaultAgreement,
  loadSystem,
  loadSystems,
  parseList,
  prepareTerms,
  type List,
  type SystemSlug,
} from '@/lib/rules';
import { isGameIcon } from './icons';
import { PrintJob } from './job';
import { planPrint } from './plan';
import { loadSources } from './sources';
import { near, open, readPage } from './testing/read-pdf';

async function print(slug: SystemSlug, list: List, options: object) {
  const system = await loadSystem(slug);
  const job = PrintJob.parse({ what: { kind: 'list', list }, options });
  const plan = planPrint(system, job, await loadSources(system));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { pdf } = await open(plan.value.pages);
  const read = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => readPage(await pdf.getPage(i + 1))),
  );
  const words = read.flatMap(({ texts }) => texts.map(({ str }) => str));
  return { plan: plan.value, words, boxes: read.flatMap(({ boxes }) => boxes) };
}

const sample = async (slug: SystemSlug, id: string): Promise<List> =>
  (await loadSystem(slug)).samples.find((s) => s.id === id)!.list;

const times = (words: readonly string[], word: string): number => words.filter((w) => w === word).length;

describe('pieces of an army of Magic, Monsters and Swords', async () => {
  const list = await sample('mms', 'siege-train');

  test('tiles are as large as their footprints, 25 mm to the metre', async () => {
    const { plan } = await print('mms', list, { parts: ['pieces'] });
    const sizes = plan.pages.flatMap(({ placed }) => placed.map(({ item }) => `${item.wMm} × ${item.hMm}`));
    const many = (size: string) => sizes.filter((s) => s === size).length;
    // Giant and trebuchet; the barricade; seven characters of one square.
    expect([many('50 × 50'), many('50 × 25'), many('25 × 25')]).toEqual([2, 1, 7]);
    expect(plan.misfits).toEqual([]);
  });

  test('every character has an arrow at the upper edge of its tile, and nothing else has', async () => {
    const { plan, boxes } = await print('mms', list, { parts: ['pieces'] });
    const small = plan.pages.flatMap(({ placed }) =>
      placed.filter(({ wMm, hMm }) => wMm === 25 && hMm === 25),
    );
    const arrows = boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, 5) && near(y2! - y1!, 2.25));
    expect(arrows).toHaveLength(7);
    // In the middle of its tile, and within it.
    for (const { x, y } of small)
      expect(
        arrows.filter(([x1, y1, x2]) => near((x1! + x2!) / 2, x + 12.5) && near(y1!, y + 1.25)),
      ).toHaveLength(1);
    // The giant has a larger one; the trebuchet, as large as he, has none.
    expect(boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, 6) && near(y2! - y1!, 2.8))).toHaveLength(1);
  });

  test('gems come in pairs with the numbers of the roster, markers one for each character', async () => {
    const { plan, words } = await print('mms', list, { parts: ['pieces'] });
    for (let gem = 1; gem <= 10; gem++) expect(times(words, String(gem)), `gem ${gem}`).toBe(2);
    expect([times(words, 'Gem'), times(words, 'Done'), times(words, 'Doomed'), times(words, 'Held')]).toEqual(
      [20, 8, 8, 2],
    );
    expect(plan.cards).toBe(10 + 20 + 8 + 8 + 2);
  });

  test('tiles, gems and markers name the colour of their player, so that they are told apart in grey', async () => {
    const faces = await facesOf('mms', [list, list], ['pieces']);
    const fronts = faces.filter(({ side }) => side === 'front');
    for (const number of ['1', '10'])
      for (const name of ['Red', 'Blue'])
        expect(
          fronts.filter(({ words }) => ['Gem', number, name].every((word) => words.includes(word))),
        ).toHaveLength(2);
    expect(fronts.every(({ words }) => words.includes('Red') || words.includes('Blue'))).toBe(true);
    // Behind a tile stand its number and its player, and nothing else.
    const behind = faces.filter(({ side }) => side === 'back');
    for (const { words } of behind) expect(words.join(' ')).toMatch(/^No\. \d+ (Red|Blue)$/);
  });

  test('each use of a card has its own mark', async () => {
    const { words } = await print('mms', list, {});
    expect(words.filter((w) => /^Halberdier \([ABC]\)$/.test(w))).toEqual([
      'Halberdier (A)',
      'Halberdier (B)',
      'Halberdier (C)',
    ]);
  });

  test('second uses can be blank cards with their mark (MMS-033)', async () => {
    const { plan, words } = await print('mms', list, { duplicates: 'blank' });
    const blanks = words.filter((w) => w.startsWith('Another use of this card'));
    // Two of three halberdiers, one of two crossbowmen.
    expect(blanks).toHaveLength(3);
    expect(words).toContain('Halberdier (C)');
    expect(plan.cards).toBe((await print('mms', list, {})).plan.cards);
  });
});

describe('pieces of the other games', () => {
  test('a pile brings the markers of its cards and no others', async () => {
    const pile = await sample('swords-sorcery', 'standard-pile');
    const { words } = await print('swords-sorcery', pile, { parts: ['pieces'] });
    expect(times(words, 'Ghost')).toBe(18);
    expect(times(words, 'Demon')).toBe(1);
    const few: List = { ...pile, entries: [{ entry: 'sleep', count: 1 }], options: { form: 'pile' } };
    const own = await print('swords-sorcery', few, { parts: ['pieces'] });
    expect(times(own.words, 'Asleep')).toBe(1);
    expect(times(own.words, 'Ghost')).toBe(0);
  });

  test('a setup brings 64 tiles, 64 chits and 53 units for each player', async () => {
    const setup = await sample('monsters-magic', 'opposite-corners');
    const { plan } = await print('monsters-magic', setup, { parts: ['pieces'] });
    expect(plan.cards).toBe(64 + 64 + 2 * 53);
    const boxes = plan.pages.flatMap(({ placed }) => placed.map(({ item }) => item.wMm));
    expect(boxes.filter((w) => near(w, 42))).toHaveLength(64);
    expect(boxes.filter((w) => near(w, 18))).toHaveLength(64);
  });

  test('an empire brings who has fought and which ruins are spent (BM-P07)', async () => {
    const empire = await sample('battle-magic', 'human-set');
    const { words } = await print('battle-magic', empire, { parts: ['pieces'] });
    expect([times(words, 'Fought'), times(words, 'Spent')]).toEqual([12, 4]);
    const cards = await print('battle-magic', empire, {});
    expect(cards.plan.cards).toBe(44);
  });

  test('at a table the markers of Battle Magic come once (BM-P07), and so do arrows, track and first player of Swords and Sorcery', async () => {
    const empires = await Promise.all(
      ['common-deck', 'human-set', 'orc-set'].map((id) => sample('battle-magic', id)),
    );
    const said = async (slug: SystemSlug, lists: readonly List[]) =>
      (await facesOf(slug, lists, ['pieces'])).flatMap(({ side, words }) => (side === 'front' ? words : []));
    const markers = await said('battle-magic', empires);
    expect([times(markers, 'Fought'), times(markers, 'Spent')]).toEqual([12, 4]);
    expect((await said('battle-magic', empires.slice(1))).length).toBe(markers.length);
    const pile = await sample('swords-sorcery', 'standard-pile');
    const three = (await said('swords-sorcery', [pile, pile, pile])).join(' ');
    expect(three.match(/First player/g)).toHaveLength(1);
    expect(three.match(/Round track/g)).toHaveLength(1);
    expect(three.match(/Conflict arrow|Conflict\b/g)).toHaveLength(10);
    // What a card brings comes with each list that has the card.
    expect(three.match(/Asleep/g)).toHaveLength(3);
  });

  test('markers of Swords and Sorcery have two sides: the second state, or the same however they fall', async () => {
    const pile = await sample('swords-sorcery', 'standard-pile');
    const faces = await facesOf('swords-sorcery', [pile], ['pieces']);
    // Names of several lines are drawn from the lowest: their words are put in one order.
    const said = (side: string) =>
      faces
        .filter((f) => f.side === side && f.wMm === 12)
        .map(({ words }) => words.join(' ').split(' ').sort().join(' '));
    const [fronts, backs] = [said('front'), said('back')];
    const turned = new Map([
      ['Conflict arrow', 'Fought'],
      ['Domain Teleport used', 'Domain Teleport ready'],
    ]);
    const wanted = fronts.map((front) => turned.get(front) ?? front);
    expect(backs).toHaveLength(fronts.length);
    expect([...backs].sort()).toEqual(wanted.sort());
    expect(backs.filter((words) => words === 'Fought')).toHaveLength(10);
  });

  test('a character brings himself, his attention chit, and the chits and equipment of his level', async () => {
    const party = await sample('magic-realm', 'amazon-abroad');
    const { plan, words } = await print('magic-realm', party, { parts: ['pieces'], backs: 'long-edge' });
    const amazon = (await loadSystem('magic-realm')).entries.find(({ id }) => id === 'amazon') as unknown as {
      levels: { weapon?: string; armor: string[] }[];
    };
    const equipment = amazon.levels[3]!.armor.length + (amazon.levels[3]!.weapon ? 1 : 0);
    expect(plan.cards).toBe(2 + 12 + equipment);
    expect(words.filter((w) => /^(MOVE|FIGHT)\b/.test(w))).toHaveLength(12);
    // Her sign lies behind each of her chits, and her hidden side behind her own counter.
    const behind = plan.pages.filter(({ side }) => side === 'back').flatMap(({ placed }) => placed);
    expect(behind.filter(({ wMm }) => near(wMm, 12))).toHaveLength(12);
    expect(words.join(' ')).toContain('hidden');
  });
});

/** Faces of what several lists print, in order, with their tones and marks. */
async function facesOf(slug: SystemSlug, lists: readonly List[], parts: readonly string[]) {
  const system = await loadSystem(slug);
  const job = PrintJob.parse({
    what: { kind: 'lists', lists: lists.map((list) => ({ list })) },
    options: { parts, backs: 'long-edge' },
  });
  const plan = planPrint(system, job, await loadSources(system));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value.pages.flatMap(({ side, placed }) =>
    placed.map(({ item, wMm }) => ({
      side,
      wMm,
      fill: item.bleedFill,
      words: item.ops.flatMap((op) => (op.op === 'text' ? [op.text] : [])),
    })),
  );
}

describe('whose a piece is', () => {
  test.each([
    ['each the chosen colour', ['red', 'blue'], ['Red', 'Blue']],
    ['the same empire twice without a colour', [undefined, undefined], ['Human', 'Red']],
    ['never a colour that somebody has chosen', [undefined, 'blue'], ['Red', 'Blue']],
  ] as const)(
    'counters of Battle Magic have a colour that nobody else has (BM-030): %s',
    async (_, of, marks) => {
      const empire = await sample('battle-magic', 'human-set');
      const lists = of.map((colour) => ({
        ...empire,
        options: { ...empire.options, ...(colour ? { colour } : {}) },
      })) as List[];
      const faces = await facesOf('battle-magic', lists, ['cards']);
      const fronts = faces.filter(({ side }) => side === 'front');
      for (const mark of marks) expect(fronts.filter(({ words }) => words.includes(mark))).toHaveLength(44);
      // In colour too, and behind as in front; within a cup all backs are alike.
      const tonesOf = (side: string) => new Set(faces.filter((f) => f.side === side).map(({ fill }) => fill));
      expect([tonesOf('front').size, tonesOf('back').size]).toEqual([2, 2]);
    },
  );

  test('pieces and flags of Swords and Sorcery are in the colours of the seats, those of one who prints alone in none', async () => {
    const pile = await sample('swords-sorcery', 'standard-pile');
    const army = {
      ...pile,
      entries: Object.entries({ pion: 6, guard: 2, warrior: 1, wizard: 1 }).map(([entry, count]) => ({
        entry,
        count,
      })),
      options: { form: 'muster' },
    };
    const many = (faces: Awaited<ReturnType<typeof facesOf>>, mark: string, wMm: number) =>
      faces.filter((f) => f.side === 'front' && f.wMm === wMm && f.words.includes(mark)).length;
    const two = await facesOf('swords-sorcery', [army, pile, army], ['cards', 'pieces']);
    expect([many(two, 'Red', 20), many(two, 'Blue', 20)]).toEqual([10, 10]);
    expect([many(two, 'Red', 12), many(two, 'Blue', 12)]).toEqual([4, 4]);
    // A flag is the same on both sides.
    const behind = two.filter((f) => f.side === 'back' && f.words.includes('Owner flag'));
    expect([...new Set(behind.map(({ words }) => words.join(' ')))].sort()).toEqual([
      'Owner flag Blue',
      'Owner flag Red',
    ]);
    const alone = await facesOf('swords-sorcery', [army], ['cards', 'pieces']);
    expect(many(alone, 'Red', 20)).toBe(0);
  });

  const armyOf = async (): Promise<List> => sample('mms', 'siege-train');
  /** Tones and marks of the fronts of lists that are printed with their pieces, each in the chosen colour. */
  async function worn(
    slug: SystemSlug,
    lists: readonly { list: List; colour?: string }[],
    house: object = {},
  ) {
    const system = await loadSystem(slug);
    const agreement = { format: 'muster-agreement/1', system: slug, name: 'Ours', house };
    const what = { kind: 'lists', lists: lists.map((one) => ({ ...one, agreement })) };
    const job = PrintJob.parse({ what, options: { parts: ['cards', 'pieces'] } });
    const plan = planPrint(system, job, await loadSources(system));
    if (!plan.ok) return plan.problems.map(({ path, code }) => `${path.join('.')} ${code}`);
    const marks = plan.value.pages.flatMap(({ placed }) =>
      placed.flatMap(({ item }) => {
        const words = item.ops.flatMap((op) => (op.op === 'text' ? [op.text] : []));
        return system.liveries!.choices.flatMap(({ name }) =>
          words.filter((word) => word.split(' ')[0] === name),
        );
      }),
    );
    return [...new Set(marks)].map((mark) => `${times(marks, mark)} ${mark}`);
  }

  test('an army printed alone is Red unless another colour is chosen, and its flags are those of the table', async () => {
    const list = await armyOf();
    expect(await worn('mms', [{ list }])).toEqual(['47 Red', '1 Blue']);
    expect(await worn('mms', [{ list, colour: 'violet' }])).toEqual(['47 Violet', '1 Blue']);
    expect(await worn('mms', [{ list, colour: 'blue' }])).toEqual(['47 Blue', '1 Red']);
  });

  test('two armies of a table differ, whatever was chosen for one of them, and have flags of one another', async () => {
    const list = await armyOf();
    expect(await worn('mms', [{ list }, { list }])).toEqual(['48 Red', '48 Blue']);
    expect(await worn('mms', [{ list }, { list, colour: 'red' }])).toEqual(['48 Blue', '48 Red']);
    expect(
      await worn('mms', [
        { list, colour: 'gold' },
        { list, colour: 'rose' },
      ]),
    ).toEqual(['48 Gold', '48 Rose']);
    expect(
      await worn('mms', [
        { list, colour: 'gold' },
        { list, colour: 'gold' },
      ]),
    ).toEqual(['what.lists.1.colour same_colour']);
  });

  test('more armies than there are colours differ by a number', async () => {
    const list = await armyOf();
    const seven = await worn(
      'mms',
      Array.from({ length: 8 }, () => ({ list })),
    );
    expect(seven).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+ Red$/), expect.stringMatching(/^\d+ Red 2$/)]),
    );
    expect(seven).toHaveLength(8);
  });

  test('a colour that the game has not is refused with those that it has', async () => {
    const list = await armyOf();
    expect(await worn('mms', [{ list, colour: 'pink' }])).toEqual(['what.lists.0.colour unknown_colour']);
    const party = await sample('magic-realm', 'amazon-abroad');
    expect(await worn('magic-realm', [{ list: party, colour: 'red' }])).toEqual([
      'what.lists.0.colour unknown_colour',
    ]);
  });

  test('who prints an army of Swords and Sorcery alone may choose its seat’s colour, and an empire of Battle Magic another', async () => {
    const pile = await sample('swords-sorcery', 'ten-pieces');
    expect(await worn('swords-sorcery', [{ list: pile, colour: 'grey' }])).toEqual([
      expect.stringMatching(/^1\d Grey$/),
    ]);
    const list = await sample('battle-magic', 'human-set');
    const both = await worn('battle-magic', [
      { list, colour: 'green' },
      { list, colour: 'white' },
    ]);
    expect(both).toEqual(['44 Green', '44 White']);
  });

  test('a character is tan, and green where he is hidden (MR-030)', async () => {
    const [system, party] = [await loadSystem('magic-realm'), await sample('magic-realm', 'amazon-abroad')];
    const { paper } = await loadSources(system);
    const terms = prepareTerms(system, defaultAgreement(system));
    const parsed = terms.ok && parseList(system, party, terms.value);
    if (!parsed || !parsed.ok || !terms.ok) throw new Error('the sample does not read');
    const [own] = paper.pieces(parsed.value, terms.value.house, 0);
    expect([own!.face.tone, own!.back]).toMatchObject([
      'sand',
      { face: { title: 'Amazon, hidden', tone: 'moss' } },
    ]);
  });
});

test('heads, clubs and horses of natives have counters of their own, two sides each (MR-152, MR-153)', async () => {
  const system = await loadSystem('magic-realm');
  const along = system.entries.flatMap((entry) =>
    (system.along?.(entry) ?? []).flatMap((one) => Array.from({ length: entry.copies ?? 1 }, () => one)),
  );
  const many = (words: RegExp) => along.filter(({ face }) => words.test(face.title)).length;
  expect([many(/, head$/), many(/, club$/), many(/, (pony|workhorse|warhorse)$/), along.length]).toEqual([
    3, 2, 17, 22,
  ]);
  const [club] = along.filter(({ face }) => face.title === 'Giant, club');
  expect([club!.face.stats[0], club!.back]).toMatchObject([
    { label: 'Light', value: 'H 6' },
    { face: { stats: [{ label: 'Red', value: 'T 4' }, { value: '8' }] } },
  ]);
});

test('the round track counts to 100, and a chit says what five of it give', async () => {
  const words = async (slug: SystemSlug, entry: string) => {
    const system = await loadSystem(slug);
    const plan = planPrint(
      system,
      PrintJob.parse({ what: { kind: 'entries', system: slug, entries: [entry] } }),
    );
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    return plan.value.pages[0]!.placed[0]!.item.ops.flatMap((op) => (op.op === 'text' ? [op.text] : []));
  };
  const track = await words('swords-sorcery', 'marker-round-track');
  for (let n = 1; n <= 100; n++) expect(track).toContain(String(n));
  const { entries } = await loadSystem('monsters-magic');
  const ruins = entries.find(({ name, kind }) => name === 'Ruins' && kind === 'structure')!;
  expect((await words('monsters-magic', ruins.id)).join(' ')).toBe('Ruins 5: Monsters +2');
});

test('every picture of pieces and boards is one that the page can show', async () => {
  for (const system of await loadSystems()) {
    const { paper } = await loadSources(system);
    // The sprite of a game has the pictures of its entries; others come out of the whole set, by `any/`.
    const sprite = new Set([system.emblem, ...system.entries.map(({ icon }) => icon)]);
    const names = system.samples.flatMap(({ list, house }) => {
      const terms = prepareTerms(system, defaultAgreement(system, house));
      const parsed = terms.ok ? parseList(system, list, terms.value) : terms;
      if (!parsed.ok || !terms.ok) return [];
      return [
        ...paper.pieces(parsed.value, terms.value.house, 0),
        ...(paper.shared?.([parsed.value], terms.value.house) ?? []),
      ].flatMap(({ face, back }) => [
        face.icon,
        ...(back ? [back.kind === 'face' ? back.face.icon : back.icon] : []),
      ]);
    });
    const boards = paper.boards
      .slice(0, 2)
      .flatMap((board) => board.draw({ seed: 'x', players: 2 }, system.house.parse({})));
    for (const { spaces, marks = [] } of boards)
      names.push(...[...spaces, ...marks].flatMap(({ icon }) => (icon === undefined ? [] : [icon])));
    for (const name of new Set(names)) {
      expect(sprite.has(name) || name.startsWith('any/'), `${system.slug}: ${name}`).toBe(true);
      expect(isGameIcon(name.replace(/^any\//, '')), name).toBe(true);
    }
  }
});

describe('a piece that is larger than the paper', async () => {
  const mms = await loadSystem('mms');
  const card = { id: 'own:moon', name: 'Moon', kind: 'defense', level: 1, cap: 9, size: [10, 10] };
  const agreement = { format: 'muster-agreement/1', system: 'mms', name: 'Ours', house: {}, cards: [card] };
  const list = { ...mms.samples[0]!.list, entries: [{ entry: 'own:moon', count: 1 }] };
  const planFor = async (options: object) => {
    const job = PrintJob.parse({
      what: { kind: 'list', list, agreement },
      options: { parts: ['pieces'], ...options },
    });
    const plan = planPrint(mms, job, await loadSources(mms));
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    return plan.value;
  };

  test.each(['a4', 'letter'])(
    'is put together of several pages of %s, of which none is left out',
    async (paper) => {
      for (const lowInk of [false, true]) {
        const { pages, cards } = await planFor({ paper, lowInk });
        const parts = pages.flatMap(({ placed }) =>
          placed.flatMap(({ item }) =>
            item.ops.flatMap((op) => (op.op === 'window' && op.scale === 1 ? [op] : [])),
          ),
        );
        // 250 mm square: two pages, sharing a strip, with their plan before them.
        expect(parts).toHaveLength(2);
        const reach = (of: (op: (typeof parts)[number]) => number) => Math.max(...parts.map(of));
        expect([reach((op) => op.fromX + op.w), reach((op) => op.fromY + op.h)]).toEqual([250, 250]);
        const whole = (op: (typeof parts)[number]) => op.w * op.h;
        expect(parts.reduce((sum, op) => sum + whole(op), 0)).toBeGreaterThan(250 * 250);
        // The gems and flags of it are printed as ever.
        expect(cards).toBe(1 + 2 + 2);
      }
    },
  );

  test('has nothing behind it, and its name says so', async () => {
    expect((await planFor({ backs: 'long-edge' })).blank).toContain('Moon');
  });
});
