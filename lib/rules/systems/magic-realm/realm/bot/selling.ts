import { itemOf } from '../engine/kit';
import type { RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import { isVisitor } from '../engine/world/garrisons';
import type { Place } from '../engine/world/ground';
import type { Outlook } from './outlook';
import { saleWorth } from './worth';

/** On so many last days he parts with weapon and armor too. */
const PARTING = 2;
const isLate = (s: RealmState): boolean => s.day > s.game.days - PARTING;

/** Things that he would rather sell than keep, by their places: in the end all that he fought with as well. */
export const wares = ({ s, seat }: Outlook, withGear = isLate(s)): readonly number[] =>
  s.who[seat]!.items.flatMap(({ id }, at) =>
    id !== '' && (withGear || itemOf(id).kind === 'treasure') && saleWorth(s, seat, id) > 0 ? [at] : [],
  );

const leaders = denizens.flatMap(({ native }, i) => (native?.leader ? [i] : []));

/** Clearings where somebody trades now. (MR-051) */
const markets = (s: RealmState): readonly Place[] => [
  ...s.visitors.flatMap(({ id, place }) => (isVisitor(id) ? [place] : [])),
  ...leaders.flatMap((i) => (s.at[i]! >= 0 && s.hirer[i]! < 0 ? [s.at[i]!] : [])),
];

/** So many clearings he walks in a day at least, and so many days he has to spare. */
const WALKS = 2.5;
const SPARE = 1.5;

/** Where he must set out for now to sell what he has, and what it brings; undefined: there is still time, or nothing to sell. */
export function lastMarket(
  o: Outlook,
  phases: readonly (number | undefined)[],
): { readonly place: Place; readonly worth: number } | undefined {
  const { s, seat } = o;
  const all = wares(o, true);
  if (all.length === 0) return undefined;
  const [place] = markets(s)
    .filter((one) => phases[one] !== undefined)
    .sort((a, b) => phases[a]! - phases[b]!);
  if (place === undefined || s.game.days - s.day > phases[place]! / WALKS + SPARE) return undefined;
  return {
    place,
    worth: all.reduce((sum, at) => sum + saleWorth(s, seat, s.who[seat]!.items[at]!.id), 0),
  };
}
