import type { BoardFinding } from '../../../kernel/game/board-maker';
import { specialNames } from '../catalogue/territories';
import { specialIds } from '../catalogue/vocabulary';
import type { House } from '../house';
import { checkShape, checkShares } from './check-land';
import { fairEnough } from './fair';
import { ids, numbers, percent } from './finding-words';
import { distancesFrom, graphOf, isLand, piecesOf, type BmGraph, type BmMap } from './map';
import { compare, entryCosts, outlook } from './measure';
import { MAINLAND, WALK } from './starts';

/** BM-M05, BM-M10 to BM-M13 and BM-L23: where the empires begin, and how alike. */
function checkStarts(map: BmMap, graph: BmGraph, players: number, house: House): BoardFinding[] {
  if (map.starts.length < players)
    return [
      {
        code: 'BM-M10',
        severity: 'error',
        message:
          map.starts.length === 0
            ? `The map has no places to begin: for ${players} castles at least ${house.castleMinDistance} apart none were found, or none were drawn.`
            : `The map has places to begin for ${map.starts.length} of ${players} players.`,
        spaces: [],
      },
    ];
  const found: BoardFinding[] = [];
  const starts = map.starts.slice(0, players);
  const castles = starts.map(({ castle }) => castle);
  const [sea = []] = piecesOf(graph, (at) => !graph.land[at]);
  for (const { castle, army, ship } of starts) {
    const beside = graph.neighbours[castle]!;
    const { terrain, special } = map.territories[castle]!;
    const good =
      graph.coastal[castle] &&
      terrain === 'clear' &&
      special === undefined &&
      beside.filter((at) => graph.land[at]).length >= 2 &&
      // A ship on a lake never meets the others (BM-M04).
      beside.some((at) => sea.includes(at)) &&
      beside.includes(army) &&
      isLand(map.territories[army]!.terrain) &&
      beside.includes(ship) &&
      !isLand(map.territories[ship]!.terrain);
    if (!good)
      found.push({
        code: 'BM-M10',
        severity: 'error',
        message: `Territory ${castle + 1} is no place to begin: it needs clear ground, with two territories of land and one of the sea beside it.`,
        spaces: ids([castle]),
      });
  }
  const islands = piecesOf(graph, (at) => graph.land[at]!).filter((piece) => piece.length < MAINLAND);
  const cramped = castles.filter((castle) => islands.some((piece) => piece.includes(castle)));
  if (cramped.length > 0)
    found.push({
      code: 'BM-M05',
      severity: 'warning',
      message: `The land at ${numbers(cramped)} is small for a place to begin: ${MAINLAND} territories or more are usual.`,
      spaces: ids(cramped),
    });
  castles.forEach((castle, i) => {
    const steps = distancesFrom(graph, castle);
    for (const other of castles.slice(i + 1))
      if (steps[other]! >= 0 && steps[other]! < house.castleMinDistance)
        found.push({
          code: 'BM-M11',
          severity: 'error',
          message: `Castles on ${castle + 1} and ${other + 1} stand ${steps[other]} apart; at least ${house.castleMinDistance} are agreed.`,
          spaces: ids([castle, other]),
        });
  });
  const entry = entryCosts(map, house);
  const { score, apart } = compare(
    castles.map((at) => outlook(graph, entry, at)),
    castles,
  );
  if (score > fairEnough(players) + 1e-9)
    found.push({
      code: 'BM-M12',
      severity: 'warning',
      message: `The places to begin differ by ${percent(score)}; up to ${percent(fairEnough(players))} counts as fair for ${players} players.`,
      spaces: ids(castles),
    });
  const odd = castles.filter((_, i) => apart[i]! < WALK.least || apart[i]! > WALK.most);
  if (odd.length > 0)
    found.push({
      code: 'BM-M13',
      severity: 'warning',
      message: `From ${numbers(odd)} a hero needs fewer than ${WALK.least} or more than ${WALK.most} move points to the next castle.`,
      spaces: ids(odd),
    });
  return [...found, ...checkSpecials(map, graph, castles, house), ...checkAgreed(map, house)];
}

/** BM-L23: not too many of one kind, none on a start or beside one. */
function checkSpecials(map: BmMap, graph: BmGraph, castles: readonly number[], house: House): BoardFinding[] {
  const found: BoardFinding[] = [];
  const count = new Map<string, number[]>();
  map.territories.forEach(({ special }, at) => {
    if (special !== undefined) count.set(special, [...(count.get(special) ?? []), at]);
  });
  for (const [special, places] of count)
    if (places.length > house.maxPerKind)
      found.push({
        code: 'BM-L23',
        severity: 'warning',
        message: `${specialNames[special]}: ${places.length} on the map; at most ${house.maxPerKind} of a kind are agreed.`,
        spaces: ids(places),
      });
  const near = castles.map((at) => distancesFrom(graph, at));
  const close = [...count.values()]
    .flat()
    .filter((at) => near.some((steps) => steps[at]! >= 0 && steps[at]! < 2));
  if (close.length > 0)
    found.push({
      code: 'BM-L23',
      severity: 'warning',
      message: `A special territory lies on or beside a place to begin: ${numbers(close)}.`,
      spaces: ids(close),
    });
  const dry = [...count].flatMap(([special, places]) =>
    places.filter((at) => !graph.land[at] || (special === 'pirates-cove' && !graph.coastal[at])),
  );
  if (dry.length > 0)
    found.push({
      code: 'BM-L23',
      severity: 'warning',
      message: `Special territories lie on land, a Pirates Cove on a coast; ${numbers(dry)} does not.`,
      spaces: ids(dry),
    });
  return found;
}

/** BM-160: does it bear what was agreed? A warning, because a table may well draw another. */
function checkAgreed(map: BmMap, house: House): BoardFinding[] {
  const found: BoardFinding[] = [];
  const off = specialIds.flatMap((id) => {
    const wanted = house.specials[id] ?? 0;
    const lie = map.territories.filter(({ special }) => special === id).length;
    return lie === wanted ? [] : [`${specialNames[id]} ${lie} of ${wanted}`];
  });
  if (off.length > 0)
    found.push({
      code: 'BM-160',
      severity: 'warning',
      message: `The special territories are not those agreed: ${off.join(', ')}.`,
      spaces: [],
    });
  return found;
}

/** All checks of a map by the codes of the ledger (section 10). Short contacts are no borders here either (BM-M14). */
export function checkMap(map: BmMap, players: number, house: House): readonly BoardFinding[] {
  const graph = graphOf(map, house.minBorderMm);
  return [...checkShape(map, graph), ...checkShares(map, graph), ...checkStarts(map, graph, players, house)];
}
