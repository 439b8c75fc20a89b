import type { Dice } from '../../../kernel/game/dice';
import { padIds, type Board, type Line } from './board';
import { gridBoard } from './grid-board';
import {
  fullWeb,
  gatesOf,
  holdsTogether,
  isJoined,
  join,
  nexusOf,
  part,
  placeName,
  placesOf,
  stepsFrom,
  twinOf,
  usual,
  wide,
  type Lattice,
  type Web,
} from './lattice';
import { layTraps } from './traps';

/** Some places in twins; nexus and gates are always among them. */
function takePlaces(lattice: Lattice, spots: number, dice: Dice): boolean[] {
  const nexus = nexusOf(lattice);
  const gates = Object.values(gatesOf(lattice)).flat();
  const half = Array.from({ length: nexus }, (_, place) => place).filter((place) => !gates.includes(place));
  const taken = new Array<boolean>(placesOf(lattice)).fill(true);
  const out = Math.max(0, Math.trunc((placesOf(lattice) - spots) / 2));
  for (const place of dice.shuffle(half).slice(0, out)) {
    taken[place] = false;
    taken[twinOf(lattice, place)] = false;
  }
  return taken;
}

/** Lines in twins, each pair named by one of them. */
function linePairs(lattice: Lattice, web: Web): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  web.forEach((next, a) => {
    for (const b of next) {
      const [c, d] = [twinOf(lattice, b), twinOf(lattice, a)];
      if (a < b && (a < c || (a === c && b <= d))) out.push([a, b]);
    }
  });
  return out;
}

const lineCount = (web: Web): number => web.reduce((sum, next) => sum + next.size, 0) / 2;

/** Takes a line and its twin away if the board holds together without them. */
function thin(
  lattice: Lattice,
  web: Web,
  taken: readonly boolean[],
  [a, b]: readonly [number, number],
): boolean {
  const [c, d] = [twinOf(lattice, a), twinOf(lattice, b)];
  part(web, a, b);
  part(web, c, d);
  if (holdsTogether(web, taken)) return true;
  join(web, a, b);
  join(web, c, d);
  return false;
}

/** Takes lines away until every gate lies as deep as it should and the board has no more lines than wanted. */
function thinOut(lattice: Lattice, web: Web, taken: readonly boolean[], most: number, dice: Dice): boolean {
  const nexus = nexusOf(lattice);
  const { TXL, RXL } = gatesOf(lattice);
  const depths = (): readonly number[] => {
    const steps = stepsFrom(web, nexus);
    return [TXL, RXL].map((gate) => Math.min(...gate.map((place) => steps[place]!)));
  };
  for (const pair of dice.shuffle(linePairs(lattice, web).filter((p) => p.includes(nexus))))
    if (web[nexus]!.size > 4) thin(lattice, web, taken, pair);
  if (web[nexus]!.size !== 4) return false;

  const atNexus = (pair: readonly [number, number]): boolean => pair.includes(nexus);
  for (let near = Math.min(...depths()); near < lattice.depth; near = Math.min(...depths())) {
    // Lines on a shortest way to a gate that lies too near.
    const out = stepsFrom(web, nexus);
    const gate = [...TXL, ...RXL].filter((place) => out[place] === near);
    const back = gate.map((place) => stepsFrom(web, place));
    const onWay = dice
      .shuffle(
        linePairs(lattice, web).filter(
          (p) =>
            !atNexus(p) &&
            back.some((b) => Math.min(out[p[0]]! + b[p[1]]!, out[p[1]]! + b[p[0]]!) + 1 === near),
        ),
      )
      .find((pair) => thin(lattice, web, taken, pair));
    if (!onWay) return false;
  }
  if (depths().some((depth) => depth !== lattice.depth)) return false;

  for (const pair of dice.shuffle(linePairs(lattice, web))) {
    if (lineCount(web) <= most) break;
    if (atNexus(pair) || !thin(lattice, web, taken, pair)) continue;
    if (depths().every((depth) => depth === lattice.depth)) continue;
    join(web, ...pair);
    join(web, twinOf(lattice, pair[0]), twinOf(lattice, pair[1]));
  }
  return lineCount(web) <= lattice.lines[1];
}

/** Two spots beside the nexus where rocks leave every way as long as it was (SS-R56). */
function rockPair(lattice: Lattice, web: Web, dice: Dice): readonly number[] | undefined {
  const nexus = nexusOf(lattice);
  const { TXL, RXL } = gatesOf(lattice);
  return dice
    .shuffle([...web[nexus]!].filter((place) => place < nexus))
    .map((place) => [place, twinOf(lattice, place)])
    .find((rocks) => {
      const shut = web.map((_, place) => rocks.includes(place));
      const steps = stepsFrom(web, nexus, shut);
      return (
        web.every((next, place) => next.size === 0 || shut[place] || steps[place]! >= 0) &&
        [TXL, RXL].every((gate) => Math.min(...gate.map((place) => steps[place]!)) === lattice.depth)
      );
    });
}

function asBoard(
  lattice: Lattice,
  web: Web,
  taken: readonly boolean[],
  trap: readonly boolean[],
  rocks: readonly number[],
): Board {
  const name = (place: number): string => placeName(lattice, place);
  const places = taken.flatMap((is, place) => (is ? [place] : []));
  const gates = gatesOf(lattice);
  return {
    spots: places.map((place) => ({
      id: name(place),
      x: lattice.left + lattice.across * Math.trunc(place / lattice.rows),
      y: lattice.top + lattice.down * (place % lattice.rows),
      type: place === nexusOf(lattice) ? 'nexus' : trap[place] ? 'trap' : 'plain',
    })),
    lines: places.flatMap((a) =>
      places.filter((b) => a < b && isJoined(web, a, b)).map((b): Line => [name(a), name(b)]),
    ),
    pads: padIds.map((id) => {
      const [x, y] = lattice.pads[id];
      return { id, x, y, attached: gates[id].map(name) };
    }),
    rocks: rocks.map(name),
  };
}

/** Drafts after which the plain grid stands in; no seed tried has come near. */
const DRAFTS = 400;

/**
 * A domain of our own drawing, equal for both neighbours by a half turn: no cut spot, no crossing lines, four lines at the
 * nexus, traps across every way to it. The same dice draw the same domain. (SS-R77, SS-L18, SS-L19)
 */
export function drawDomain(dice: Dice, spots: number): Board {
  const lattice = spots <= placesOf(usual) - 4 ? usual : wide;
  for (let draft = 0; draft < DRAFTS; draft++) {
    const taken = takePlaces(lattice, spots, dice);
    const web = fullWeb(lattice, taken, dice);
    if (!holdsTogether(web, taken)) continue;
    const [least, most] = lattice.lines;
    if (!thinOut(lattice, web, taken, least + dice.below(most - least + 1), dice)) continue;
    const rocks = rockPair(lattice, web, dice);
    const trap = rocks && layTraps(lattice, web, taken, dice);
    if (trap) return asBoard(lattice, web, taken, trap, rocks);
  }
  return gridBoard;
}
