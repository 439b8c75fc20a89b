import type { Seat } from '../../../../kernel/game/engine';
import type { RealmChoice } from '../engine/choices';
import { isMover } from '../engine/movers/individuals';
import type { RealmState } from '../engine/state';

/** What those who move for a seat answer, best first: they go on, and let all others be. */
const CALM: readonly RealmChoice['type'][] = [
  'go',
  'follow-on',
  'let-pass',
  'take-along',
  'trade-nothing',
  'hire-nobody',
  'enchant-nothing',
  'evening-done',
];

/** Does it decide now for somebody who moves for it? */
const isForMover = (s: RealmState, choices: readonly RealmChoice[]): boolean => {
  const [first] = choices;
  if (first && 'mover' in first && first.mover !== undefined) return true;
  const ask = s.asks.at(-1);
  return ask !== undefined && isMover(s, ask.seat);
};

/** They follow whom they serve where they can, and do nothing else of their own; undefined: it decides for itself. (MR-B32) */
export function moverChoice(
  s: RealmState,
  seat: Seat,
  choices: readonly RealmChoice[],
): RealmChoice | undefined {
  // For his things it bargains as for its own.
  if (!isForMover(s, choices) || s.asks.at(-1)?.type === 'deal') return undefined;
  return (
    choices.find((one) => one.type === 'record' && one.deed.type === 'follow' && one.deed.guide === seat) ??
    choices.find(({ type }) => type === 'recorded') ??
    CALM.flatMap((type) => choices.filter((one) => one.type === type))[0] ??
    choices[0]
  );
}
