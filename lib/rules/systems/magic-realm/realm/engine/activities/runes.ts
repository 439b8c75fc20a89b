import { isChanged } from '../magic/changes';
import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { mapChits } from '../../../catalogue';
import { rollTables } from '../../../catalogue/tables';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { chitsOf, isWorn, itemOf } from '../kit';
import { givenTo } from '../magic/artifacts';
import { rollCurse } from '../magic/curses';
import { spellOf } from '../magic/day-spells';
import { enhancedItems } from '../magic/enhanced-items';
import { rollOn } from '../rolls';
import { isMover } from '../movers/individuals';
import { FROM_CARD, WITHOUT_CARD, type RealmState, type Who } from '../state';
import { ownSites, showSite } from '../world/sites';

export type RuneEvent =
  | Told<
      'runes-read',
      {
        readonly seat: Seat;
        readonly from: string;
        readonly faces: readonly number[];
        readonly result: number;
        readonly row: string;
        /** He reads what a spell has put there; which spell that is stays secret. (MR-S31) */
        readonly gift?: true;
      }
    >
  | Told<'spell-learned', { readonly seat: Seat; readonly spell: string }>
  /** He has no chit for it, or has it already. */
  | Told<'spell-not-learned', { readonly seat: Seat; readonly spell: string }>
  | Told<'spell-awakened', { readonly seat: Seat; readonly from: string; readonly spell: string }>;

const isSite = (id: string): boolean => mapChits.some((chit) => chit.id === id);

/** Own artifacts and books in use, and discovered sites where he is, that still hold spell cards; hired leaders have no use for them. (MR-047) */
export const readable = (s: RealmState, seat: Who): readonly string[] =>
  isMover(s, seat)
    ? []
    : [
        ...s.who[seat]!.items.flatMap((held) =>
          isWorn(held) && !isChanged(s, seat) && itemOf(held.id).effects.some((e) => e.kind === 'casts')
            ? [held.id]
            : [],
        ),
        ...ownSites(s, seat),
      ].filter((id) => (s.spells[id]?.length ?? 0) > 0);

/** What a spell has put into artifacts and books that he uses, and he may learn: it is awake, so that nothing else could come of it. (MR-S31, MR-B30) */
export const readableGifts = (
  s: RealmState,
  seat: Who,
): readonly { readonly from: string; readonly given: string }[] =>
  isMover(s, seat) || isChanged(s, seat)
    ? []
    : s.who[seat]!.items.flatMap((held) =>
        isWorn(held)
          ? [...new Set(givenTo(s, held.id))].flatMap((given) =>
              mayLearn(s, seat, given, true) ? [{ from: held.id, given }] : [],
            )
          : [],
      );

/**
 * A spell that he may record: he has a MAGIC chit of its type, or a thing that serves as one, in whatever state, and has not learned
 * the card. (MR-B30, MR-B70)
 * @param isGift it has no card: a spell has put it there (MR-S31)
 */
export function mayLearn(s: RealmState, seat: Seat, spell: string, isGift = false): boolean {
  const { type } = spellOf(spell);
  const isOfType =
    chitsOf(s, seat).some((chit) => chit.kind === 'MAGIC' && chit.magic === type) ||
    enhancedItems(s, seat).some((one) => one.type === type);
  const has = (how: number): boolean => how === FROM_CARD || (isGift && how === WITHOUT_CARD);
  return isOfType && !s.who[seat]!.spells.some(({ id, learned }) => id === spell && has(learned));
}

/** He records a spell, if he may; what has no card does not count for victory. (MR-B30, MR-B65, MR-S31) */
export function learn(
  s: RealmState,
  seat: Seat,
  spell: string,
  rule: string,
  tell: Telling,
  isGift = false,
): void {
  const may = mayLearn(s, seat, spell, isGift);
  if (may) s.who[seat]!.spells.push({ id: spell, learned: isGift ? WITHOUT_CARD : FROM_CARD, bound: 0 });
  tell?.({ type: may ? 'spell-learned' : 'spell-not-learned', rule, seat, spell, only: seat });
}

/** The card goes to its artifact or book, or below the others of its site. (MR-B30) */
function awaken(s: RealmState, seat: Seat, from: string, tell: Telling): void {
  const spell = s.spells[from]!.shift()!;
  if (isSite(from)) s.spells[from]!.push(spell);
  else (s.awake[from] ??= []).push(spell);
  tell?.({ type: 'spell-awakened', rule: 'MR-B30', seat, from, spell, only: seat });
}

/** Reads the top spell card of a box, or what a spell has put into it; whoever sees it at a site learns the site. (MR-047, MR-B22, MR-B30, MR-S31) */
export function readRunes(
  s: RealmState,
  seat: Seat,
  { from, given }: { readonly from: string; readonly given?: string },
  dice: Dice,
  tell: Telling,
): void {
  if (isSite(from)) showSite(s, seat, from, tell);
  const { faces, result } = rollOn(s, seat, 'reading-runes', dice, 'SEARCH');
  const row = rollTables.find(({ id }) => id === 'reading-runes')!.rows[result - 1]!;
  tell?.({
    type: 'runes-read',
    rule: 'MR-047',
    seat,
    from,
    faces,
    result,
    row,
    ...(given ? { gift: true } : {}),
  });
  if (row.includes('learn') && given) learn(s, seat, given, 'MR-S31', tell, true);
  else if (row.includes('learn')) learn(s, seat, s.spells[from]![0]!, 'MR-B30', tell);
  if (row.includes('awaken') && !given) awaken(s, seat, from, tell);
  if (row === 'curse') rollCurse(s, seat, dice, tell);
}
