import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmChoice, MmState } from './state';
import { figureAt, position } from './testing';
import { cardOf } from './testing-cards';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
const attack = (s: MmState, seat: Seat, from: string, to: string, ...faces: number[]): readonly MmEvent[] => {
  const events: MmEvent[] = [];
  const step = { type: 'step', figure: figureAt(s, from), to: spaceOf(to) } as const;
  engine.play(s, seat, step, scriptedDice(...faces), (event) => events.push(event));
  return events;
};
const say = (s: MmState, seat: Seat, choice: MmChoice, ...faces: number[]): void => {
  expect(engine.toAct(s)).toContain(seat);
  expect(engine.choices(s, seat)).toContainEqual(choice);
  engine.play(s, seat, choice, scriptedDice(...faces));
};
const PASS = { type: 'pass' } as const;
const answer = (s: MmState, id: string) => ({ type: 'answer', card: cardOf(s, id) }) as const;
const put = (s: MmState, id: string) => ({ type: 'put', card: cardOf(s, id) }) as const;

test('MM-087, MM-R34: four dice of six sides, two for each side', () => {
  const s = position({ units: { ...homes, d5: [0, 'army'], d4: [1, 'army'] } });
  const sides: number[] = [];
  const dice = { ...scriptedDice(), roll: (of: number) => sides.push(of) };
  engine.play(s, 0, { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') }, dice);
  expect(sides).toEqual([6, 6, 6, 6]);
});

describe('MM-085, MM-086: the first mage of the first player defends as a figure like any other', () => {
  const guarded = (...pieces: readonly ('mage' | 'garrison')[]): MmState => {
    const s = position({
      active: 1,
      units: {
        h1: [1, 'garrison', 'hero'],
        a8: [0, 'garrison', 'hero'],
        d5: [1, 'hero'],
        d4: [0, ...pieces],
      },
      permanents: [[], ['witch-hunter']],
    });
    s.mp.fill(1, 20);
    return s;
  };

  test('before his garrison, and to him the attacker’s cards speak', () => {
    const s = guarded('mage', 'garrison');
    expect(figureAt(s, 'd4')).toBe(0);
    const events = attack(s, 1, 'd5', 'd4', 3, 3, 3, 3, 1, 1, 6, 6);
    const rounds = events.flatMap((event) =>
      event.type === 'resolved' ? [[event.defender, event.totals]] : [],
    );
    // Witch Hunter helps against the mage and not against the garrison.
    expect(events.flatMap((event) => (event.type === 'fought' ? [event.force] : []))).toEqual([
      [2, 0],
      [0, -2],
    ]);
    expect(rounds).toEqual([
      [0, [8, 6]],
      [-1, [2, 10]],
    ]);
    expect([figureAt(s, 'd4'), s.garrison[spaceOf('d4')]]).toEqual([-1, 0]);
  });

  test('his garrison alone is fought as well', () => {
    const s = guarded('garrison');
    attack(s, 1, 'd5', 'd4', 3, 3, 1, 1);
    expect([s.garrison[spaceOf('d4')], figureAt(s, 'd4')]).toEqual([-1, s.moving]);
  });

  test('alone, as the one who is asked for cards', () => {
    const s = guarded('mage');
    s.hand[0] = [cardOf(s, 'duelist')];
    attack(s, 1, 'd5', 'd4', 3, 3, 3, 3);
    say(s, 0, PASS);
    expect(s.at[0]).toBe(-1);
  });
});

describe('MM-R11: after the dice', () => {
  const duel = (hands: readonly (readonly string[])[], third: 'mage' | 'army' = 'army'): MmState =>
    position({
      units: { ...homes, d5: [0, 'army'], d4: [1, 'army'], d3: [1, third] },
      permanents: [['cavalry']],
      hands,
    });

  test('who has passed is asked again after an answer, until both have passed in a row', () => {
    const s = duel([['knights'], ['amazons', 'shield-bearers']]);
    attack(s, 0, 'd5', 'd4', 6, 6, 1, 1);
    say(s, 0, PASS);
    say(s, 1, answer(s, 'amazons'));
    say(s, 0, PASS);
    expect(s.combat.attacker).toBeGreaterThanOrEqual(0);
    say(s, 1, answer(s, 'shield-bearers'));
    say(s, 0, PASS);
    expect([s.combat.attacker, figureAt(s, 'd4') < 20]).toEqual([-1, true]);
  });

  test('in the next combat of the turn the attacker is asked first again, and then the defender', () => {
    const s = duel([['knights', 'treants'], ['dwarves']]);
    attack(s, 0, 'd5', 'd4', 3, 3, 3, 3);
    say(s, 0, answer(s, 'knights'));
    say(s, 1, PASS);
    say(s, 0, PASS);
    attack(s, 0, 'd4', 'd3', 3, 3, 3, 3);
    expect(engine.toAct(s)).toEqual([0]);
    say(s, 0, PASS);
    say(s, 1, PASS);
    expect(s.combat.attacker).toBe(-1);
  });

  test('MM-R37: Artificer is for the attacker alone', () => {
    const s = position({
      units: { ...homes, d5: [0, 'army'], d4: [1, 'army'] },
      permanents: [[], ['artificer']],
      hands: [['knights'], ['amazons']],
    });
    attack(s, 0, 'd5', 'd4', 3, 3, 3, 3);
    say(s, 0, PASS);
    expect(engine.choices(s, 1)).toEqual([answer(s, 'amazons'), PASS]);
    // Nor is he asked for its sake.
    const idle = position({
      units: { ...homes, d5: [0, 'army'], d4: [1, 'army'] },
      permanents: [[], ['artificer']],
    });
    attack(idle, 0, 'd5', 'd4', 3, 3, 3, 2);
    expect(idle.combat.attacker).toBe(-1);
  });
});

describe('MM-R11: before the dice, face down', () => {
  const house = { combatCards: 'beforeDiceSecret' } as const;
  const units = { ...homes, d5: [0, 'army'], d4: [1, 'army'], d3: [1, 'army'] } as const;

  test('both are asked at once, and no card is put twice', () => {
    const s = position({ house, units, hands: [['knights'], ['amazons']] });
    attack(s, 0, 'd5', 'd4');
    expect(engine.toAct(s)).toEqual([0, 1]);
    say(s, 1, put(s, 'amazons'));
    expect(engine.choices(s, 1)).toEqual([PASS]);
    say(s, 1, PASS);
    expect(engine.toAct(s)).toEqual([0]);
  });

  test('the dice are thrown at once where nobody has a card', () => {
    const s = position({ house, units });
    attack(s, 0, 'd5', 'd4', 6, 6, 1, 1);
    expect(figureAt(s, 'd4')).toBe(s.moving);
  });

  test('in the next combat of the turn both put anew, and what was put before stays played', () => {
    const s = position({
      house,
      units,
      permanents: [['cavalry']],
      hands: [
        ['knights', 'horse-archers'],
        ['amazons', 'shield-bearers'],
      ],
    });
    attack(s, 0, 'd5', 'd4');
    say(s, 0, put(s, 'knights'));
    say(s, 0, PASS);
    say(s, 1, PASS, 6, 6, 1, 1);
    attack(s, 0, 'd4', 'd3');
    expect(engine.toAct(s)).toEqual([0, 1]);
    say(s, 0, PASS);
    say(s, 1, PASS, 6, 6, 1, 1);
    expect(s.hand.map((hand) => hand.length)).toEqual([1, 2]);
  });
});

test('MM-091, MM-092: a tie is told by its own rule', () => {
  const rule = (...faces: number[]) => {
    const s = position({ units: { ...homes, d5: [0, 'army'], d4: [1, 'army'] } });
    return attack(s, 0, 'd5', 'd4', ...faces).find(({ type }) => type === 'resolved')!.rule;
  };
  expect([rule(3, 3, 3, 3), rule(3, 3, 1, 1), rule(1, 1, 3, 3)]).toEqual(['MM-092', 'MM-091', 'MM-091']);
});

test('MM-R10: who fell after a summons was not the figure under way, which ends when another begins', () => {
  const s = position({
    units: { ...homes, d4: [0, 'army'], f2: [0, 'army'], g5: [0, 'army'], b8: [1, 'garrison'] },
    permanents: [['horn-of-valhalla', 'seven-league-boots']],
  });
  const hero = figureAt(s, 'a8');
  attack(s, 0, 'a8', 'a7');
  const army = figureAt(s, 'd4');
  engine.play(
    s,
    0,
    { type: 'summon', summoner: hero, figure: army, to: spaceOf('b8') },
    scriptedDice(1, 1, 6, 6),
  );
  expect(s.at[army]).toBe(-1);
  attack(s, 0, 'f2', 'f3');
  expect(engine.choices(s, 0).some((one) => one.type === 'step' && one.figure === hero)).toBe(false);
});

test('MM-093, MM-R08: who has fought and has no point left may not go on into a Town, free or not', () => {
  const s = position({
    ground: { d3: ['plains', 'town'] },
    units: { ...homes, d5: [0, 'army'], d4: [1, 'army'], d3: [0, 'garrison'] },
  });
  const army = figureAt(s, 'd5');
  attack(s, 0, 'd5', 'd4', 6, 6, 1, 1);
  expect(engine.choices(s, 0).some((one) => one.type === 'step' && one.figure === army)).toBe(false);
});

describe('MM-R14, MM-R15: where Force looks', () => {
  test('the attacker alone may read the ground that he came from', () => {
    const force = (forest: string) => {
      const s = position({
        house: { forceTerrain: 'ownSpace' },
        ground: { [forest]: ['forests', 'mine'] },
        units: { ...homes, d5: [0, 'army'], d4: [1, 'army'] },
        permanents: [[], ['wood-elves']],
      });
      return attack(s, 0, 'd5', 'd4', 3, 3, 3, 3).flatMap((one) => (one.type === 'fought' ? one.force : []));
    };
    expect([force('d4')[1]! > 0, force('d5')]).toEqual([true, [0, 0]]);
  });

  test('another’s figure beside the space is no help', () => {
    const force = (owner: Seat) => {
      const s = position({
        units: { ...homes, d5: [0, 'hero'], d4: [1, 'mage'], c3: [owner, 'army'] },
        permanents: [['warlord']],
      });
      return attack(s, 0, 'd5', 'd4', 6, 6, 1, 1).flatMap((one) =>
        one.type === 'fought' ? one.force : [],
      )[0];
    };
    expect([force(0), force(1)]).toEqual([1, 0]);
  });
});
