import { listed } from '../../../kernel/words/words';
import type { ClearingType, RoadKind } from '../catalogue/vocabulary';
import { placeNames } from '../places';
import { sideOf, type Laid } from './map';
import type { MapClearing, Roads } from './roads';

/** By the place of an edge, clockwise. */
export const wayNames = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const types: Readonly<Record<ClearingType, string>> = { woods: 'woods', cave: 'cave', mountain: 'mountain' };
export const roadNames: Readonly<Record<RoadKind, string>> = {
  open: 'road',
  tunnel: 'tunnel',
  hidden: 'hidden path',
  secret: 'secret passage',
};

/** `Cliff, mountain tile, enchanted, its name to the south-east`. */
export function tileWords(laid: Laid): string {
  const { tile, side, turn, holds } = laid;
  return [
    tile.name,
    `${tile.tileKind} tile`,
    ...(side === 'enchanted' ? ['enchanted'] : []),
    `its name to the ${wayNames[(turn + 3) % 6]}`,
    ...(holds === undefined ? [] : [`with ${placeNames[holds]}`]),
  ].join(', ');
}

/** `Cliff 3, mountain, purple magic: road to 6, secret passage to 5, road to Crag 2`. */
export function clearingWords({ clearings, ways }: Roads, place: number): string {
  const { laid, n, type } = clearings[place]!;
  const { colors = [] } = sideOf(laid).clearings.find((one) => one.n === n)!;
  const nameOf = ({ laid: there, n: number }: MapClearing): string =>
    there.tile === laid.tile ? String(number) : `${there.tile.name} ${number}`;
  const away = ways[place]!.map(
    ({ kind, to }) =>
      `${roadNames[kind]} ${to === undefined ? 'off the map' : `to ${nameOf(clearings[to]!)}`}`,
  );
  const head = [
    `${laid.tile.name} ${n}`,
    types[type],
    ...(colors.length > 0 ? [`${listed(colors)} magic`] : []),
  ].join(', ');
  return away.length > 0 ? `${head}: ${away.join(', ')}` : `${head}: no way`;
}
