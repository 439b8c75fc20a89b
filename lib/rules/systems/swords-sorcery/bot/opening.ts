import type { Seat } from '../../../kernel/game/engine';
import { NEXUS, WARRIOR, WIZARD, type SsChoice, type SsState } from '../engine/state';

type Steps = readonly Int8Array[];
const NOWHERE = 99;
const nexusSteps = new WeakMap<object, Steps>();
const transmitterSteps = new WeakMap<object, Steps>();

/** By seat: steps along lines to every spot from the nearest goal in the seat’s own domain. */
function stepsIn(s: SsState, known: WeakMap<object, Steps>, isGoal: (spot: number) => boolean): Steps {
  const { adj, players, stride } = s.game;
  const before = known.get(adj);
  if (before) return before;
  const all = Array.from({ length: players }, (_, seat) => {
    const steps = new Int8Array(s.on.length).fill(NOWHERE);
    const queue: number[] = [];
    for (let spot = seat * stride; spot < (seat + 1) * stride; spot++)
      if (isGoal(spot)) {
        steps[spot] = 0;
        queue.push(spot);
      }
    for (const here of queue)
      for (const near of adj[here]!)
        if (steps[near] === NOWHERE) {
          steps[near] = steps[here]! + 1;
          queue.push(near);
        }
    return steps;
  });
  known.set(adj, all);
  return all;
}

const fromNexus = (s: SsState): Steps => stepsIn(s, nexusSteps, (spot) => s.game.ground[spot] === NEXUS);
const fromTransmitter = (s: SsState): Steps =>
  stepsIn(s, transmitterSteps, (spot) => s.game.links[spot]!.length > 0);

type Placing = Extract<SsChoice, { type: 'place' }>;

/** Wizard on the nexus, guards and pions about it, the warrior beside a transmitter. (Ledger 7.5) */
export function placeWorth(s: SsState, seat: Seat, { piece, spot }: Placing): number {
  const far = fromNexus(s)[seat]![spot]!;
  switch (s.type[piece]) {
    case WIZARD:
      return 100 - far;
    case WARRIOR:
      return (s.game.links[spot]!.length > 0 ? 80 : 40) - far;
    default:
      return 60 + 5 * (s.type[piece] ?? 0) - far;
  }
}

/**
 * The same for wizard and warrior; the others as far as can be from the nexus, and from the transmitters with half the weight:
 * of all that was tried this won most games.
 */
export function placeApart(s: SsState, seat: Seat, placing: Placing): number {
  const { piece, spot } = placing;
  const type = s.type[piece]!;
  if (type === WIZARD || type === WARRIOR) return placeWorth(s, seat, placing);
  // A spot that no line leads to is no place at all.
  const apart = (steps: Steps): number => steps[seat]![spot]! % NOWHERE;
  return 60 + 5 * type + apart(fromNexus(s)) + apart(fromTransmitter(s)) / 2;
}
