import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { labelOf } from './board';
import { engine } from './index';
import { position } from './testing';

const labels = Array.from({ length: 64 }, (_, i) => labelOf(i));
test.each([
  ['shared', [0, 1]],
  ['figuresThenGarrisons', [1]],
] as const)('MM-R07: a tie on spaces at the limit, %s', (v4Tie, winners) => {
  const owners = [18, 18, 17, 11].flatMap((n, seat) => Array.from({ length: n }, () => seat));
  const units = labels.map((label, i) => [label, [owners[i]!, 'garrison']] as const);
  // The second has a figure more in a space that he holds anyway.
  const more = [labels[owners.indexOf(1)]!, [1, 'garrison', 'army']] as const;
  const s = position({ house: { players: 4, v4Tie }, units: Object.fromEntries([...units, more]) });
  s.active = 3;
  s.turn = 80;
  s.round = 20;
  s.phase = 'end';
  engine.play(s, 3, { type: 'done' }, scriptedDice());
  expect(engine.outcome(s)).toMatchObject({ winners, by: 'V4' });
});

describe('MM-R06, MM-R07: turns really taken, and extra rounds, after the fall of one of three', () => {
  /** Who has won once the turn has ended: seats 0 and 2 live, with as many spaces, or one more for seat 0. */
  const after = (given: {
    active: 0 | 2;
    turn: number;
    /** Where the limit came, and extra rounds since. */
    limitSeat?: number;
    extraRounds?: number;
    leads?: boolean;
  }) => {
    const { active, turn, limitSeat = -1, extraRounds = 0, leads = false } = given;
    const s = position({
      house: { players: 3, turnLimitCount: 'playerTurns', v4Tie: 'continueRound' },
      phase: 'end',
      active,
      turn,
      units: {
        a8: [0, 'garrison', 'hero'],
        ...(leads && { a7: [0, 'garrison'] }),
        h8: [2, 'garrison', 'hero'],
      },
    });
    Object.assign(s, { limitSeat, extraRounds });
    s.alive[1] = false;
    engine.play(s, active, { type: 'done' }, scriptedDice());
    return engine.outcome(s)?.winners;
  };

  test.each([
    ['the turn before the limit', { active: 2, turn: 59, leads: true }, undefined],
    ['the limit, with a leader, in mid-round', { active: 0, turn: 60, leads: true }, [0]],
    ['the limit, tied', { active: 2, turn: 60 }, undefined],
    [
      'a leader in the midst of an extra round',
      { active: 0, turn: 61, limitSeat: 2, leads: true },
      undefined,
    ],
    ['a leader after one extra round', { active: 2, turn: 62, limitSeat: 2, leads: true }, [0]],
    ['tied before ten extra rounds', { active: 2, turn: 78, limitSeat: 2, extraRounds: 8 }, undefined],
    ['tied after ten extra rounds', { active: 2, turn: 80, limitSeat: 2, extraRounds: 9 }, [0, 2]],
    // The second fell in this round: two turns since the limit, of which his was one, are no round of the two that live.
    [
      'one fell in mid-round before his foe’s turn',
      { active: 0, turn: 62, limitSeat: 2, leads: true },
      undefined,
    ],
    ['one fell, and the round is whole', { active: 2, turn: 63, limitSeat: 2, leads: true }, [0]],
    ['the limit was the fallen one’s turn', { active: 0, turn: 62, limitSeat: 1, leads: true }, [0]],
  ] as const)('%s', (_, given, winners) => {
    expect(after(given)).toEqual(winners);
  });
});
