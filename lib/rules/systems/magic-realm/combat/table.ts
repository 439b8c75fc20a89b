import type { TableWish } from '../../../kernel/game/playable';
import { ok, refuse, type Refusal, type Result } from '../../../kernel/result';
import { MOST_SEATS } from '../../../kernel/game/seats';
import { clearingWith, type MrBoard } from './clearings/board';
import { checkBoard } from './clearings/checks';
import { monsters, natives, spells } from '../catalogue';
import type { RealmEntry } from '../catalogue/types';
import { castsOf, heroOf, usualHero } from './engine/fighters/heroes';
import { optionalRules } from './engine/optional';
import { hirelingsOf, isServing, serviceFaults, taken } from './service';
import type { MrTable } from './engine/setup';
import type { Hero } from './engine/state';
import type { House } from '../house';
import type { Options } from '../options';
import { no, unknownLines } from '../seating';
import { sheetOf, type CharacterView, type RealmList } from '../sheet';

type Wish = TableWish<RealmEntry, House, Options, MrBoard>;

/** Spells that a sheet calls awake in something that cannot cast them. (MR-125) */
const asleepFaults = ({ items }: CharacterView, at: Refusal['path']): readonly Refusal[] =>
  items.flatMap(({ item, key, state }) =>
    (state.awake ?? []).flatMap((id): Refusal[] => {
      const spell = spells.find((one) => one.id === id);
      const path = [...at, 'inventory', key, 'awake'];
      if (!spell) return [no(path, 'unknown_entry', `There is no spell “${id}”.`)];
      return spell.type === castsOf(item)?.type
        ? []
        : [no(path, 'wrong_type', `${spell.name} cannot be cast with the ${item.name}.`)];
    }),
  );

/** What of a list cannot fight here. */
function faultsOf(list: RealmList, seat: number, house: House): readonly Refusal[] {
  const at = ['lists', seat] as const;
  const { characters, others } = sheetOf(list, house);
  const out = unknownLines(list, at);
  for (const { at: line, entry } of others)
    out.push(no([...at, 'entries', line], 'not_a_fighter', `${entry.name} takes no part in a combat.`));
  const count = characters.reduce((sum, one) => sum + one.count, 0);
  if (count !== 1)
    out.push(
      no(
        [...at],
        'one_character',
        count === 0
          ? 'A seat of the combat leads one character, and this list has none.'
          : `A seat leads one character, and this list has ${count}: bring each in a list of his own.`,
      ),
    );
  out.push(...serviceFaults(list, seat, house));
  for (const who of characters) out.push(...asleepFaults(who, [...at, 'options', 'members', who.key]));
  return out;
}

/** Denizens that a combat roster brings: its monsters, and natives who serve nobody. */
function denizensOf(list: RealmList, house: House): Readonly<Record<string, number>> {
  const { monsters: brought, natives: all } = sheetOf(list, house);
  const out: Record<string, number> = {};
  for (const { entry, count } of brought)
    if (!isServing(list, entry.id)) out[entry.id] = (out[entry.id] ?? 0) + count;
  for (const { entry, hired } of all) if (!hired) out[entry.id] = 1;
  return out;
}

/** The clearing of a combat roster, if one is brought. Where a board is chosen, it counts instead. */
function rosterBoard(wish: Wish, problems: Refusal[]): MrBoard | undefined {
  const brought = wish.lists.flatMap((list, seat) => {
    if (list?.options.form !== 'roster') return [];
    const denizens = denizensOf(list, wish.house);
    return Object.keys(denizens).length > 0
      ? [{ seat, board: clearingWith(denizens, { clearing: list.options.clearing ?? 'woods' }) }]
      : [];
  });
  const [first, second] = brought;
  if (second)
    problems.push(
      no(['lists', second.seat], 'two_clearings', 'Two combat rosters bring denizens: choose a clearing.'),
    );
  return first?.board;
}

/** The usual character of each seat without a list: one that nobody brings. */
function heroesOf(wish: Wish, problems: Refusal[]): readonly Hero[] {
  const { house } = wish;
  const brought = wish.lists.map((list, seat) => {
    if (!list) return undefined;
    const faults = faultsOf(list, seat, house);
    problems.push(...faults);
    const who = sheetOf(list, house).characters[0];
    const isContinued = list.options.form === 'party' && list.options.continued === true;
    return who && faults.length === 0 ? heroOf(who, isContinued, house) : undefined;
  });
  const taken = new Set(brought.flatMap((hero) => (hero ? [hero.id] : [])));
  let next = 0;
  const heroes = brought.map((hero) => {
    if (hero) return hero;
    for (;;) {
      const usual = usualHero(next++, house);
      if (!taken.has(usual.id) || next > 16) return usual;
    }
  });
  return heroes.map((hero, seat) => {
    const before = heroes.slice(0, seat).filter(({ id }) => id === hero.id).length;
    if (before > 0 && !house['party.duplicateCharacters'])
      problems.push(no(['lists', seat], 'character_taken', `The ${hero.name} is brought twice.`));
    return before > 0 ? { ...hero, name: `${hero.name} ${before + 1}` } : hero;
  });
}

const firstRound = (wish: Wish): number =>
  Math.max(1, ...wish.lists.map((list) => (list?.options.form === 'roster' ? (list.options.round ?? 1) : 1)));

/** What a combat is set up from: a character for each seat with those who serve him, and the clearing. */
export function table(wish: Wish): Result<MrTable> {
  const { house, terms } = wish;
  const players = wish.lists.length;
  const problems: Refusal[] = [];
  if (players < 1 || players > MOST_SEATS)
    return refuse(no(['lists'], 'players', `One to ${MOST_SEATS} characters fight.`));
  const heroes = heroesOf(wish, problems);
  const board = wish.board ?? rosterBoard(wish, problems);
  if (board)
    for (const { severity, message, code } of checkBoard(board, players))
      if (severity === 'error') problems.push(no(['board'], code, message));
  const hirelings = wish.lists.map((list) => hirelingsOf(list, house));
  problems.push(...taken(wish.lists, hirelings, board?.denizens ?? {}));
  if (problems.length > 0) return refuse(...problems);
  const isPlayed = (id: string): boolean => !terms.banned.has(id) && (terms.allowed?.has(id) ?? true);
  return ok({
    heroes,
    ...(hirelings.some((ids) => ids.length > 0) ? { hirelings } : {}),
    ...(board ? { board } : {}),
    // Who serves somebody is not dealt as well.
    closed: [...monsters, ...natives]
      .map(({ id }) => id)
      .filter((id) => !isPlayed(id) || hirelings.flat().includes(id)),
    heads: house['monsters.dragonHeads'],
    darkUp: wish.lists.flatMap((list) =>
      list?.options.form === 'roster' ? (list.options.darkUp ?? []) : [],
    ),
    rules: {
      firstRound: firstRound(wish),
      quietRounds: house['combat.quietRoundsToEnd'],
      maxRounds: house['combat.maxRounds'],
      ambush: house['combat.ambush'],
      seriousWounds: house['combat.seriousWounds'],
      walksTwice: house['combat.horseSides'] === 'gallop-once',
      drawnOrder: house['order.mode'] === 'draw-order',
      benevolent: house['magic.benevolent'],
      ...optionalRules(house),
    },
  });
}
