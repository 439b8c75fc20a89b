import type { List } from '../../kernel/list/list';
import { ok, refuse, type Result } from '../../kernel/result';
import { countOf } from './legality/characters';
import type { Victory } from './options';
import { totalPoints } from './points';
import { usualVictory } from './realm/usual';
import { no } from './seating';
import { sheetOf, type CharacterView, type RealmList, type RealmTerms } from './sheet';
import { victoryCategories } from './sheet-words';

/** A character of a list by himself, with the points that he has to assign; undefined where nobody assigns any. */
interface Single {
  readonly who: CharacterView;
  readonly points: number | undefined;
}

/** The points that a character assigns; alone in his list he would be taken for the first of his player. (MR-B64, MR-L08) */
function victoryOf({ who: { member, has }, points }: Single): Victory | undefined {
  if (points === undefined || totalPoints(member.victory) > 0) return member.victory;
  const usual = usualVictory(has, points);
  return Object.fromEntries(victoryCategories.map((one, i) => [one, usual[i]!]));
}

/** The list of one of them: himself, and whoever serves him; all else of the list is with the first. */
function partOf(list: RealmList, singles: readonly Single[], n: number): List {
  const { who } = singles[n]!;
  const { members: _, unhired, darkUp, ...options } = list.list.options;
  const hirerOf = (id: string): number => {
    const employer = list.options.hires?.[id]?.employer;
    return Math.max(
      0,
      singles.findIndex((one) => one.who.key === employer),
    );
  };
  const ofFirst = { ...(unhired ? { unhired } : {}), ...(darkUp ? { darkUp } : {}) };
  const victory = victoryOf(singles[n]!);
  const member = { ...who.member, ...(victory ? { victory } : {}) };
  return {
    ...list.list,
    entries: list.list.entries.flatMap((entry, at) => {
      if (singles.some((one) => one.who.at === at)) return at === who.at ? [{ ...entry, count: 1 }] : [];
      return hirerOf(entry.entry) === n ? [entry] : [];
    }),
    options: {
      ...options,
      ...(n === 0 ? ofFirst : {}),
      members: { [who.key]: member },
    } as List['options'],
  };
}

/**
 * A seat leads one character, so that a list of several is parted into one for each of them. A party has no more of them than a
 * player may lead; a combat roster is of one or more sides. (MR-001, MR-L02, MR-B70)
 */
export function parts(list: RealmList, { house }: RealmTerms): Result<readonly List[]> {
  const { characters, required } = sheetOf(list, house);
  const count = countOf(characters);
  if (count < 2) return ok([list.list]);
  const most = house['party.charactersPerPlayer'];
  if (list.options.form === 'party' && count > most)
    return refuse(
      no(
        [],
        'too_many_characters',
        `A player leads ${most === 1 ? 'one character' : `${most} characters at most`} by this agreement, and this list has ${count}.`,
      ),
    );
  const singles = characters.flatMap((who, i) =>
    Array.from({ length: who.count }, (): Single => ({ who, points: required[i] })),
  );
  return ok(singles.map((_, n) => partOf(list, singles, n)));
}
