import type { Seat } from '../../../kernel/engine';
import { NEXUS, WARRIOR, WIZARD, type SsChoice, type SsState } from '../engine/state';

const known = new WeakMap<object, Int8Array[]>();

/** Steps along lines from the nexus of the seat’s domain, by spot. */
function fromNexus(s: SsState, seat: Seat): Int8Array {
  const kept = known.get(s.game.adj) ?? [];
  known.set(s.game.adj, kept);
  const before = kept[seat];
  if (before) return before;
  const steps = new Int8Array(s.on.length).fill(99);
  const home = seat * s.game.stride;
  const queue: number[] = [];
  for (let spot = home; spot < home + s.game.stride; spot++)
    if (s.game.ground[spot] === NEXUS) {
      steps[spot] = 0;
      queue.push(spot);
    }
  for (const here of queue)
    for (const near of s.game.adj[here]!)
      if (steps[near] === 99) {
        steps[near] = steps[here]! + 1;
        queue.push(near);
      }
  return (kept[seat] = steps);
}

/** Wizard on the nexus, guards and pions about it, the warrior beside a transmitter. (Ledger 7.5) */
export function placeWorth(
  s: SsState,
  seat: Seat,
  { piece, spot }: Extract<SsChoice, { type: 'place' }>,
): number {
  const far = fromNexus(s, seat)[spot]!;
  switch (s.type[piece]) {
    case WIZARD:
      return 100 - far;
    case WARRIOR:
      return (s.game.links[spot]!.length > 0 ? 80 : 40) - far;
    default:
      return 60 + 5 * (s.type[piece] ?? 0) - far;
  }
}
