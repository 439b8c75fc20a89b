import type { TableWish } from '../../../kernel/game/playable';
import { ok, refuse, type Refusal, type Result } from '../../../kernel/result';
import { checkMap } from '../boards/checks';
import type { RealmMap } from '../boards/map';
import type { RealmEntry } from '../catalogue/types';
import type { House } from '../house';
import type { Options } from '../options';
import {
  MOST_SEATS,
  no,
  notFought,
  optionRefusals,
  unknownLines,
  usualOrder,
  type NotPlayed,
} from '../seating';
import { sheetOf, type RealmList } from '../sheet';
import type { Newcomer } from './engine/world/fresh';
import type { RealmTable } from './engine/world/setup';
import { newcomerOf, usualNewcomer } from './usual';

type Wish = TableWish<RealmEntry, House, Options, RealmMap>;

/** Options that change the days and are not carried out: no game is played as if they were not agreed. */
const notPlayed: readonly NotPlayed[] = [
  ['world.seasons', (h) => h['world.seasons'] !== 'none', 'Season'],
  ['world.commerce', (h) => h['world.commerce'], 'Commerce'],
  ['party.optionalAbilities', (h) => h['party.optionalAbilities'], 'Optional abilities'],
  ['natives.watchful', (h) => h['natives.watchful'], 'Watchful natives'],
  ['natives.extendedTreachery', (h) => h['natives.extendedTreachery'], 'Extended treachery'],
  ['natives.grudges', (h) => h['natives.grudges'] !== 'off', 'Grudges and gratitude'],
  ['items.dropping', (h) => h['items.dropping'], 'Dropping things'],
  ['items.caching', (h) => h['items.caching'], 'Caching'],
  ...notFought,
  ['magic.enhancedItems', (h) => h['magic.enhancedItems'], 'Enhanced artifacts and books'],
  ['magic.autoEnchant', (h) => h['magic.autoEnchant'], 'Tiles that enchant themselves'],
];

/** What of a list cannot set out on the first day. */
function faultsOf(list: RealmList, seat: number, house: House): readonly Refusal[] {
  const at = ['lists', seat] as const;
  const { characters: brought, natives, others } = sheetOf(list, house);
  const out = unknownLines(list, at);
  const { options } = list;
  if (options.form !== 'party')
    out.push(no([...at], 'wrong_form', 'The 28 days are played with a party: this list is for a clearing.'));
  else if (options.continued === true)
    out.push(
      no(
        [...at, 'options', 'continued'],
        'not_simulated',
        'The simulated game begins on the first day: this party is under way.',
      ),
    );
  for (const { at: line, entry } of others)
    out.push(no([...at, 'entries', line], 'not_a_traveller', `${entry.name} sets out with nobody.`));
  for (const { at: line, entry, hired } of natives)
    if (hired && options.form === 'party')
      out.push(
        no(
          [...at, 'entries', line],
          'no_hirelings',
          `${entry.name} is hired, and nobody has hirelings on the first day.`,
        ),
      );
  const count = brought.reduce((sum, one) => sum + one.count, 0);
  if (count !== 1)
    out.push(
      no(
        [...at],
        'one_character',
        count === 0
          ? 'A seat leads one character, and this list has none.'
          : `A seat of the simulated game leads one character, and this list has ${count}: bring each in a list of his own.`,
      ),
    );
  const [who] = brought;
  if (who && who.items.length > 0)
    out.push(
      no(
        [...at, 'entries', who.at, 'with'],
        'no_belongings',
        'On the first day a character has what his level gives him, and no more.',
      ),
    );
  return out;
}

/** What a game of 28 days is set up from: a character for each seat, and the map. */
export function table(wish: Wish): Result<RealmTable> {
  const { house, terms, lists, board } = wish;
  if (lists.length < 1 || lists.length > MOST_SEATS)
    return refuse(no(['lists'], 'players', `One to ${MOST_SEATS} characters set out.`));
  const problems: Refusal[] = [...optionRefusals(house, notPlayed, 'The simulated days do')];
  const isPlayed = (id: string): boolean => !terms.banned.has(id) && (terms.allowed?.has(id) ?? true);
  const brought = lists.map((list, seat) => {
    if (!list) return undefined;
    const faults = faultsOf(list, seat, house);
    problems.push(...faults);
    const who = sheetOf(list, house).characters[0];
    return who && faults.length === 0 ? newcomerOf(who, house, terms) : undefined;
  });
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
    for (const { severity, message, code } of checkMap(board, house))
      if (severity === 'error') problems.push(no(['board'], code, message));
  if (problems.length > 0) return refuse(...problems);
  return ok({ house, who: who as Newcomer[], ...(board ? { map: board } : {}) });
}
