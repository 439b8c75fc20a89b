import type { BoardFinding } from '../../../kernel/game/board-maker';
import { listed } from '../../../kernel/words/words';
import { tiles } from '../catalogue/tiles';
import { hasRoad, hexesRound, hexKey, ownEdge, type Laid } from './map';
import { wayNames } from './names';
import { Growing } from './placing';

/** MR-L50: how tiles lie. */
export const wrong = (message: string, spaces: readonly string[]): BoardFinding => ({
  code: 'MR-L50',
  severity: 'error',
  message,
  spaces,
});
export const names = (some: readonly Laid[]): string => listed(some.map(({ tile }) => tile.name));
export const ids = (some: readonly Laid[]): readonly string[] => some.map(({ tile }) => tile.id);

/** Every tile lies once, and none upon another. */
export function checkPresent(laid: readonly Laid[]): readonly BoardFinding[] {
  const missing = tiles.filter((tile) => laid.every((one) => one.tile !== tile));
  const stacks = laid.map((one) => laid.filter(({ q, r }) => q === one.q && r === one.r));
  return [
    ...(missing.length > 0
      ? [
          wrong(
            `${listed(missing.map(({ name }) => name))} ${missing.length === 1 ? 'lies' : 'lie'} nowhere: a map has all twenty tiles.`,
            [],
          ),
        ]
      : []),
    ...stacks
      .filter((there, i) => there.length > 1 && there[0] === laid[i])
      .map((there) => wrong(`${names(there)} lie upon each other.`, ids(there))),
  ];
}

/** Roads meet roads, and edges without one meet their like. (MR-B03) */
export function checkEdges(laid: readonly Laid[], at: ReadonlyMap<string, Laid>): readonly BoardFinding[] {
  return laid.flatMap((one) =>
    hexesRound(one.q, one.r).flatMap(([q, r], way) => {
      const next = at.get(hexKey(q, r));
      if (!next || !hasRoad(one.tile, ownEdge(way, one.turn))) return [];
      return hasRoad(next.tile, ownEdge((way + 3) % 6, next.turn))
        ? []
        : [
            wrong(
              `The road of ${one.tile.name} to the ${wayNames[way]} ends at ${next.tile.name}, which has none there.`,
              [one.tile.id, next.tile.id],
            ),
          ];
    }),
  );
}

const neighbours = ({ q, r }: Laid, at: ReadonlyMap<string, Laid>): readonly Laid[] =>
  hexesRound(q, r).flatMap(([x, y]) => at.get(hexKey(x, y)) ?? []);

/** Tiles that touch enough others when they are laid one after the other, beginning with Borderland and one beside it. */
function touchingInTurn(
  first: Laid,
  laid: readonly Laid[],
  at: ReadonlyMap<string, Laid>,
): ReadonlySet<Laid> {
  let best: ReadonlySet<Laid> = new Set([first]);
  for (const second of neighbours(first, at)) {
    const there = new Set([first, second]);
    for (let before = 0; before < there.size;) {
      before = there.size;
      for (const one of laid)
        if (!there.has(one) && neighbours(one, at).filter((next) => there.has(next)).length >= 2)
          there.add(one);
    }
    if (there.size > best.size) best = there;
  }
  return best;
}

/** Tiles that may be laid one after the other, each with a way to Borderland when its turn comes. */
function laidInTurn(first: Laid, laid: readonly Laid[], at: ReadonlyMap<string, Laid>): ReadonlySet<Laid> {
  let best: ReadonlySet<Laid> = new Set([first]);
  for (const second of neighbours(first, at)) {
    const map = new Growing();
    map.lay(first);
    const left = new Set(laid.filter((one) => one !== first));
    let next: Laid | undefined = second;
    while (next && map.takes(next.tile, next.q, next.r, next.turn)) {
      map.lay(next);
      left.delete(next);
      next = [...left].find(({ tile, q, r, turn }) => map.takes(tile, q, r, turn));
    }
    if (map.laid.length > best.size) best = new Set(map.laid);
    if (best.size === laid.length) break;
  }
  return best;
}

/** Could the players have laid it so? (MR-B03, MR-B04) */
export function checkOrder(
  first: Laid,
  laid: readonly Laid[],
  at: ReadonlyMap<string, Laid>,
  isSound: boolean,
): readonly BoardFinding[] {
  const touching = touchingInTurn(first, laid, at);
  const loose = laid.filter((one) => !touching.has(one));
  if (loose.length > 0)
    return loose.map((one) => {
      const n = neighbours(one, at).length;
      return wrong(
        n < 2
          ? `${one.tile.name} touches ${n === 0 ? 'no other tile' : 'one tile only'}: every tile after the second touches at least two.`
          : `${one.tile.name} cannot have been laid: in no order does it touch two tiles that lie before it.`,
        [one.tile.id],
      );
    });
  // Roads that do not meet, and tiles without a way, are said by themselves.
  if (!isSound) return [];
  const led = laidInTurn(first, laid, at);
  return laid
    .filter((one) => !led.has(one))
    .map((one) =>
      wrong(
        `${one.tile.name} cannot have been laid: whenever its turn comes, no way leads from it to Borderland yet.`,
        [one.tile.id],
      ),
    );
}
