import type { Dice } from '../../../kernel/game/dice';
import { territoriesFor } from '../house/map';
import type { House } from '../house';
import type { SpecialId } from '../catalogue/vocabulary';
import { makeCells } from './cells';
import { checkMap } from './checks';
import { fairEnough } from './fair';
import { growGround, nearOf } from './ground';
import { entryCost, entryCosts } from './measure';
import { graphOf, type BmMap } from './map';
import { placeSpecials } from './place-specials';
import { runRivers } from './rivers';
import { findStarts, levelOut, startAt, unlikeness } from './starts';

export type MapWay = 'agreed' | 'symmetric' | 'quick' | 'wild';

/** Territories of a small map for an evening's game; up to three players fewer than the rulebook asks for (BM-012, BM-M01). */
const quickSize = (players: number): number => 20 + (players > 3 ? 30 : 20) * players;

/** As many as agreed, or as more players need than the agreement speaks of. */
const agreedSize = (players: number, house: House): number =>
  players === house.players
    ? (house.mapTerritories ?? territoriesFor(players))
    : Math.max(house.mapTerritories ?? 0, territoriesFor(players));

/** Sheets of A4, in tenths of a millimetre (step 1). */
function sheetFor(territories: number): { readonly width: number; readonly height: number } {
  if (territories <= 80) return { width: 3_800, height: 2_770 };
  if (territories <= 135) return { width: 5_540, height: 3_800 };
  if (territories <= 165) return { width: 5_700, height: 5_540 };
  return { width: 7_600, height: 5_540 };
}

/** Nobody makes the starts alike, or nobody need: two sides that are the same are fair. */
const isWild = (way: MapWay, players: number): boolean =>
  way === 'wild' || (way === 'symmetric' && players !== 2);

interface Attempt {
  readonly map: BmMap;
  /** 0 is perfectly fair; a map without places to begin is worse than any other, and next to it one that a check refuses. */
  readonly score: number;
}

/** Added where a check finds an error: no spread comes near it. */
const WRONG = 1_000;

function attempt(way: MapWay, dice: Dice, players: number, house: House): Attempt {
  const territories = way === 'quick' ? quickSize(players) : agreedSize(players, house);
  const symmetric = players === 2 && (way === 'symmetric' || (way === 'agreed' && house.mapSymmetry));
  const cells = makeCells(dice, territories, sheetFor(territories), symmetric);
  const near = nearOf(cells, house.minBorderMm);
  const terrain = growGround(dice, cells, near, house.mapLayout);
  const river = runRivers(dice, cells, terrain);
  const drawn = (specials: readonly (SpecialId | undefined)[] = []): BmMap => ({
    width: cells.width,
    height: cells.height,
    territories: cells.shapes.map((shape, i) => {
      const special = specials[i];
      return {
        terrain: terrain[i]!,
        ...(special === undefined ? {} : { special }),
        shape,
        centre: [cells.centres[i]![0], cells.centres[i]![1]],
      };
    }),
    borders: cells.borders.map((border, i) => ({ ...border, river: river[i]! })),
    starts: [],
  });
  const graph = graphOf(drawn(), house.minBorderMm);
  const entryOf = (of: (typeof terrain)[number]): number => entryCost(of, undefined, house);
  const search = {
    graph,
    entry: terrain.map(entryOf),
    players,
    apart: house.castleMinDistance,
    twin: cells.twin,
  };
  const castles = findStarts(dice, search);
  if (!castles) return { map: drawn(), score: Infinity };
  for (const castle of castles) terrain[castle] = 'clear';
  levelOut(dice, search, terrain, entryOf, castles, isWild(way, players) ? Infinity : fairEnough(players));
  const entry = terrain.map(entryOf);
  const specials = placeSpecials(dice, graph, entry, castles, house.specials, cells.twin);
  const map = { ...drawn(specials), starts: castles.map((castle) => startAt(graph, entry, castle)) };
  // Step 9: only now is seen a cell too narrow for a counter (BM-M02), and what special territories make of the starts.
  const score = unlikeness(graph, entryCosts(map, house), castles);
  const wrong = checkMap(map, players, house).some(({ severity }) => severity === 'error');
  return { map, score: wrong ? WRONG + score : score };
}

/** Seeds tried before the fairest map so far is taken: fewer where each takes long. */
const triesFor = (players: number): number => (players > 5 ? 5 : 10);

/**
 * A map by the ledger's generator (section 10): `agreed` follows the house variations, `symmetric` looks alike from both
 * sides, `quick` is small, `wild` leaves fairness to chance. The same dice give the same map on every machine.
 */
export function makeMap(way: MapWay, dice: Dice, players: number, house: House): BmMap {
  const most = triesFor(players);
  let best: Attempt | undefined;
  for (let tries = 0; tries < most || best!.score >= WRONG; tries++) {
    const next = attempt(way, dice, players, house);
    if (!best || next.score < best.score) best = next;
    if (best.score <= (isWild(way, players) ? 2 : fairEnough(players)) || tries > 4 * most) break;
  }
  return best!.map;
}
