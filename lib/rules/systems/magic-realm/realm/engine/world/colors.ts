import { MONTH, seasonOn } from '../../../calendar';
import type { Color } from '../../../catalogue/vocabulary';
import { isWorn, itemOf } from '../kit';
import { borneAt } from '../movers/carrying';
import { seatsAt, type Held, type RealmState } from '../state';
import { holdersAt } from './company';
import { tileColors, type Place } from './ground';
import { dwellingsAt } from './surroundings';

/** Does the day of the month give its color everywhere? (MR-B23) */
export function colorsOfDay({ day, game }: Pick<RealmState, 'day' | 'game'>): readonly Color[] {
  const month = Math.floor((day - 1) / MONTH);
  const season = seasonOn(game.house, day);
  switch (((day - 1) % MONTH) + 1) {
    case 7:
      if (season) return season.day7;
      // In a game of several months day 7 gives white and black in turn.
      if (game.days <= MONTH) return ['white', 'black'];
      return month % 2 === 0 ? ['white'] : ['black'];
    case 14:
      return ['grey'];
    case 21:
      return ['purple'];
    case 28:
      return ['gold'];
    default:
      return [];
  }
}

const NOTHING: readonly Held[] = [];

/** Colors that everyone in a clearing may use: of the tile, the day, the chapel, cards and the toadstool circle there. (MR-B23, MR-R50) */
export function colorsAt(s: RealmState, place: Place): readonly Color[] {
  const out = colorsOf(s, place);
  for (const seat of seatsAt(s, place))
    for (const held of s.who[seat]!.items) if (isWorn(held)) addOf(out, held);
  for (const held of s.dropped[String(place)] ?? NOTHING) addOf(out, held, true);
  return out;
}

/** Those of them that stay, whoever leaves: not of what characters carry, and of what was laid down there in plain sight. */
export function colorsOf(s: RealmState, place: Place): Color[] {
  const out: Color[] = [];
  for (const color of tileColors(s.sides, place)) add(out, color);
  for (const color of colorsOfDay(s)) add(out, color);
  if (dwellingsAt(s, place).includes('chapel')) add(out, 'white');
  for (const held of borneAt(s, place)) addOf(out, held);
  for (const card of s.siteCards) if (card.place === place) addOf(out, card);
  for (const held of s.abandoned[String(place)] ?? NOTHING) addOf(out, held, true);
  for (const trader of holdersAt(s, place))
    for (const held of s.piles[trader] ?? NOTHING) if (isWorn(held)) addOf(out, held);
  return out;
}

/** Half-way along a roadway only tiles and the day give color: what is in a clearing is not with him. (MR-B23, MR-122) */
export const colorsBetween = (s: RealmState, ends: readonly Place[]): readonly Color[] => [
  ...ends.flatMap((place) => tileColors(s.sides, place)),
  ...colorsOfDay(s),
];

function add(out: Color[], color: Color): void {
  if (!out.includes(color)) out.push(color);
}

/** Colors of a thing. @param isFound it lies there, which is not enough for all; in a view what lies face down has no id */
function addOf(out: Color[], { id }: Pick<Held, 'id'>, isFound = false): void {
  if (id === '') return;
  for (const e of itemOf(id).effects)
    if (e.kind === 'color' && (!isFound || e.from === 'found')) add(out, e.color);
}
