import type { Seat } from '../../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../../kernel/game/playable';
import type { Where } from '../../../catalogue/effects';
import { rollFor } from '../../../odds/roller';
import { SearchQuestion } from '../../../odds/search';
import { isWorn, itemOf } from '../../engine/kit';
import { rollBy } from '../../engine/rolls';
import { isMover } from '../../engine/movers/individuals';
import type { RealmState } from '../../engine/state';
import { wheresAt } from '../../engine/world/surroundings';

/** Places of the question by what holds in a clearing. */
const places: Readonly<Partial<Record<Where, string>>> = {
  'cave-clearing': 'cave',
  'lost-castle-tile': 'lost-castle',
  'lost-city-tile': 'lost-city',
  'ruins-tile': 'ruins',
};

/** The chance of one roll of his; only where the question says exactly how he rolls. */
export function searchOdds(
  s: RealmState,
  seat: Seat,
  table: 'locate' | 'reading-runes',
  find: 'sites' | 'learned',
): Pick<ChoiceWords, 'odds'> {
  // Those who move for somebody roll without his advantages. (MR-B10)
  if (isMover(s, seat)) return {};
  const who = s.who[seat]!;
  const [place = 'elsewhere'] = wheresAt(s, who.place, who.seen).flatMap((one) => places[one] ?? []);
  const helps = who.items.flatMap((held) =>
    isWorn(held) && itemOf(held.id).effects.some(({ kind }) => kind === 'dice') ? [held.id] : [],
  );
  const wish = { table, find, who: who.id, level: who.level, place, phases: 1 };
  const roll = rollBy(s, seat, table, 'SEARCH');
  const asked = SearchQuestion.safeParse({ ...wish, helps });
  const known = asked.success ? asked.data : SearchQuestion.parse(wish);
  const said = rollFor(known, table, { activity: 'SEARCH' });
  const plus = roll.plus - said.plus;
  if (said.dice !== roll.dice || Math.abs(plus) > 3) return {};
  return { odds: { ...known, plus, kind: 'search' } };
}
