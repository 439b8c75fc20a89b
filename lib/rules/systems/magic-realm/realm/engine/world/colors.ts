import { MONTH, seasonOn } from '../../../calendar';
import type { Color } from '../../../catalogue/vocabulary';
import { isWorn, itemOf } from '../kit';
import { borneAt } from '../movers/carrying';
import { seatsAt, type RealmState } from '../state';
import { tradersAt } from './company';
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

/** Colors that everyone in a clearing may use: of the tile, the day, the chapel, cards and the toadstool circle there. (MR-B23, MR-R50) */
export function colorsAt(s: RealmState, place: Place): readonly Color[] {
  const out = new Set<Color>([...tileColors(s.sides, place), ...colorsOfDay(s)]);
  if (dwellingsAt(s, place).includes('chapel')) out.add('white');
  for (const seat of seatsAt(s, place))
    for (const held of s.who[seat]!.items)
      if (isWorn(held)) for (const e of itemOf(held.id).effects) if (e.kind === 'color') out.add(e.color);
  for (const { id } of borneAt(s, place))
    for (const e of itemOf(id).effects) if (e.kind === 'color') out.add(e.color);
  for (const card of s.siteCards)
    if (card.place === place)
      for (const e of itemOf(card.id).effects) if (e.kind === 'color') out.add(e.color);
  for (const { id } of [...(s.abandoned[String(place)] ?? []), ...(s.dropped[String(place)] ?? [])])
    if (id !== '')
      for (const e of itemOf(id).effects) if (e.kind === 'color' && e.from === 'found') out.add(e.color);
  for (const trader of tradersAt(s, place))
    for (const held of s.piles[trader] ?? [])
      if (held.id !== '' && isWorn(held))
        for (const e of itemOf(held.id).effects) if (e.kind === 'color') out.add(e.color);
  return [...out];
}
