import { describe, expect, test } from 'vitest';
import { cards } from './cards';
import { setupChitChances } from './chits';
import { classById, classes, designOf } from './classes';
import type { BmEffect, EffectKind } from './effects';
import { counters, empireRows, empires, goldValueOfEmpire } from './empires';
import { formulaCost, rawCost } from './formula';
import { entries } from './index';
import { winChance } from './odds';
import { specials, terrains } from './territories';
import { classWords, unitClasses, type UnitClass } from './vocabulary';
import { textOf, words } from './words';

describe('what the box holds', () => {
  test('11 classes, 5 empires, 39 kinds of counter, 12 cards, 13 special territories, 5 terrains', () => {
    expect([classes, empires, counters, cards, specials, terrains].map((part) => part.length)).toEqual([
      11, 5, 39, 12, 13, 5,
    ]);
    expect(entries).toHaveLength(85);
  });

  test('no two entries have the same name or the same picture', () => {
    expect(new Set(entries.map((e) => e.name)).size).toBe(entries.length);
    expect(new Set(entries.map((e) => e.icon)).size).toBe(entries.length);
  });

  // Counters in the order of `unitClasses`, then the Gold value: the table of the five sets.
  test.each([
    ['human', [9, 7, 5, 5, 4, 0, 3, 0, 0, 5, 6], 96],
    ['dwarf', [10, 6, 7, 3, 5, 0, 0, 3, 0, 4, 6], 88],
    ['orc', [12, 7, 6, 6, 6, 0, 0, 0, 4, 0, 3], 93],
    ['elf', [6, 8, 4, 7, 0, 5, 4, 0, 0, 4, 6], 106],
    ['undead', [10, 7, 5, 6, 3, 0, 3, 0, 0, 3, 7], 94],
  ] as const)('the %s set has 44 counters', (id, counts, value) => {
    const mine = counters.filter((c) => c.empire === id);
    expect(unitClasses.map((u) => mine.find((c) => c.stats!.unit === u)?.copies ?? 0)).toEqual(counts);
    expect(counts.reduce<number>((a, b) => a + b, 0)).toBe(44);
    expect(goldValueOfEmpire(empireRows.find((e) => e.id === id)!)).toBe(value);
    expect(empires.find((e) => e.id === id)!.indicia['value']).toBe(value);
  });

  test.each([
    ['undead-ship', 'Ghost Ship', 7],
    ['undead-dragon', 'Skeletal Dragon', 3],
    ['dwarf-wizard', 'Rune Master', 3],
    ['human-ballista', 'Giant Ballista', 4],
    ['elf-hero', 'Elven Avatar', 4],
    ['orc-army', 'Army', 12],
  ])('%s is a counter called %s, of which there are %i', (id, label, copies) => {
    expect(counters.find((c) => c.id === id)).toMatchObject({ label, copies });
  });

  test('the deck has 12 cards of each type with a strength of 20 together: 48 cards (BM-013 to BM-028)', () => {
    for (const type of ['move', 'sword', 'gold', 'magic']) {
      const mine = cards.filter((c) => c.card!.type === type);
      expect(mine.map((c) => [c.card!.strength, c.copies])).toEqual([
        [1, 6],
        [2, 4],
        [3, 2],
      ]);
    }
    expect(cards.reduce((sum, c) => sum + c.copies!, 0)).toBe(48);
    expect(cards.map((c) => c.rules[0])).toEqual(Array.from({ length: 12 }, (_, i) => `BM-0${17 + i}`));
  });

  // Draws, move cards, cost: the rows of the seed.
  test.each([
    ['army', 2, 1, 2],
    ['dragon', 2, 2, 5],
    ['hero', 1, 2, 3],
    ['ship', 2, 2, 2],
    ['castle', 2, 0, 1],
    ['wizard', 2, 2, 3],
    ['ballista', 1, 1, 2],
    ['juggernaught', 4, 2, 4],
    ['giant', 3, 2, 4],
    ['crystal-tower', 2, 1, 3],
  ] as const)('%s draws %i, takes %i move cards and costs %i', (id, draws, moves, gold) => {
    expect(classById.get(id)!.indicia).toMatchObject({ draws, moves, gold });
  });
});

describe('the formula of the points proposal (BM-L10)', () => {
  test.each([
    ['army', 2, 2],
    ['dragon', 5, 5],
    ['hero', 3, 3],
    ['ship', 2, 2],
    ['castle', 1, 1],
    ['wizard', 3, 3],
    ['ballista', 2, 2],
    ['juggernaught', 3.75, 4],
    ['giant', 3.5, 4],
    ['crystal-tower', 3, 3],
  ])('gives back the printed cost of the %s: %f, rounded up %i', (id, raw, cost) => {
    const entry = classById.get(id)!;
    expect(rawCost(designOf(entry))).toBe(raw);
    expect(formulaCost(designOf(entry))).toBe(cost);
    expect(entry.stats!.gold).toBe(cost);
  });
});

describe('chances', () => {
  const counts = (id: string) => {
    const row = empireRows.find((e) => e.id === id)!;
    return (unit: UnitClass) => row.counters.find((c) => c.unit === unit)?.count ?? 0;
  };

  test('BM-E28: the first chit of the humans is an army in 8 of 41 cases', () => {
    const chances = new Map(setupChitChances(counts('human'), 44));
    expect(chances.get('army')).toBeCloseTo(8 / 41, 12);
    expect([...chances.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  });

  test('no cup, no chances', () => expect(setupChitChances(() => 0, 0)).toEqual([]));

  test.each([
    ['BM-E26: dragon against castle', 'dragon', 'castle', false, 0.8705],
    ['army against army beside its castle', 'army', 'army', true, 0.2458],
    ['an army never attacks a ship', 'army', 'ship', false, undefined],
    ['a castle never attacks', 'castle', 'army', false, undefined],
    ['Juggernaught against Juggernaught', 'juggernaught', 'juggernaught', false, 0.5],
  ] as const)('%s', (_, attacker, defender, sheltered, chance) => {
    expect(winChance(attacker, defender, sheltered)).toBe(chance);
  });

  test('the two sides of a pair sum to one, where either may attack the other', () => {
    for (const a of unitClasses)
      for (const b of unitClasses) {
        const [mine, theirs] = [winChance(a, b, false), winChance(b, a, false)];
        if (mine !== undefined && theirs !== undefined) expect(mine + theirs, `${a} ${b}`).toBeCloseTo(1, 3);
      }
  });
});

describe('words', () => {
  // One row for each kind of effect; a new kind does not compile until it has one.
  const rows = {
    'move-points': [{ kind: 'move-points', points: 2 }, 'In your Move Phase: 2 MP for one of your units.'],
    'pays-retreat': [
      { kind: 'pays-retreat', points: 2, units: ['dragon', 'hero'] },
      'Or discard it to let one of your dragons or heroes get out of a battle.',
    ],
    'battle-strength': [
      { kind: 'battle-strength', type: 'sword', strength: 3 },
      'In battle: +3 for a unit that counts Sword cards.',
    ],
    pays: [{ kind: 'pays', amount: 1 }, 'In your Recruit Phase: pays 1 Gold. No change is given.'],
    'moves-class': [
      { kind: 'moves-class', points: 1, units: ['wizard'] },
      'In your Move Phase: 1 MP for one of your wizards.',
    ],
    movement: [
      { kind: 'movement', domain: 'any', cards: 2, types: ['move', 'magic'], entry: 'terrain' },
      'Land and water; up to 2 move cards a turn, Move or Magic.',
    ],
    battle: [{ kind: 'battle', draws: 1, counts: ['sword'] }, 'Draws 1 card in battle and counts Sword.'],
    recruit: [{ kind: 'recruit', cost: 3, payWith: ['gold', 'magic'] }, 'Costs 3 Gold and/or Magic.'],
    placement: [
      { kind: 'placement', at: 'beside-unit' },
      'Built in an empty land territory next to one of your units.',
    ],
    advantage: [
      { kind: 'advantage', bonus: 1, against: ['hero', 'ballista'] },
      '+1 against heroes and ballistae.',
    ],
    shelter: [{ kind: 'shelter', bonus: 1 }, 'Your other units that defend in its territory get +1.'],
    stacking: [
      { kind: 'stacking', max: 1, together: ['giant'], by: 'ruled' },
      'At most 1 Giant in a territory (a ruling).',
    ],
    carries: [
      { kind: 'carries', cargo: [], cargoMax: 0, passengers: ['hero'], passengersMax: 1 },
      'Carries 1 hero on its own move cards.',
    ],
    'cargo-dies': [{ kind: 'cargo-dies' }, 'What it carries as cargo is destroyed with it.'],
    leads: [
      { kind: 'leads', passengers: ['hero', 'wizard'] },
      'May take heroes and wizards along on its move card.',
    ],
    'cannot-be-carried': [
      { kind: 'cannot-be-carried', by: ['ship'], says: 'printed' },
      'Is never carried by ships.',
    ],
    'flies-over-enemies': [
      { kind: 'flies-over-enemies', except: ['dragon'] },
      'May pass over enemy units that are not dragons.',
    ],
    flees: [
      { kind: 'flees', from: ['ship', 'army'], pay: 'move' },
      'Attacked by ships or armies, it may retreat for a Move card before the battle cards are drawn.',
    ],
    retreats: [
      { kind: 'retreats', pay: 'move', losesArtifacts: true },
      'About to be destroyed, it may retreat for a Move card and loses its artifacts.',
    ],
    'bears-artifacts': [{ kind: 'bears-artifacts', max: 2 }, 'Bears up to 2 artifacts.'],
    attached: [
      { kind: 'attached', to: ['hero', 'wizard'], bonus: 1 },
      'Lies on one of your heroes or wizards and gives it +1 in battle.',
    ],
    'safe-when-attacking': [{ kind: 'safe-when-attacking' }, 'Stays on the map when its own attack fails.'],
    'never-attacks': [{ kind: 'never-attacks' }, 'Only defends.'],
    'attacked-last': [{ kind: 'attacked-last' }, 'Can be attacked only when it stands alone.'],
    'cannot-attack': [{ kind: 'cannot-attack', units: ['ship'] }, 'Cannot attack ships.'],
    'attacks-coast': [{ kind: 'attacks-coast' }, 'Attacks neighbouring water and coastal land.'],
    'treated-as': [
      { kind: 'treated-as', unit: 'ballista', for: ['transport', 'stacking'] },
      'For transport and stacking it is a ballista.',
    ],
    apart: [{ kind: 'apart' }, 'Never next to another castle.'],
    'last-stand': [{ kind: 'last-stand' }, 'Whoever has none left has lost.'],
    'pile-max': [{ kind: 'pile-max', plus: 1 }, 'Recruit pile limit +1.'],
    'hand-max': [{ kind: 'hand-max', plus: 1 }, 'Hand limit +1.'],
    'draw-card': [
      { kind: 'draw-card', keep: 'gold' },
      'Draw Phase: reveal 1 more card; keep it if it is Gold.',
    ],
    'draw-chit': [
      { kind: 'draw-chit', keep: ['ballista', 'artifact'] },
      'Draw Phase: draw 1 more chit; keep it if it is a ballista or an artifact.',
    ],
    ruins: [
      { kind: 'ruins', visitor: 'hero', destroyedBy: 'move' },
      'The first hero to enter reveals 1 card: Move destroys it, any other goes to its player’s hand.',
    ],
    'entry-cost': [{ kind: 'entry-cost', points: 3, ground: 'land' }, '3 MP to enter.'],
    set: [
      { kind: 'set', counters: [{ unit: 'ship', name: 'Ghost Ship', count: 7 }] },
      '7 ships (Ghost Ship).',
    ],
  } satisfies { readonly [K in EffectKind]: readonly [Extract<BmEffect, { kind: K }>, string] };

  test.each(Object.entries(rows))('%s', (_, [effect, sentence]) => {
    expect(words(effect)).toBe(sentence);
  });

  test('the text of every entry is the words of its effects', () => {
    for (const entry of entries) expect(entry.text, entry.id).toBe(textOf(entry.effects));
  });

  test('words of the classes', () => {
    expect(classWords.ballista.many).toBe('ballistae');
  });
});
