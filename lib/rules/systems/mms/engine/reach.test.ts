import { expect, test } from 'vitest';
import { reachOf, pathTo } from './reach';
import { canStrike } from './strike-ends';
import { at, position, type Position, type Put } from './drawn-position';
import { costAt, isLegal } from './testing-paths';
import type { MmsState } from './state';

const warrior: Put = { seat: 0, card: 'warrior', at: [5, 5] };
const on = (pieces: readonly Put[], house: Position['house'] = {}): MmsState => position({ pieces, house });

/** The same game in which a card moves as far as said. */
function moving(s: MmsState, id: string, units: number): MmsState {
  const cards = s.game.cards.map((card) => (card.id === id ? { ...card, free: units * 2 } : card));
  return { ...s, game: { ...s.game, cards } };
}

test('MMS-E05, MMS-015, MMS-R09: most diagonal steps for an allowance', () => {
  const most = Array.from({ length: 14 }, (_, i) => {
    const s = moving(on([{ ...warrior, at: [1, 1] }]), 'warrior', i + 1);
    let steps = 0;
    while (costAt(s, 0, [2 + steps, 2 + steps]) !== undefined) steps++;
    return steps;
  });
  expect(most).toEqual([0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9]);
});

test('MMS-E06: Woods cost 3 in a free move, 2 before an attack', () => {
  const s = on([warrior, { seat: 1, card: 'woods', at: [5, 9] }]);
  expect(costAt(s, 0, [5, 9])).toBe(7);
  expect(costAt(s, 0, [6, 10])).toBe(5.5);
  expect(isLegal(s, 0, 'S4 SE')).toBe(false);
  expect(costAt(s, 0, [5, 9], { withAttack: true })).toBeUndefined();
});

test('MMS-E07, MMS-R19: attacking into Woods costs their L, unless nobody moved', () => {
  const house = [
    { seat: 1, card: 'woods', at: [5, 9] },
    { seat: 1, card: 'orc', at: [5, 9] },
  ] as const;
  const s = on([warrior, ...house]);
  expect(costAt(s, 0, [5, 8], { withAttack: true, target: 2 })).toBe(3);
  expect(canStrike(s, 0, 0, 2)).toBe(true);
  const farther = on([{ ...warrior, at: [4, 4] }, ...house]);
  expect(costAt(farther, 0, [5, 8], { withAttack: true })).toBe(4.5);
  expect(costAt(farther, 0, [5, 8], { withAttack: true, target: 2 })).toBeUndefined();
  expect(canStrike(farther, 0, 0, 2)).toBe(false);
  const beside = on([
    { ...warrior, at: [5, 8], carried: ['heavy-plate', 'armor', 'tower-shield', 'ash-pike'] },
    ...house,
  ]);
  expect(reachOf(beside, 0, 0, true, 2)).toEqual({ ends: [at(beside, 5, 8) * 2], costs: [0] });
});

test('MMS-R19: nobody pays to attack into his own area, nor where it is uncontrolled, nor a Defense card itself', () => {
  const target = { seat: 1, card: 'orc', at: [5, 9] } as const;
  const far = (control: number) =>
    on([{ ...warrior, at: [4, 4] }, { seat: 1, card: 'woods', at: [5, 9], control }, target]);
  expect(costAt(far(0), 0, [5, 8], { withAttack: true, target: 2 })).toBe(4.5);
  expect(costAt(far(-1), 0, [5, 8], { withAttack: true, target: 2 })).toBe(4.5);
  const fort = on([
    { ...warrior, at: [4, 4] },
    { seat: 1, card: 'fort', at: [5, 9] },
  ]);
  expect(costAt(fort, 0, [5, 8], { withAttack: true, target: 1 })).toBe(4.5);
});

test('MMS-R19: a use the path has paid, or begins in, is not paid again', () => {
  const s = on([
    { ...warrior, at: [5, 7], carried: ['fleet-foot'] },
    { seat: 1, card: 'fort', at: [4, 8] },
    { seat: 1, card: 'orc', at: [4, 8] },
  ]);
  // Into the Fort for 1 + 3, then to the target, within F 5 + 2.
  expect(costAt(s, 0, [5, 8], { withAttack: true, target: 2 })).toBe(4);
  expect(costAt(s, 0, [4, 9], { withAttack: true, target: 2 })).toBe(5.5);
  // Past it: the 3 are owed at the end.
  expect(costAt(s, 0, [3, 8], { withAttack: true, target: 2 })).toBe(2.5);
  // Around it would be 4.5 and the 3 again; through it they are paid, though it is left.
  expect(costAt(s, 0, [3, 10], { withAttack: true })).toBe(4.5);
  expect(costAt(s, 0, [3, 10], { withAttack: true, target: 2 })).toBe(7);
  const within = on([
    { ...warrior, at: [6, 8] },
    { seat: 1, card: 'fort', at: [4, 8] },
    { seat: 1, card: 'orc', at: [4, 8] },
  ]);
  expect(costAt(within, 0, [6, 7], { withAttack: true, target: 2 })).toBe(1);
  expect(costAt(within, 0, [3, 7], { withAttack: true, target: 2 })).toBe(3.5);
});

test('MMS-E22, MMS-R16: flyers pass Y and Woods, stop on no Y, and never pass X', () => {
  const gryphon: Put = { seat: 0, card: 'war-gryphon', at: [3, 3] };
  const moat: Put = { seat: 1, card: 'moat', at: [3, 5] };
  const s = on([gryphon, moat, { seat: 1, card: 'woods', at: [3, 6] }]);
  expect(isLegal(s, 0, 'S6', true)).toBe(true);
  expect(costAt(s, 0, [3, 9], { withAttack: true })).toBe(6);
  expect(isLegal(s, 0, 'S', true)).toBe(false);
  const lava = on([gryphon, moat, { seat: 1, card: 'lava-field', at: [3, 6] }]);
  expect(isLegal(lava, 0, 'S6', true)).toBe(false);
  expect(costAt(lava, 0, [3, 9], { withAttack: true })).toBe(7);
  const over = on([gryphon, moat, { seat: 1, card: 'lava-field', at: [3, 6] }], { flyOverX: true });
  expect(isLegal(over, 0, 'S6', true)).toBe(true);
  expect(isLegal(over, 0, 'S2', true)).toBe(false);
  const onY = on([gryphon, moat, { seat: 1, card: 'ballista', at: [6, 3] }], { flyersMayStopOnY: true });
  expect(isLegal(onY, 0, 'S', true)).toBe(true);
  expect(isLegal(onY, 0, 'E3', true)).toBe(false);
});

test('MMS-R16, MMS-R19: who flies pays for what it stops in and did not start in, and never for its target', () => {
  const s = on([
    { seat: 0, card: 'war-gryphon', at: [3, 3] },
    { seat: 1, card: 'woods', at: [3, 4] },
    { seat: 1, card: 'woods', at: [3, 8] },
    { seat: 1, card: 'haunted-forest', at: [3, 9] },
    { seat: 1, card: 'orc', at: [3, 9] },
  ]);
  expect(costAt(s, 0, [3, 5])).toBe(2);
  expect(costAt(s, 0, [3, 4])).toBe(1);
  expect(costAt(s, 0, [3, 7])).toBe(4 + 3);
  expect(costAt(s, 0, [3, 7], { withAttack: true, target: 4 })).toBe(4 + 2);
  expect(costAt(s, 0, [2, 8], { withAttack: true, target: 4 })).toBe(5.5);
});

test('MMS-E23, MMS-R17, MMS-R56: gates are their controller’s, Defense numbers burden intruders only', () => {
  const s = (control: number) =>
    on([
      warrior,
      { seat: 0, card: 'gate', at: [5, 6], control },
      { seat: 1, card: 'fort', at: [5, 3], rot: 0, control: 1 - control },
    ]);
  expect(costAt(s(0), 0, [5, 6])).toBe(1);
  expect(costAt(s(0), 0, [5, 7])).toBe(2);
  expect(costAt(s(1), 0, [5, 6])).toBeUndefined();
  const foe = on([
    { ...warrior, at: [5, 8] },
    { seat: 1, card: 'fort', at: [4, 4] },
  ]);
  expect(costAt(foe, 0, [5, 6], { withAttack: true })).toBe(5);
  expect(
    costAt(
      on([
        { ...warrior, at: [5, 8] },
        { seat: 0, card: 'fort', at: [4, 4] },
      ]),
      0,
      [5, 6],
      { withAttack: true },
    ),
  ).toBe(2);
  // Terrain burdens whoever placed it (MMS-045).
  expect(costAt(on([warrior, { seat: 0, card: 'swamp', at: [5, 6] }]), 0, [5, 6])).toBe(6);
});

test('MMS-R20: to a Defense that nobody controls there are no intruders, but its Y holds', () => {
  const s = on([warrior, { seat: 1, card: 'fort', at: [5, 6] }, { seat: 1, card: 'gate', at: [5, 4] }], {
    controlAtSetup: 'firstOccupant',
  });
  expect(costAt(s, 0, [5, 6])).toBe(1);
  expect(costAt(s, 0, [5, 4])).toBeUndefined();
});

test('MMS-E24, MMS-R15: a road lends its units to its controller only', () => {
  const s = (control: number) => on([warrior, { seat: 0, card: 'old-road', at: [5, 6], control }]);
  expect(isLegal(s(0), 0, 'S10')).toBe(true);
  expect(isLegal(s(0), 0, 'S11')).toBe(false);
  expect(isLegal(s(1), 0, 'S8')).toBe(true);
  expect(isLegal(s(1), 0, 'S9')).toBe(false);
  expect(costAt(s(0), 0, [5, 15])).toBe(10);
  // Straight on it is as far as the road lies on the way.
  expect(costAt(s(0), 0, [14, 5])).toBeUndefined();
  expect(costAt(s(0), 0, [13, 6])).toBe(9);
});

test('MMS-R15: a road beneath the start counts only when it is left and entered again', () => {
  const s = on([
    { ...warrior, card: 'dwarf-axeman' },
    { seat: 0, card: 'old-road', at: [5, 5] },
  ]);
  expect(costAt(s, 0, [11, 5])).toBe(6);
  expect(costAt(s, 0, [12, 5])).toBeUndefined();
  expect(isLegal(s, 0, 'E W E6')).toBe(true);
  expect(isLegal(s, 0, 'E W E7')).toBe(false);
});

test('MMS-R15: flyers gain by a road only where they stop', () => {
  const s = on([
    { seat: 0, card: 'war-gryphon', at: [3, 1] },
    { seat: 0, card: 'old-road', at: [3, 10] },
    { seat: 0, card: 'old-road', at: [3, 17] },
    { seat: 0, card: 'old-road', at: [3, 18] },
  ]);
  expect(costAt(s, 0, [3, 15])).toBe(14);
  expect(costAt(s, 0, [3, 16])).toBe(15);
  // The step before had nothing to go on.
  expect(costAt(s, 0, [3, 17])).toBeUndefined();
  expect(costAt(s, 0, [4, 16])).toBeUndefined();
});

test('MMS-R15: no step by air is made on credit, whatever lies ahead', () => {
  const s = on([
    { ...warrior, at: [3, 1], carried: ['winged-sandals'] },
    { seat: 0, card: 'old-road', at: [3, 10] },
    { seat: 0, card: 'old-road', at: [3, 11] },
  ]);
  expect(isLegal(s, 0, 'S9')).toBe(true);
  expect(isLegal(s, 0, 'S10')).toBe(false);
  expect(costAt(s, 0, [3, 11])).toBeUndefined();
});

test('MMS-E32, MMS-R15: one bonus for all uses of a card, a surcharge for each', () => {
  const roads = [5, 6, 7].map((y): Put => ({ seat: 0, card: 'old-road', at: [8, y] }));
  const dwarf = on([{ seat: 0, card: 'dwarf-axeman', at: [8, 4] }, ...roads]);
  expect(isLegal(dwarf, 0, 'S8')).toBe(true);
  expect(isLegal(dwarf, 0, 'S9')).toBe(false);
  const swamps = [2, 3].map((y): Put => ({ seat: 1, card: 'swamp', at: [1, y] }));
  const s = on([{ ...warrior, at: [1, 1] }, ...swamps]);
  expect(costAt(s, 0, [1, 2])).toBe(6);
  expect(isLegal(s, 0, 'S2')).toBe(false);
});

test('MMS-R15: moving within an area costs nothing more, coming back does', () => {
  const s = on([
    { ...warrior, at: [5, 5] },
    { seat: 1, card: 'camp', at: [5, 6] },
  ]);
  expect(costAt(s, 0, [5, 8])).toBe(4);
  expect(isLegal(s, 0, 'S3 N2')).toBe(true);
  expect(isLegal(s, 0, 'S N S N S')).toBe(true);
  expect(isLegal(s, 0, 'S N S N S N')).toBe(false);
});

test('MMS-R08, MMS-R50: attachments change both allowances, never below nothing', () => {
  const s = on([
    { ...warrior, carried: ['boots-of-striding'] },
    { seat: 0, card: 'crossbowman', at: [9, 9], carried: ['heavy-plate', 'tower-shield'] },
  ]);
  expect(costAt(s, 0, [16, 5])).toBe(11);
  expect(costAt(s, 0, [17, 5])).toBeUndefined();
  expect(costAt(s, 0, [12, 5], { withAttack: true })).toBe(7);
  expect(reachOf(s, 0, 1, true).ends).toEqual([at(s, 9, 9) * 2]);
  expect(costAt(s, 1, [9, 12])).toBe(3);
  // F 2 − 3 is none, not less: the road adds to that.
  const road = on([
    { seat: 0, card: 'crossbowman', at: [9, 9], carried: ['heavy-plate', 'tower-shield'] },
    { seat: 0, card: 'old-road', at: [9, 8] },
  ]);
  expect(costAt(road, 0, [9, 8], { withAttack: true })).toBe(1);
});

test('MMS-072, MMS-R31: a free move comes back by hand alone, the move before an attack may be none', () => {
  const s = on([warrior]);
  expect(costAt(s, 0, [5, 5])).toBeUndefined();
  expect([isLegal(s, 0, ''), isLegal(s, 0, 'S N'), isLegal(s, 0, 'S4 N4'), isLegal(s, 0, 'S5 N5')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const { ends, costs } = reachOf(s, 0, 0, true);
  expect([ends[0], costs[0]]).toEqual([at(s, 5, 5) * 2, 0]);
  expect(pathTo(s, 0, 0, true, ends[0]!)).toEqual([]);
  expect([...costs].sort((a, b) => a - b)).toEqual(costs);
});

test('MMS-R64: who is left on a moat may step off, and not back', () => {
  const s = on([
    { seat: 0, card: 'warrior', at: [5, 5] },
    { seat: 0, card: 'knight', at: [8, 5] },
    { seat: 1, card: 'moat', at: [5, 5] },
    { seat: 1, card: 'moat', at: [8, 5] },
    { seat: 1, card: 'moat', at: [8, 6] },
  ]);
  expect(costAt(s, 0, [5, 6])).toBe(1);
  expect(isLegal(s, 0, 'S N E')).toBe(false);
  expect(isLegal(s, 1, 'S')).toBe(true);
  expect(isLegal(s, 1, 'S N E')).toBe(false);
});

test('MMS-R31: it strikes from a place in reach, from where it stands, or not at all', () => {
  const orcs = [
    { seat: 1, card: 'orc', at: [5, 11] },
    { seat: 1, card: 'orc', at: [5, 12] },
    { seat: 1, card: 'orc', at: [6, 6] },
  ] as const;
  const s = on([warrior, ...orcs]);
  expect([1, 2, 3].map((orc) => canStrike(s, 0, 0, orc))).toEqual([true, false, true]);
  const armed = on([{ ...warrior, carried: ['yew-bow'] }, ...orcs]);
  expect(canStrike(armed, 0, 0, 2)).toBe(true);
});
