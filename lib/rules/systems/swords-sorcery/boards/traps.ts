import type { Dice } from '../../../kernel/game/dice';
import { gatesOf, nexusOf, stepsFrom, twinOf, type Lattice, type Web } from './lattice';

/** Do the traps stand across every way between the nexus and the gates? */
const bars = (web: Web, nexus: number, gates: readonly number[], trap: readonly boolean[]): boolean => {
  const steps = stepsFrom(web, nexus, trap);
  return gates.every((gate) => steps[gate]! < 0);
};

/** The fewest and the most traps on the shortest ways from the nexus to a pad, over all of them. */
function trapsOnWay(
  web: Web,
  nexus: number,
  gates: readonly number[],
  trap: readonly boolean[],
): readonly [fewest: number, most: number] {
  const steps = stepsFrom(web, nexus);
  const fewest = new Array<number>(web.length).fill(Infinity);
  const most = new Array<number>(web.length).fill(-Infinity);
  fewest[nexus] = most[nexus] = 0;
  const order = [...web.keys()].filter((p) => steps[p]! > 0).sort((a, b) => steps[a]! - steps[b]!);
  for (const place of order) {
    const here = trap[place] ? 1 : 0;
    for (const before of web[place]!) {
      if (steps[before] !== steps[place]! - 1) continue;
      fewest[place] = Math.min(fewest[place]!, fewest[before]! + here);
      most[place] = Math.max(most[place]!, most[before]! + here);
    }
  }
  const near = Math.min(...gates.map((gate) => steps[gate]!));
  const ends = gates.filter((gate) => steps[gate] === near);
  return [Math.min(...ends.map((gate) => fewest[gate]!)), Math.max(...ends.map((gate) => most[gate]!))];
}

/** The fewest traps on any way, short or long, from some places to others. */
function trapsThrough(
  web: Web,
  starts: readonly number[],
  ends: readonly number[],
  trap: readonly boolean[],
): number {
  const met = new Array<number>(web.length).fill(Infinity);
  let now = [...starts];
  for (const start of starts) met[start] = trap[start] ? 1 : 0;
  for (let traps = 0; now.length > 0; traps++) {
    const later: number[] = [];
    // The list grows while it is walked: what lies behind no further trap belongs to this round.
    for (const place of now) {
      if (met[place] !== traps) {
        later.push(place);
        continue;
      }
      for (const next of web[place]!) {
        const sum = traps + (trap[next] ? 1 : 0);
        if (sum >= met[next]!) continue;
        met[next] = sum;
        now.push(next);
      }
    }
    now = later;
  }
  return Math.min(...ends.map((place) => met[place]!));
}

/** Orders in which the places of a draft are tried before it is given up. */
const TRIES = 12;

/**
 * Trap spots in twins, away from the gates and from the nexus, so that nobody comes to the nexus or leaves it without
 * passing one, whoever takes a shortest way in or out passes just one, and whoever crosses the domain passes two: as on
 * the house boards. Each pad is asked by itself, for a way in that is right says nothing of the way out. Undefined where
 * these lines allow no such set. (SS-R77)
 */
export function layTraps(
  lattice: Lattice,
  web: Web,
  taken: readonly boolean[],
  dice: Dice,
): boolean[] | undefined {
  const nexus = nexusOf(lattice);
  const { TXL, RXL, TXR, RXR } = gatesOf(lattice);
  const gates = [...TXL, ...RXL, ...TXR, ...RXR];
  const half = taken.flatMap((is, place) =>
    is && place < nexus && !gates.includes(place) && !web[nexus]!.has(place) ? [place] : [],
  );
  const [least, most] = lattice.traps;
  for (let tries = 0; tries < TRIES; tries++) {
    const order = dice.shuffle(half);
    const trap = taken.map(() => false);
    const set = (place: number, is: boolean): void => {
      trap[place] = is;
      trap[twinOf(lattice, place)] = is;
    };
    // A half turn maps the pads of the right onto those of the left.
    const onePerWay = (): boolean =>
      [TXL, RXL].every((pad) => trapsOnWay(web, nexus, pad, trap).every((traps) => traps === 1));
    for (const place of order) set(place, true);
    if (!bars(web, nexus, gates, trap)) return undefined;
    for (const place of order) {
      set(place, false);
      if (!bars(web, nexus, gates, trap)) set(place, true);
    }
    if (!onePerWay()) continue;
    const goal = least + 2 * dice.below(2);
    const count = (): number => trap.filter((is) => is).length;
    for (const place of order) {
      if (count() >= goal) break;
      if (trap[place]) continue;
      set(place, true);
      if (!onePerWay()) set(place, false);
    }
    const laid = count();
    if (laid >= least && laid <= most && trapsThrough(web, RXL, TXR, trap) >= 2) return trap;
  }
  return undefined;
}
