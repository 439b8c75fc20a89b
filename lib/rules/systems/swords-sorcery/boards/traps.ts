import type { Dice } from '../../../kernel/dice';
import { stepsFrom, twinOf, type Lattice, type Web } from './lattice';

/** Do the traps stand across every way between the nexus and the gates? */
const bars = (web: Web, nexus: number, gates: readonly number[], trap: readonly boolean[]): boolean => {
  const steps = stepsFrom(web, nexus, trap);
  return gates.every((gate) => steps[gate]! < 0);
};

/** The fewest traps on a shortest way from the nexus to one of the gates. */
export function leastTraps(
  web: Web,
  nexus: number,
  gates: readonly number[],
  trap: readonly boolean[],
): number {
  const steps = stepsFrom(web, nexus);
  const least = new Array<number>(web.length).fill(Infinity);
  least[nexus] = 0;
  const order = [...web.keys()].filter((p) => steps[p]! > 0).sort((a, b) => steps[a]! - steps[b]!);
  for (const place of order)
    for (const before of web[place]!)
      if (steps[before] === steps[place]! - 1)
        least[place] = Math.min(least[place]!, least[before]! + (trap[place] ? 1 : 0));
  const near = Math.min(...gates.map((gate) => steps[gate]!));
  return Math.min(...gates.filter((gate) => steps[gate] === near).map((gate) => least[gate]!));
}

/**
 * Trap spots in twins, away from the gates and from the nexus, so that nobody comes to the nexus or leaves it without
 * passing one, and whoever takes the shortest way passes just one. Undefined where these lines allow no such set.
 */
export function layTraps(
  lattice: Lattice,
  web: Web,
  taken: readonly boolean[],
  nexus: number,
  gates: readonly number[],
  dice: Dice,
): boolean[] | undefined {
  const half = taken.flatMap((is, place) =>
    is && place < nexus && !gates.includes(place) && !web[nexus]!.has(place) ? [place] : [],
  );
  const order = dice.shuffle(half);
  const trap = taken.map(() => false);
  const set = (place: number, is: boolean): void => {
    trap[place] = is;
    trap[twinOf(lattice, place)] = is;
  };
  for (const place of order) set(place, true);
  if (!bars(web, nexus, gates, trap)) return undefined;
  for (const place of order) {
    set(place, false);
    if (!bars(web, nexus, gates, trap)) set(place, true);
  }
  const [least, most] = lattice.traps;
  const goal = least + 2 * dice.below(2);
  const count = (): number => trap.filter((is) => is).length;
  for (const place of order) {
    if (count() >= goal) break;
    if (trap[place]) continue;
    set(place, true);
    if (leastTraps(web, nexus, gates, trap) !== 1) set(place, false);
  }
  const laid = count();
  return laid >= least && laid <= most && leastTraps(web, nexus, gates, trap) === 1 ? trap : undefined;
}
