import { signed } from '../../../kernel/words/words';
import { describe, expect, test } from 'vitest';
import { categories, type Category } from './card';
import { frames, type EffectKind, type MmsEffect } from './effects';
import { cards } from './index';
import { lettersOf, unprintedLetters } from './indicia';
import { cardWords, effectWords } from './words';

const named = cards.filter((card) => card.provenance['name'] === 'printed');
const card = (id: string) => cards.find((one) => one.id === id)!;

describe('the deck', () => {
  test('it has 118 cards, 25 of them named in the rules', () => {
    expect(cards).toHaveLength(118);
    expect(named).toHaveLength(25);
  });

  test.each([
    ['character', 51, 9],
    ['artifact', 21, 6],
    ['modification', 14, 1],
    ['terrain', 16, 2],
    ['defense', 16, 7],
  ] as const)('%s: %i cards, %i of them named', (kind: Category, all, printed) => {
    expect(cards.filter((one) => one.kind === kind)).toHaveLength(all);
    expect(named.filter((one) => one.kind === kind)).toHaveLength(printed);
  });

  test('the ledger rows MMS-150 to MMS-267 stand first on the cards, each once', () => {
    const rows = cards.map((one) => one.rules[0]);
    expect(rows).toEqual(Array.from({ length: 118 }, (_, i) => `MMS-${150 + i}`));
  });

  test('twelve levels and eighteen values in all are printed', () => {
    const values = named.flatMap((one) =>
      Object.keys(one.indicia).filter((key) => key !== 'abilities' && one.provenance[key] === 'printed'),
    );
    expect(values.filter((key) => key === 'level')).toHaveLength(12);
    expect(values).toHaveLength(18);
  });

  test('printed levels, by the lines that print them', () => {
    const levels = Object.fromEntries(
      named.filter((one) => one.provenance['cost'] === 'printed').map((one) => [one.id, one.cost]),
    );
    expect(levels).toEqual({
      krag: 122,
      mageron: 117,
      cleric: 63,
      'horned-dragon': 94,
      'war-gryphon': 86,
      'pendant-of-chance': 18,
      'magical-long-sword': 16,
      'magical-flail': 19,
      'shield-of-death': 10,
      woods: 26,
      'haunted-forest': 36,
      village: 590,
    });
  });

  test.each([
    ['krag', ['A', 'D', 'F', 'G']],
    ['horned-dragon', ['A', 'D', 'E', 'F', 'G']],
    ['cleric', ['A', 'C', 'D', 'E', 'F', 'G']],
    ['pendant-of-chance', ['C', 'I', 'J', 'K', 'L', 'M']],
    ['trebuchet', ['B', 'I', 'J', 'K', 'L', 'M']],
    ['armor', ['B', 'J', 'K', 'L', 'M']],
    ['woods', ['I', 'J', 'K', 'L', 'M']],
    ['village', ['A', 'I', 'J', 'K', 'L', 'M']],
  ] as const)('%s: the rules do not print %j', (id, letters) => {
    expect(unprintedLetters(card(id))).toEqual(letters);
  });

  test('no two cards share a picture', () => {
    expect(new Set(cards.map((one) => one.icon)).size).toBe(118);
  });

  test('house cards cite the lines of their category', () => {
    expect(card('militia').source).toEqual([[216, 243]]);
    expect(card('krag').source).toEqual([
      [23, 23],
      [46, 47],
      [129, 130],
    ]);
  });
});

describe('values', () => {
  test.each(cards.filter((one) => one.attackTable).map((one) => [one.name, one.attackTable!] as const))(
    '%s: its attack table climbs without a gap to 100 (MMS-R03)',
    (_, rows) => {
      rows.forEach(([from, to], i) => {
        expect(from).toBeLessThanOrEqual(to);
        if (i > 0) expect(from).toBe(rows[i - 1]![1] + 1);
      });
      expect(rows.at(-1)![1]).toBe(100);
    },
  );

  test('every card has the letters of its category and no others', () => {
    for (const one of cards) {
      const allowed: readonly string[] = [...lettersOf[one.kind], 'abilities', 'size'];
      for (const key of Object.keys(one.indicia)) expect(allowed, `${one.id}.${key}`).toContain(key);
      if (one.kind === 'character')
        for (const key of lettersOf.character) expect(one.indicia).toHaveProperty(key);
    }
  });

  test('the five heroes are Krag, Mageron, Brannoc, Ysolde and Vethra', () => {
    expect(cards.filter((one) => one.role === 'hero').map((one) => one.id)).toEqual([
      'krag',
      'mageron',
      'paladin',
      'huntress',
      'necromancer',
    ]);
  });

  test('slots are for attachments and engines only', () => {
    for (const one of cards)
      expect(one.slot !== undefined, one.id).toBe(one.kind === 'artifact' || one.kind === 'modification');
    expect(cards.filter((one) => one.slot === 'placed').map((one) => one.id)).toEqual([
      'trebuchet',
      'ballista',
    ]);
    for (const kind of categories) expect(cards.some((one) => one.kind === kind)).toBe(true);
  });
});

/** One card for every kind of effect, and the sentence that it must have. */
const sentences: Readonly<Record<EffectKind, readonly [id: string, sentence: string]>> = {
  activation: ['krag', 'Moves up to 10, or up to 6 and then attacks once at up to 2 squares.'],
  'bearer-attack': ['war-axe', 'Bearer’s damage +4.'],
  'bearer-defense': ['armor', 'Attackers of the bearer: attack roll −25.'],
  'bearer-movement': ['armor', 'Bearer’s movement −2, with an attack −1.'],
  engine: [
    'trebuchet',
    'Stands on the mat. Once a round a character of its controller next to it may stay and shoot from it by his own table with damage +16, range +12; with siegecraft roll +10. What he carries does not count.',
  ],
  'area-help': ['tower', 'Controller’s characters inside: range +2.'],
  'area-hindrance': ['woods', 'Intruders attacking into it or from it: attack roll −15, range −1.'],
  surcharge: ['barricade', 'Intruders pay 3 extra to enter, or to walk and then attack into it.'],
  road: ['old-road', 'Its controller’s movement through it +2, with an attack +1, once a move.'],
  closed: ['wall', 'Y: only flyers and burrowers may pass, and nobody stops here.'],
  destructible: [
    'gate',
    'Has 40 CAP: may be attacked, and is removed at the end of the round when none is left.',
  ],
  travel: [
    'harpy',
    'Flies over pieces and Y squares, where it may not stop, but not X squares; pays K and L only where it ends.',
  ],
  stealth: ['camouflage', 'The bearer is never identified by sight alone.'],
  healer: ['cleric', 'May heal itself or a neighbour instead of moving and attacking.'],
  siegecraft: ['engineer', 'Roll +10 when operating a placed Artifact.'],
  'reroll-miss': [
    'pendant-of-chance',
    'Once a round the bearer rolls again when an attack, not from an engine, reaches no row, and keeps the second roll.',
  ],
  sight: ['looking-glass', 'Bearer’s line of sight +5.'],
  'heal-more': ['healers-staff', 'Each heal of the bearer that restores anything restores 4 more.'],
  'healer-only': ['healers-staff', 'Only a healer may carry it.'],
  detect: ['seekers-lantern', 'Bearer’s detection rolls +20.'],
  scale: [
    'siege-ladder',
    'The bearer climbs over Y squares of Defense cards at 3 extra for each card, and may not stop there.',
  ],
  ram: ['hand-ram', 'Bearer’s damage +12 when it hits a Defense card.'],
  conceals: ['thicket', 'Conceals: characters wholly on it are not identified by sight.'],
  trap: ['snare', 'Trap: not identified by sight, but by detection, or by whoever enters it on the ground.'],
  gate: ['palisade-gate', 'Gate: its controller’s characters pass and may stop here.'],
  bridge: ['timber-bridge', 'Bridge: may lie over Terrain, which it replaces.'],
  solid: ['castle', 'Solid: blocks sight where the table plays so.'],
};

describe('words', () => {
  test.each(Object.entries(sentences))('%s: on the card %j', (kind, [id, sentence]) => {
    expect(card(id).effects.map((effect) => effect.kind)).toContain(kind);
    expect(card(id).text).toContain(sentence);
  });

  test('every effect of every card has a frame and a sentence of its own', () => {
    for (const one of cards)
      for (const effect of one.effects) {
        expect(frames[effect.kind], one.id).toBeDefined();
        expect(effectWords(effect), one.id).toMatch(/^[A-Z].*\.$/);
      }
  });

  test.each<[string, readonly MmsEffect[], readonly string[]]>([
    [
      'unlike surcharges are one sentence',
      card('woods').effects.filter(({ kind }) => kind === 'surcharge'),
      ['Everybody pays 3 extra to enter, 2 with an attack; intruders also to walk and then attack into it.'],
    ],
    ['X is one sentence', card('lava-field').effects, ['X: nobody may enter it; all go around.']],
    [
      'values of one kind are one sentence',
      card('fort').effects.filter(({ kind }) => kind === 'area-hindrance'),
      ['Intruders attacking into it or from it: attack roll −20, damage −1, range −1.'],
    ],
    [
      'one movement alone',
      card('battle-fury').effects,
      ['Bearer’s damage +3.', 'Bearer moving to attack: +1.'],
    ],
    ['nothing is no sentence', [], []],
  ])('%s', (_, effects, words) => {
    expect(cardWords(effects)).toEqual(words);
  });

  test('a minus is a minus sign', () => {
    expect(signed(-25)).toBe('−25');
    expect(signed(7)).toBe('+7');
  });

  test('the sign rule of attachments: plus for the bearer, minus against attackers (MMS-R08)', () => {
    expect(card('blessing').effects).toEqual([
      { kind: 'bearer-defense', what: 'roll', by: -6 },
      { kind: 'bearer-attack', what: 'damage', by: 1 },
    ]);
    expect(card('armor').effects.slice(1)).toEqual([
      { kind: 'bearer-movement', what: 'free', by: -2 },
      { kind: 'bearer-movement', what: 'attack', by: -1 },
    ]);
  });

  test('surcharges of Terrain burden everybody, of Defense cards intruders only (MMS-R17)', () => {
    const on = (id: string) => card(id).effects.flatMap((e) => (e.kind === 'surcharge' ? [e.on] : []));
    expect(on('swamp')).toEqual(['everybody', 'everybody']);
    expect(on('fort')).toEqual(['intruders', 'intruders']);
  });

  test('an engine that lends nothing is said in a whole sentence (MMS-R25)', () =>
    expect(effectWords({ kind: 'engine', roll: 0, damage: 0, range: 0, siegecraft: 10 })).toContain(
      'by his own table; with siegecraft roll +10.',
    ));

  test('L alone burdens whoever walks and attacks into the area too (MMS-R19)', () => {
    const surcharge = { kind: 'surcharge', what: 'attack', cost: 3 } as const;
    expect(effectWords({ ...surcharge, on: 'intruders' })).toBe(
      'Intruders entering while moving to attack: 3 extra, also to walk and then attack into it.',
    );
    expect(effectWords({ ...surcharge, on: 'everybody' })).toBe(
      'Everybody entering while moving to attack: 3 extra; intruders also to walk and then attack into it.',
    );
    expect(effectWords({ ...surcharge, what: 'free', on: 'intruders' })).not.toContain('attack into');
  });
});
