import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { allies } from '../catalogue/allies';
import { figureTypes, type FigureType } from '../catalogue/vocabulary';
import { labelOf, spaceOf } from './board';
import { engine } from './index';
import { typeOf, type MmState } from './state';
import { figureAt, type Position } from './testing';
import { cardOf, carry, offers, play, stand, start } from './testing-cards';
import { capOf, countFigures } from './units';

/** Ids that a table below has tried; compared with the catalogue at the end. */
const tried = new Set<string>();
const each = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]) => {
  for (const [id] of rows) tried.add(id);
  return test.each(rows);
};

const type = (name: FigureType): number => figureTypes.indexOf(name);

describe.each(['permanent', 'hand'] as const)('as a %s', (use) => {
  each([
    ['cavalry', 'army'],
    ['wings', 'monster'],
    ['seven-league-boots', 'hero'],
    ['cloud-walking', 'mage'],
  ] as const)('%s, MM-047: each own %s has one more move point', (id, who) => {
    const s = stand(id, use, { units: { a1: [0, 'mage'], b1: [0, 'monster'], c1: [0, 'army'] } });
    const ended = figureAt(s, use === 'hand' ? (who === 'hero' ? 'a8' : 'a1') : 'a1');
    if (use === 'hand') {
      s.activation[ended] = 2;
      play(s, start(s, id));
    }
    for (const at of ['a8', 'a1', 'b1', 'c1']) {
      const figure = figureAt(s, at);
      // MM-R39: not to a figure whose activation has ended.
      const more = figureTypes[typeOf(figure)] === who && !(use === 'hand' && figure === ended) ? 1 : 0;
      expect([at, s.mp[figure]]).toEqual([at, 1 + more]);
    }
  });

  each([
    ['mountain-guides', 'mountains'],
    ['forest-scouts', 'forests'],
    ['plains-riders', 'plains'],
    ['desert-nomads', 'badlands'],
  ] as const)('%s: one move point on first entering %s', (id, terrain) => {
    const other = terrain === 'plains' ? 'forests' : 'plains';
    const s = stand(id, use, {
      ground: { b8: [other, 'mine'], c8: [terrain, 'mine'], d8: [terrain, 'mine'] },
      units: { a8: [0, 'garrison', 'army'], a1: [0, 'hero'] },
    });
    const army = figureAt(s, 'a8');
    s.mp[army] = 3;
    if (use === 'hand') play(s, start(s, id));
    const left = ['b8', 'c8', 'd8'].map((at) => {
      play(s, { type: 'step', figure: army, to: spaceOf(at) });
      return s.mp[army];
    });
    // Pays, then gains, once a turn (MM-R28).
    expect(left).toEqual([2, 2, 1]);
  });

  each([
    ['magic-gate', 'mage', 'monster'],
    ['dragon-riders', 'monster', 'hero'],
    ['horn-of-valhalla', 'hero', 'army'],
  ] as const)('%s: a %s summons a %s', (id, by, who) => {
    const s = stand(id, use, {
      units: { a8: [0, 'garrison'], a1: [0, by], d5: [0, who], e3: [0, 'mage', 'garrison'] },
    });
    const calls = () => engine.choices(s, 0).flatMap((choice) => (choice.type === 'summon' ? [choice] : []));
    if (use === 'hand') {
      expect(calls()).toEqual([]);
      play(s, start(s, id));
    }
    const from = new Set(calls().map(({ summoner }) => figureTypes[typeOf(summoner)]));
    expect([...from]).toEqual([by]);
    expect(new Set(calls().map(({ figure }) => figure))).toEqual(new Set([figureAt(s, 'd5')]));
    const [moved] = [figureAt(s, 'd5')];
    play(
      s,
      calls().find(({ to }) => labelOf(to) === 'b1')!,
    );
    expect([figureAt(s, 'b1'), s.mp[moved], s.activation[moved]]).toEqual([moved, 0, 2]);
  });

  each([
    ['fellowship', 'hero'],
    ['legions', 'army'],
    ['school-of-magic', 'mage'],
    ['breeding-pits', 'monster'],
  ] as const)('%s: a fifth %s may stand, or one comes at once', (id, who) => {
    const units = { a8: [0, 'garrison'], b1: [0, 'garrison', who], c1: [0, who], d1: [0, who] } as const;
    const s = stand(id, use, { units: { ...units, h1: [1, 'garrison', 'hero'] } });
    if (use === 'permanent') {
      expect([0, 1, 2, 3].map((one) => capOf(s, 0, one))).toEqual(
        figureTypes.map((one) => (one === who ? 5 : 4)),
      );
      return;
    }
    carry(s, id, type(who), spaceOf('a8'));
    expect([countFigures(s, 0, type(who)), figureTypes[typeOf(figureAt(s, 'a8'))]]).toEqual([4, who]);
    // With four it brings nothing, and may not be played (MM-R16).
    const full = stand(id, use, { units: { ...units, e1: [0, who] } });
    expect(offers(full, start(full, id))).toBe(false);
  });

  const cases: Readonly<
    Record<string, { readonly given?: Partial<Position>; readonly check: (s: MmState, id: string) => void }>
  > = {
    oracle: {
      given: { hands: [[], ['treants', 'druids']] },
      check(s, id) {
        carry(s, id, 1);
        expect(engine.view(s, 0).hand[1]!.every((card) => card >= 0)).toBe(true);
        expect(engine.view(s, 1).seen[0]).toEqual([]);
      },
    },
    empire: {
      check(s, id) {
        play(s, start(s, id));
        const sites = engine.choices(s, 0).flatMap((c) => (c.type === 'pick' ? [labelOf(c.what)] : []));
        expect(sites.sort()).toEqual(['a7', 'b7', 'b8']);
        play(s, { type: 'pick', what: spaceOf('b7') });
        expect(s.garrison[spaceOf('b7')]).toBe(0);
      },
    },
    merchant: {
      given: {
        ground: { d4: ['plains', 'city'], e4: ['plains', 'town'], h1: ['plains', 'city'] },
      },
      check(s, id) {
        play(s, start(s, id));
        const sites = engine.choices(s, 0).flatMap((c) => (c.type === 'pick' ? [labelOf(c.what)] : []));
        expect(sites.sort()).toEqual(['d4', 'e4']);
        play(s, { type: 'pick', what: spaceOf('e4') });
        expect(s.garrison[spaceOf('e4')]).toBe(0);
      },
    },
    'alter-terrain': {
      check(s, id) {
        carry(s, id, spaceOf('d4'), 3);
        expect(s.terrain[spaceOf('d4')]).toBe(3);
      },
    },
    'haste-spell': {
      given: { units: { d4: [0, 'army'] } },
      check(s, id) {
        const army = figureAt(s, 'd4');
        s.activation[figureAt(s, 'a8')] = 2;
        play(s, start(s, id));
        expect(engine.choices(s, 0)).toEqual([{ type: 'pick', what: army }]);
        play(s, { type: 'pick', what: army });
        expect(s.mp[army]).toBe(2);
      },
    },
    artificer: {
      check(s, id) {
        const hero = figureAt(s, 'a8');
        carry(s, id, hero);
        expect(s.charged[hero]).toBe(1);
      },
    },
    alchemist: {
      given: { hands: [['treants', 'druids', 'rangers']] },
      check(s, id) {
        const [a, b] = [cardOf(s, 'treants'), cardOf(s, 'druids')];
        const kept = cardOf(s, 'rangers');
        const deck = s.deck.length;
        carry(s, id, a, b);
        play(s, { type: 'enough' });
        expect([s.hand[0]!.length, s.hand[0]!.includes(kept), s.deck.length]).toEqual([3, true, deck - 2]);
        expect(s.discard).toEqual(expect.arrayContaining([a, b]));
      },
    },
    diplomat: {
      given: { permanents: [['knights']], hands: [['treants']] },
      check(s, id) {
        const [knights, treants] = [cardOf(s, 'knights'), cardOf(s, 'treants')];
        carry(s, id, knights, treants);
        expect([s.permanents[0]!.includes(treants), s.hand[0]!.includes(knights)]).toEqual([true, true]);
      },
    },
    jester: {
      given: {
        hands: [
          ['treants', 'druids'],
          ['rangers', 'giants'],
        ],
      },
      check(s, id) {
        const theirs = [...s.hand[1]!];
        carry(s, id, 1);
        expect(s.hand[0]).toEqual(theirs);
        // Who holds more is not eligible (MM-R24), counted after Jester has left the hand.
        const poor = stand(id, s.permanents[0]!.length > 0 ? 'permanent' : 'hand', {
          hands: [['treants'], ['rangers', 'giants']],
        });
        expect(offers(poor, start(poor, id))).toBe(false);
      },
    },
    // MM-R25
    polymorph: {
      check(s, id) {
        const hero = figureAt(s, 'a8');
        s.mp[hero] = 1;
        carry(s, id, hero, type('army'));
        const army = figureAt(s, 'a8');
        expect([figureTypes[typeOf(army)], s.at[hero], s.mp[army]]).toEqual(['army', -1, 1]);
      },
    },
    // MM-R26
    illusionist: {
      given: { units: { d4: [0, 'army'] } },
      check(s, id) {
        const [hero, army] = [figureAt(s, 'a8'), figureAt(s, 'd4')];
        carry(s, id, spaceOf('a8') * 2, spaceOf('d4') * 2);
        expect([figureAt(s, 'd4'), figureAt(s, 'a8'), s.mp[hero]]).toEqual([hero, army, 1]);
      },
    },
  };
  each(Object.entries(cases))('%s: once on the own turn', (id, { given, check }) => {
    const s = stand(id, use, given);
    const card = cardOf(s, id);
    const begin = start(s, id);
    check(s, id);
    expect(s.pending.card).toBe(-1);
    if (use === 'hand') expect(s.discard.includes(card)).toBe(true);
    else {
      // MM-R12: no second use in this turn, and a new one in the next.
      expect(offers(s, begin)).toBe(false);
      expect(s.used).toEqual([card]);
    }
    expect(s.lasting[0]).toEqual([]);
  });

  each([['altar-of-sacrifice']] as const)('%s: a figure for two cards, as often as wanted', (id) => {
    const s = stand(id, use, { units: { d4: [0, 'army'], e4: [0, 'army'] } });
    const card = cardOf(s, id);
    if (use === 'hand') play(s, start(s, id));
    for (const at of ['d4', 'e4']) {
      const figure = figureAt(s, at);
      const before = s.hand[0]!.length;
      play(s, { type: 'use', card });
      play(s, { type: 'pick', what: figure });
      expect([s.at[figure], s.hand[0]!.length]).toEqual([-1, before + 2]);
    }
    const once = stand(id, use, { house: { altarLimit: 'oncePerTurn' }, units: { d4: [0, 'army'] } });
    if (use === 'hand') play(once, start(once, id));
    play(once, { type: 'use', card: cardOf(once, id) });
    play(once, { type: 'pick', what: figureAt(once, 'd4') });
    expect(offers(once, { type: 'use', card: cardOf(once, id) })).toBe(false);
  });

  each([['emperor']] as const)('%s, MM-R44: two more cards may be kept, or three are drawn', (id) => {
    const s = stand(id, use, { hands: [['treants', 'druids', 'rangers', 'giants', 'demons', 'dwarves']] });
    if (use === 'hand') {
      play(s, start(s, id));
      expect(s.hand[0]).toHaveLength(9);
      return;
    }
    s.phase = 'end';
    engine.play(s, 0, { type: 'done' }, scriptedDice());
    expect(s.active).toBe(1);
  });
});

test('with the Force cards, every card of the catalogue has been tried', () => {
  const rest = allies.filter(({ effects }) => !effects.some(({ kind }) => kind === 'force'));
  expect([...tried].map((id) => `mm-${id}`).sort()).toEqual(rest.map(({ id }) => id).sort());
  expect(rest).toHaveLength(64 - 36);
});
