import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { engine } from './index';
import { targetsOf } from './range';
import { reachOf } from './reach';
import type { MmsState } from './state';
import { strikesFrom } from './strike-ends';
import { tableOf } from './testing-tables';

/** All ends from which the target is in range, one after the other. */
const strikesOf = (s: MmsState, seat: Seat, piece: number, target: number): readonly number[] =>
  reachOf(s, seat, piece, true, target).ends.filter((pose) => strikesFrom(s, seat, piece, pose, target));

/** What an activated character is offered, against what a search of all its ways says. */
function checkDeeds(s: MmsState, seat: Seat): number {
  const { piece } = s.acting;
  const choices = engine.choices(s, seat);
  expect(choices.some(({ type }) => type === 'move')).toBe(reachOf(s, seat, piece, false).ends.length > 0);
  const targets: number[] = [];
  targetsOf(s, seat, piece, targets);
  expect(choices.flatMap((choice) => (choice.type === 'attack' ? [choice.target] : []))).toEqual(
    targets.filter((target) => strikesOf(s, seat, piece, target).length > 0),
  );
  return targets.length;
}

/** Where it may attack from, in the same way. */
function checkGoals(s: MmsState, seat: Seat): number {
  const { piece, target } = s.acting;
  const ends = engine
    .choices(s, seat)
    .flatMap((choice) => (choice.type === 'go' ? [choice.at * 2 + choice.rot] : []));
  expect(ends).toEqual(strikesOf(s, seat, piece, target));
  return ends.length;
}

test.each([
  {},
  { players: 3, boardWidth: 12, boardHeight: 12 },
  { attackUnidentified: true, diagonalReach: 'adjacent', pivotCost: 0.5 },
  { cornerCutting: 'never', groupMarkers: true, passThroughFriends: true },
])('MMS-R31, MMS-R32: what is seen at once is what a search finds, under %j', (house) => {
  const table = tableOf(house);
  let checked = 0;
  for (let game = 0; game < 4; game++) {
    const dice = seededDice(`straight ${game}`);
    const s = engine.setup(table, dice);
    for (let [seat] = engine.toAct(s); seat !== undefined; [seat] = engine.toAct(s)) {
      if (s.phase === 'turn' && s.stage === 'act') checked += checkDeeds(s, seat);
      if (s.phase === 'turn' && s.stage === 'goal' && s.acting.deed === 'attack')
        checked += checkGoals(s, seat);
      engine.play(s, seat, dice.pick(engine.choices(s, seat)), dice);
    }
  }
  expect(checked).toBeGreaterThan(500);
});
