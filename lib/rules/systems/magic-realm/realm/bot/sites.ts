import type { Seat } from '../../../../kernel/game/engine';
import { asNumber } from '../../../../kernel/game/odds';
import { mapChits, tiles, treasures } from '../../catalogue';
import { rollTables } from '../../catalogue/tables';
import { chances } from '../../reckon/dice';
import { chitsOf } from '../engine/kit';
import { rollBy } from '../engine/rolls';
import type { RealmState } from '../engine/state';
import { placeOn, type Place } from '../engine/world/ground';
import { keptWorth, soldWorth, type Weights } from './worth';

export interface KnownSite {
  readonly id: string;
  readonly place: Place;
}
/** Sites whose chits he knows, and where they are. */
export const sitesOf = (s: RealmState): readonly KnownSite[] =>
  s.chits.flatMap(({ id, tile }) => {
    const chit = mapChits[id];
    return chit?.chit === 'site' ? [{ id: chit.id, place: placeOn(tile, chit.clearing!) }] : [];
  });

/** Tiles where sites may be, and whose chits he does not know. (MR-B08) */
export const unseenTiles = (s: RealmState): readonly number[] =>
  tiles.flatMap(({ letter }, tile) =>
    (letter === 'C' || letter === 'M') && s.chits.some((chit) => chit.tile === tile && chit.id < 0)
      ? [tile]
      : [],
  );

const thingWorth = (weights: Weights, id: string): number =>
  Math.max(0, keptWorth(weights, id), soldWorth(weights, id));

const ofSize = (size: 'large' | 'small'): readonly string[] =>
  treasures.flatMap((card) => (card.size === size && card.weight !== undefined ? [card.id] : []));
const cards = { large: ofSize('large'), small: ofSize('small') };

/** What a card that he does not know brings on an average. */
const cardWorth = (weights: Weights, size: 'large' | 'small'): number =>
  cards[size].reduce((sum, id) => sum + thingWorth(weights, id), 0) / cards[size].length;

/** What a site holds at first, and what looting it costs. (MR-B39) */
const holds = new Map(
  mapChits.flatMap(({ id, effects }) =>
    effects.flatMap((e) => (e.kind === 'site' ? [[id, e] as const] : [])),
  ),
);

/** The chance that the higher of two dice shows 1 to 6: so deep a roll reaches. (MR-035) */
const reached = [1, 3, 5, 7, 9, 11].map((of) => of / 36);
/** Looting that tires is worth less. */
const COSTLY = 0.7;

const canOpen = (s: RealmState, seat: Seat, site: string): boolean =>
  holds.get(site)?.cost !== 'opened-once' ||
  s.opened.includes(site) ||
  s.who[seat]!.strong === 1 ||
  chitsOf(s, seat).some((chit) => chit.kind !== 'MAGIC' && chit.strength === 'T');

/** What a roll brings that loots a pile: the large cards lie on top, so that of those that are gone most were large. (MR-B39) */
function lootWorth(s: RealmState, weights: Weights, site: string): number {
  const pile = s.piles[site] ?? [];
  const { large = 0, small = 0, cost } = holds.get(site) ?? {};
  const left = large - Math.max(0, large + small - pile.length);
  let sum = 0;
  reached.forEach((chance, at) => {
    const known = pile[at]?.id;
    if (known === undefined) return;
    const size = at < left ? 'large' : 'small';
    sum += chance * (known === '' ? cardWorth(weights, size) : thingWorth(weights, known));
  });
  return cost === 'asterisk-per-roll' || cost === 'asterisk-per-item' ? sum * COSTLY : sum;
}

/** What a curse costs him on an average. */
const CURSED = 6;
/** How often a spell is of a type of which he has a chit. */
const OF_HIS = 0.6;

/** What reading runes brings: a spell that he can use, or a curse. (MR-047, MR-B30) */
export function runesWorth(s: RealmState, seat: Seat, weights: Weights): number {
  if (!chitsOf(s, seat).some(({ kind }) => kind === 'MAGIC')) return 0;
  const { rows } = rollTables.find(({ id }) => id === 'reading-runes')!;
  return chances(rollBy(s, seat, 'reading-runes', 'SEARCH')).reduce((sum, chance, i) => {
    const row = rows[i]!;
    const brings = row.includes('learn') ? OF_HIS * weights.spells : row === 'curse' ? -CURSED : 0;
    return sum + asNumber(chance) * brings;
  }, 0);
}

/** What the better of looting and reading runes brings there; nothing for who cannot get at it. */
export function siteWorth(s: RealmState, seat: Seat, weights: Weights, site: string): number {
  const loot = canOpen(s, seat, site) ? lootWorth(s, weights, site) : 0;
  return Math.max(loot, (s.spells[site]?.length ?? 0) > 0 ? runesWorth(s, seat, weights) : 0);
}
