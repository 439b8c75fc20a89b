import type { TableWish } from '../../../kernel/game/playable';
import { ok, refuse, type Refusal, type Result } from '../../../kernel/result';
import { MOST_SEATS } from '../../../kernel/game/seats';
import { checkMap } from '../boards/checks';
import type { RealmMap } from '../boards/map';
import type { RealmEntry } from '../catalogue/types';
import type { House } from '../house';
import type { Options } from '../options';
import { no, unknownLines, usualOrder } from '../seating';
import { sheetOf, type RealmList } from '../sheet';
import type { Newcomer } from './engine/world/fresh';
import type { RealmTable } from './engine/world/setup';
import { newcomerOf, usualNewcomer } from './usual';
import { chitOfTask } from '../tasks';

type Wish = TableWish<RealmEntry, House, Options, RealmMap>;

const isUnderWay = ({ options }: RealmList): boolean =>
  options.form === 'party' && options.continued === true;

/** Who stands in a list beside its character and cannot set out with him. */
function strangersIn(list: RealmList, seat: number, house: House): readonly Refusal[] {
  const { natives, monsters, others } = sheetOf(list, house);
  const at = ['lists', seat, 'entries'] as const;
  return [
    ...others.map(({ at: line, entry }) =>
      no([...at, line], 'not_a_traveller', `${entry.name} sets out with nobody.`),
    ),
    ...monsters.map(({ at: line, entry }) =>
      no([...at, line], 'not_a_traveller', `${entry.name} serves by a spell, and no spell is in effect yet.`),
    ),
    ...natives.flatMap(({ at: line, entry, hired }) =>
      hired && !isUnderWay(list)
        ? [
            no(
              [...at, line],
              'no_hirelings',
              `${entry.name} is hired, and nobody has hirelings on the first day.`,
            ),
          ]
        : [],
    ),
  ];
}

/** What of a list cannot set out. */
function faultsOf(list: RealmList, seat: number, house: House): readonly Refusal[] {
  const at = ['lists', seat] as const;
  const { characters: brought } = sheetOf(list, house);
  const { options } = list;
  const out = unknownLines(list, at);
  if (options.form !== 'party')
    out.push(no([...at], 'wrong_form', 'The 28 days are played with a party: this list is for a clearing.'));
  else out.push(...strangersIn(list, seat, house));
  const count = brought.reduce((sum, one) => sum + one.count, 0);
  if (count !== 1)
    out.push(
      no(
        [...at],
        'one_character',
        count === 0
          ? 'A seat leads one character, and this list has none.'
          : `A seat leads one character, and this list has ${count}: bring each in a list of his own.`,
      ),
    );
  const [who] = brought;
  if (who && who.items.length > 0 && !isUnderWay(list))
    out.push(
      no(
        [...at, 'entries', who.at, 'with'],
        'no_belongings',
        'On the first day a character has what his level gives him, and no more.',
      ),
    );
  return out;
}

/** Each chit of missions and campaigns is there once, whichever of its faces is up. (MR-B50) */
function takenTwice(who: readonly (Newcomer | undefined)[]): readonly Refusal[] {
  const chits = new Set<unknown>();
  return who.flatMap((one, seat) =>
    (one?.underWay?.tasks ?? []).flatMap((task) => {
      const chit = chitOfTask(task);
      if (chits.has(chit))
        return [no(['lists', seat], 'task_twice', 'A task of this list is taken up twice.')];
      chits.add(chit);
      return [];
    }),
  );
}

/** Nobody serves two. (MR-B44) */
function hiredTwice(who: readonly (Newcomer | undefined)[]): readonly Refusal[] {
  const served = new Set<string>();
  return who.flatMap((one, seat) =>
    (one?.underWay?.hires ?? []).flatMap(({ id }) => {
      if (!served.has(id)) {
        served.add(id);
        return [];
      }
      return [no(['lists', seat], 'hired_twice', 'A native of this list serves another player.')];
    }),
  );
}

/** The day with which the game goes on: the last one that a list under way names. (MR-006) */
const firstDay = (lists: readonly (RealmList | undefined)[]): number =>
  Math.max(1, ...lists.map((list) => (list && isUnderWay(list) ? (list.options.day ?? 1) : 1)));

/** What a game of 28 days is set up from: a character for each seat, and the map. */
export function table(wish: Wish): Result<RealmTable> {
  const { house, terms, lists, board } = wish;
  if (lists.length < 1 || lists.length > MOST_SEATS)
    return refuse(no(['lists'], 'players', `One to ${MOST_SEATS} characters set out.`));
  const problems: Refusal[] = [];
  const isPlayed = (id: string): boolean => !terms.banned.has(id) && (terms.allowed?.has(id) ?? true);
  const brought = lists.map((list, seat) => {
    if (!list) return undefined;
    const faults = faultsOf(list, seat, house);
    problems.push(...faults);
    const who = sheetOf(list, house).characters[0];
    return who && faults.length === 0
      ? newcomerOf(who, house, terms, isUnderWay(list) ? list : undefined)
      : undefined;
  });
  problems.push(...hiredTwice(brought), ...takenTwice(brought));
  const from = firstDay(lists);
  if (from > house['game.days'])
    problems.push(
      no(['lists'], 'day', `Day ${from} comes after the last one, which is day ${house['game.days']}.`),
    );
  const ids = brought.flatMap((one) => (one ? [one.id] : []));
  if (!house['party.duplicateCharacters'])
    brought.forEach((one, seat) => {
      if (one && brought.findIndex((other) => other?.id === one.id) < seat)
        problems.push(no(['lists', seat], 'character_taken', 'This character is brought twice.'));
    });
  const rest = usualOrder.filter((id) => !ids.includes(id) && isPlayed(id));
  const who = brought.map((one) => {
    if (one) return one;
    const id = rest.shift();
    return id === undefined ? undefined : usualNewcomer(id, house, terms);
  });
  if (who.includes(undefined) && problems.length === 0)
    problems.push(no(['lists'], 'players', 'There are not enough characters for so many players.'));
  if (board)
    for (const { severity, message, code, spaces } of checkMap(board, house))
      // What a valley does not name is dealt; what two of them name leaves another dwelling out. (MR-B09)
      if (severity === 'error' || (code === 'MR-B09' && spaces.length > 0))
        problems.push(no(['board'], code, message));
  if (problems.length > 0) return refuse(...problems);
  return ok({
    house,
    who: who as Newcomer[],
    ...(from > 1 ? { from } : {}),
    ...(board ? { map: board } : {}),
  });
}
