import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { beginGame, lastState, loadPlayable, playMove, type GameUnderWay } from '@/lib/rules/playing';
import { logLines } from './log-lines';

const slug = 'swords-sorcery';

/** A game of so many first choices. */
async function played(moves: number) {
  const playable = (await loadPlayable(slug))!;
  const begun = beginGame(await loadSystem(slug), playable, { lists: [null, null] }, 'a seed');
  if (!begun.ok) throw new Error('not begun');
  let game: GameUnderWay = begun.value;
  for (let n = 0; n < moves; n++) {
    const next = playMove(playable, game, playable.engine.toAct(lastState(game))[0]!, 0);
    if (!next.ok) throw new Error('not played');
    game = next.value;
  }
  return { playable, game };
}

test('the log says where bots decided in place of people, and names these where it can', async () => {
  const { playable, game } = await played(4);
  const standIns = [
    { seat: 0, from: 1, to: 1 },
    { seat: 1, from: 2, to: 3 },
  ];
  const said = (record: GameUnderWay['record'], upTo: number) =>
    logLines(playable, { ...game, record }, undefined, upTo, 1000)
      .lines.filter(({ rule }) => rule === undefined)
      .map(({ move, words }) => [move, words.text]);
  const bob = { kind: 'person', name: 'Bob' } as const;
  const record = { ...game.record, standIns, players: [bob, { kind: 'bot', level: 'steady' } as const] };
  expect(said(record, 4)).toEqual([
    [1, 'The next decision was made by a bot in place of Bob.'],
    [2, 'From here to move 4 a bot decided in place of the person at seat 2.'],
  ]);
  expect(said(record, 1)).toHaveLength(1);
  expect(said(game.record, 4)).toEqual([]);
});
