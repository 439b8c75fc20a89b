import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/scripted-dice';
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
