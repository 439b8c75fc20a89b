import type { Seat } from '../../../../kernel/game/engine';
import { mapChits, treasures } from '../../catalogue';
import type { ChoiceOf } from '../engine/choices';
import type { RealmState } from '../engine/state';
import { clearingNo, isKnown, NOWHERE, tileAt, waysFrom } from '../engine/world/ground';
import type { Outlook } from './outlook';
import { runesWorth, siteWorth } from './sites';

/** Toadstool circle, crypt and meadow: their tables curse more often than they give. (MR-T15, MR-T23, MR-T71) */
const isSiteCard = (id: string): boolean =>
  treasures.some((card) => card.id === id && card.weight === undefined);

/** Does he know of a site in the clearing that he has not found yet? */
const seeksSite = (s: RealmState, seat: Seat): boolean => {
  const { place, sites } = s.who[seat]!;
  return s.chits.some(({ id, tile }) => {
    const chit = mapChits[id];
    return (
      chit?.chit === 'site' &&
      tile === tileAt(place) &&
      chit.clearing === clearingNo(place) &&
      !sites.includes(chit.id)
    );
  });
};

/** Is a road of that kind printed at his clearing that he has not found? */
const seeksWay = (s: RealmState, seat: Seat, kind: 'hidden' | 'secret'): boolean => {
  const { place, paths } = s.who[seat]!;
  return waysFrom(s.game.map, s.sides, place).some(
    (way) => way.to !== NOWHERE && way.kind === kind && !isKnown(way, paths),
  );
};

/** A site that he knows of comes first, then ways on; Peer shows most where nothing is to be found. */
function lookWorth(s: RealmState, seat: Seat, { table, at }: ChoiceOf<'look'>): number {
  if (at !== s.who[seat]!.place) return 0;
  if (table === 'locate') return seeksSite(s, seat) ? 4.5 : seeksWay(s, seat, 'secret') ? 2.5 : 1;
  return table === 'peer' ? (seeksWay(s, seat, 'hidden') ? 3 : 2) : 1;
}

type Search = ChoiceOf<'look'> | ChoiceOf<'loot'> | ChoiceOf<'read-runes'>;

/** How much he likes what he may do in a SEARCH phase: he loots what he found, finds what he knows of, and reads runes where they bless. */
export function searchWorth(s: RealmState, seat: Seat, choice: Search, seen: () => Outlook): number {
  switch (choice.type) {
    case 'look':
      return lookWorth(s, seat, choice);
    case 'loot':
      return isSiteCard(choice.from)
        ? -1
        : 5 + Math.min(1, siteWorth(s, seat, seen().weights, choice.from) / 20);
    case 'read-runes':
      return runesWorth(s, seat, seen().weights) > 0 ? 4 : -1;
  }
}

/** What teaches and enriches most comes first. (MR-X32) */
const lines: Readonly<Record<string, number>> = {
  'discover chits': 5,
  'passages and clues': 4,
  'clues and paths': 4,
};
export const lineWorth = ({ line }: ChoiceOf<'search-line'>): number => lines[line] ?? 0;
