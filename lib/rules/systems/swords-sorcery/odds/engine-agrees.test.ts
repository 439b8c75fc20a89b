import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { asNumber } from '../../../kernel/game/odds';
import { engine } from '../engine';
import type { SsEvent } from '../engine/events';
import { position, spotOf, wizards } from '../engine/testing';
import { choiceWords } from '../scene/choice-words';
import { situations } from './index';

type Rank = 'pion' | 'guard' | 'warrior' | 'demon';
const GAMES = 1500;

/** Four standard errors: a true engine fails one run in sixteen thousand, and the seeds are fixed. */
const bound = (chance: number): number => 4 * Math.sqrt((chance * (1 - chance)) / GAMES) + 1e-9;

test.each([
  ['pion', 'warrior', [], []],
  ['guard', 'guard', ['swords'], []],
  ['pion', 'demon', ['morning-star'], ['hammers']],
  ['warrior', 'guard', ['spears'], ['armour']],
  ['guard', 'pion', ['twin-forks'], ['lucky-charm', 'gauntlet-of-might']],
] as const)('%s against %s with %j and %j: the engine fights as the odds say', (mine, yours, my, your) => {
  const pieces: Readonly<Record<string, readonly [number, Rank | 'wizard']>> = {
    ...wizards,
    '0 A1': [1, yours],
    '0 A1*': [0, mine],
  };
  const spot = (s: ReturnType<typeof position>): number => spotOf(s, '0 A1');
  const first = position({ pieces, play: [my, your] });
  first.phase = 'fight';
  const { odds } = choiceWords(first, 0, { type: 'conflict', spot: spot(first) });
  const { kind, ...question } = odds!;
  const answer = situations.find((one) => one.kind === kind)!.solve(question);
  const said = asNumber(answer.outcomes.find((one) => one.key === 'initiator-wins')!.chance);
  let won = 0;
  const dice = seededDice(`${mine} ${yours}`);
  for (let game = 0; game < GAMES; game++) {
    const s = engine.clone(first);
    const events: SsEvent[] = [];
    const tell = (event: SsEvent): void => void events.push(event);
    engine.play(s, 0, { type: 'conflict', spot: spot(s) }, dice, tell);
    // Each side names the first card it has in play, where it is asked.
    while (s.tasks.at(-1)?.kind === 'conflict') {
      const seat = engine.toAct(s)[0]!;
      engine.play(s, seat, engine.choices(s, seat)[0]!, dice, tell);
    }
    if (events.some((event) => event.type === 'fought' && event.winner === 'initiator')) won++;
  }
  expect(Math.abs(won / GAMES - said)).toBeLessThan(bound(said));
});
