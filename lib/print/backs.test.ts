import { describe, expect, test } from 'vitest';
import { loadSystem, loadSystems } from '@/lib/rules';
import { drawBack } from './back';
import { behind } from './backs';
import { gameIcon } from './icons';
import { PrintJob } from './job';
import { mmOf } from './paper';
import { planPrint } from './plan';
import { layOut } from './sheets';
import { near, open, readPage } from './testing/read-pdf';

const plan = async (slug: Parameters<typeof loadSystem>[0], what: object, options: object) => {
  const made = planPrint(
    await loadSystem(slug),
    PrintJob.parse({ what: { system: slug, ...what }, options }),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
};

/** Where a point of the front lies when the sheet has been turned over and is looked at from behind. */
const seenFromBehind = {
  'long-edge': (w: number, _h: number, x: number, y: number) => [w - x, y],
  'short-edge': (_w: number, h: number, x: number, y: number) => [x, h - y],
} as const;

describe('backs in the PDF', () => {
  test.each([
    ['mms cards', 'mms', 'poker', 'a4', 'long-edge', 0, 0],
    ['mms cards', 'mms', 'poker', 'a4', 'short-edge', 0, 0],
    ['Ally cards', 'monsters-magic', 'mini', 'letter', 'long-edge', 0, 0],
    ['Ally cards', 'monsters-magic', 'mini', 'letter', 'short-edge', 2, -1.5],
    ['mms cards with bleed', 'mms', 'poker', 'a4', 'long-edge', -0.7, 0.4],
  ] as const)(
    '%s of %s in size %s on %s, %s, shifted by %d and %d',
    async (name, slug, size, paper, flip, right, down) => {
      const system = await loadSystem(slug);
      const entries = system.entries
        .filter((e) => system.face(e).size === size)
        .slice(0, 11)
        .map((e) => e.id);
      const options = {
        paper,
        bleedMm: name.includes('bleed') ? 2 : 0,
        backs: flip,
        backRightMm: right,
        backDownMm: down,
      };
      const { pages } = await plan(slug, { kind: 'entries', entries }, options);
      expect(pages.map((p) => p.side)).toEqual(pages.map((_, i) => (i % 2 === 0 ? 'front' : 'back')));
      const { pdf } = await open(pages);
      for (let n = 1; n <= pdf.numPages; n += 2) {
        const [front, back] = [await pdf.getPage(n), await pdf.getPage(n + 1)];
        const [w, h] = [mmOf(front.view[2]!), mmOf(front.view[3]!)];
        const fronts = (await readPage(front)).boxes;
        const backs = (await readPage(back)).boxes;
        const cards = pages[n - 1]!.placed;
        expect(cards.length).toBeGreaterThan(0);
        for (const card of cards) {
          // The border of the front, as the PDF has it, a quarter of a millimetre inside the cut.
          const border = fronts.find(
            ([l, t, r, b]) =>
              near(l!, card.x + 0.25) &&
              near(t!, card.y + 0.25) &&
              near(r!, card.x + card.wMm - 0.25) &&
              near(b!, card.y + card.hMm - 0.25),
          );
          expect(border, `front at ${card.x}, ${card.y}`).toBeDefined();
          const [l, t, r, b] = border!;
          const one = seenFromBehind[flip](w, h, l! - 0.25, t! - 0.25);
          const other = seenFromBehind[flip](w, h, r! + 0.25, b! + 0.25);
          const wanted = [
            Math.min(one[0]!, other[0]!) + right,
            Math.min(one[1]!, other[1]!) + down,
            Math.max(one[0]!, other[0]!) + right,
            Math.max(one[1]!, other[1]!) + down,
          ];
          expect(
            backs.some((box) => box.every((v, k) => near(v, wanted[k]!))),
            `back of the card at ${card.x}, ${card.y}`,
          ).toBe(true);
        }
      }
    },
  );

  test.each(['long-edge', 'short-edge'] as const)(
    'a card lying on its side on the sheet has its second face upright behind it, %s',
    (flip) => {
      const wide = { wMm: 140, hMm: 60 };
      const [page] = layOut(['x'], wide, { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: false });
      const [card] = page!.placed;
      expect(card!.turn).toBe(90);
      const back = behind(card!, page!, flip, { backRightMm: 0, backDownMm: 0 }, 'y');
      // The top left corner of the back lies behind the top right corner of the front.
      const topRight = [card!.x + card!.wMm, card!.y + card!.hMm] as const;
      const seen = seenFromBehind[flip](page!.wMm, page!.hMm, ...topRight);
      const corner = back.turn === 90 ? [back.x + back.wMm, back.y] : [back.x, back.y + back.hMm];
      expect([90, 270]).toContain(back.turn);
      expect(near(corner[0]!, seen[0]!) && near(corner[1]!, seen[1]!)).toBe(true);
    },
  );

  test('the second face of a counter lies behind its first, in either way of turning', async () => {
    for (const backs of ['long-edge', 'short-edge'] as const) {
      const entries = ['ogre', 'inn', 'goblin-axe'];
      const made = await plan('magic-realm', { kind: 'entries', entries }, { backs });
      expect(made.blank).toEqual(['Inn']);
      const { pdf } = await open(made.pages);
      const texts = await Promise.all(
        made.pages.map(async (_, i) =>
          (await readPage(await pdf.getPage(i + 1))).texts.map((t) => t.str).join(' '),
        ),
      );
      made.pages.forEach((page, i) => {
        if (page.side === 'back' && page.placed.length > 0) expect(texts[i]).toMatch(/Red|Dark/);
      });
      expect(made.pages.filter((p) => p.side === 'back').flatMap((p) => p.placed)).toHaveLength(2);
    }
  });

  test('printed on both sides each side shows its own values, and a front alone those of both', async () => {
    const entries = ['giant', 'borderland'];
    const textsOf = async (backs: string) =>
      (await plan('magic-realm', { kind: 'entries', entries }, { backs })).pages.flatMap(({ side, placed }) =>
        placed.map(({ item }) => [
          side,
          item.ops.flatMap((op) => (op.op === 'text' ? [op.text] : [])).join(' '),
        ]),
      );
    const both = await textsOf('long-edge');
    const isOf = (words: RegExp) => both.map(([side, text]) => [side, words.test(text!)]);
    expect(isOf(/Light/)).toEqual(
      isOf(/Giant/).map(([side, yes]) => [side, yes === true && side === 'front']),
    );
    expect(isOf(/Red/)).toEqual(isOf(/Giant/).map(([side, yes]) => [side, yes === true && side === 'back']));
    expect(both.filter(([side, text]) => side === 'front' && text!.includes('Enchanted'))).toEqual([]);
    const alone = (await textsOf('none')).map(([, text]) => text).join(' ');
    expect(alone).toMatch(/Light.*Red/s);
    expect(alone).toContain('Enchanted');
  });
});

const systems = await loadSystems();

describe.each(systems.map((s) => [s.slug, s] as const))('the backs of %s', (slug, system) => {
  test('every back fits, its picture is in the set, and it has the size of its front', () => {
    const job = PrintJob.parse({
      what: { kind: 'catalogue', system: slug },
      options: { backs: 'long-edge' },
    });
    const made = planPrint(system, job);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(made.value.misfits).toEqual([]);
    for (const entry of system.entries) {
      const back = system.back(entry);
      if (back?.kind === 'common') expect(gameIcon(back.icon), entry.id).toBeTypeOf('string');
      if (back?.kind === 'face') {
        expect(back.face.size, entry.id).toBe(system.face(entry).size);
        expect(gameIcon(back.face.icon), entry.id).toBeTypeOf('string');
      }
    }
  });

  test('a common back tells nothing but its pile: whoever has one has the very same', () => {
    const byWords = new Map<string, Set<string>>();
    for (const entry of system.entries) {
      const back = system.back(entry);
      if (back?.kind !== 'common') continue;
      const alike = byWords.get(back.words) ?? new Set();
      byWords.set(back.words, alike.add(JSON.stringify(back)));
    }
    expect(byWords.size).toBeGreaterThan(0);
    for (const [words, alike] of byWords) expect(alike.size, words).toBe(1);
  });
});

test('the lattice of a back stays on the card and looks the same upside down', () => {
  const { ops } = drawBack({ kind: 'common', tone: 'sky', icon: 'castle', words: '' }, { wMm: 63, hMm: 88 });
  const lines = ops.flatMap((op) => (op.op === 'line' ? [op] : []));
  const key = (...mm: readonly number[]) => mm.map((n) => n.toFixed(3)).join(' ');
  const drawn = new Set(lines.flatMap((l) => [key(l.x1, l.y1, l.x2, l.y2), key(l.x2, l.y2, l.x1, l.y1)]));
  expect(lines.length).toBeGreaterThan(20);
  for (const { x1, y1, x2, y2 } of lines) {
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const)
      expect(x >= 0 && x <= 63 && y >= 0 && y <= 88).toBe(true);
    expect(drawn.has(key(63 - x1, 88 - y1, 63 - x2, 88 - y2))).toBe(true);
  }
});

test('with a list of its player the name stands in the foot of each card, and on no counter', async () => {
  const system = await loadSystem('mms');
  const { list, house } = system.samples.find((s) => s.list.entries.length > 1)!;
  const agreement = { format: 'muster-agreement/1', system: 'mms', name: 'A', house };
  const what = {
    kind: 'lists',
    lists: [
      { list, agreement, player: 'Ann' },
      { list, agreement },
    ],
  };
  const made = planPrint(system, PrintJob.parse({ what }));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const feet = made.value.pages.flatMap((p) =>
    p.placed.map(({ item }) => item.ops.some((op) => op.op === 'text' && /· Ann$|^Ann$/.test(op.text))),
  );
  expect(feet.filter(Boolean)).toHaveLength(feet.length / 2);
  const realm = await loadSystem('magic-realm');
  expect(realm.face(realm.entries.find((e) => e.kind === 'monster')!).shape).toBe('counter');
});

test.each(['a4', 'letter'] as const)(
  'what shines through the calibration sheet on %s is the shift that makes it good',
  async (paper) => {
    const { pages } = await plan('mms', { kind: 'calibration' }, { paper, backRightMm: 3 });
    expect(pages.map(({ side }) => side)).toEqual(['front', 'back']);
    const { pdf } = await open(pages);
    const [front, back] = await Promise.all([pdf.getPage(1), pdf.getPage(2)]);
    const [w, h] = [mmOf(front.view[2]!), mmOf(front.view[3]!)];
    const { boxes } = await readPage(front);
    // The cross is the same from behind, and a shift that is set already says nothing of the printer.
    const [cross] = boxes.filter(([x1, , x2]) => near(x2! - x1!, 60) || near(x2! - x1!, 60.3));
    expect(near((cross![0]! + cross![2]!) / 2, w / 2) && near((cross![1]! + cross![3]!) / 2, h / 2)).toBe(
      true,
    );
    expect(boxes.some(([x1, , x2]) => near(x2! - x1!, 100))).toBe(true);
    // A second side that came out 2 mm too far left has its ruler there: the cross cuts it at +2, and by +2 it is moved.
    const { texts } = await readPage(back);
    const right = texts.find(({ str, y }) => str === '10' && y < h / 2)!;
    expect(Math.abs(right.x - (w / 2 + 10))).toBeLessThan(1.5);
    const lower = texts.find(({ str, y }) => str === '10' && y > h / 2)!;
    expect(Math.abs(lower.y - (h / 2 + 10))).toBeLessThan(1.2);
  },
);
