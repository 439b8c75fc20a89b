import { seededDice } from '../../kernel/game/dice';
import type { TableWish } from '../../kernel/game/playable';
import { ok, refuse, type Refusal, type Result } from '../../kernel/result';
import { groundOf, type MmBoard } from './boards/board';
import { boards } from './boards/maker';
import { isAlly, type Ally, type MmEntry } from './catalogue/entry';
import { figureTypes, type FigureType } from './catalogue/vocabulary';
import { cornerSpaces, oppositeCorner, spaceOf } from './engine/board';
import type { MmTable } from './engine/setup';
import { isCoherent, permittedCards } from './forms/pool';
import type { MmHouse } from './house';
import { dealtEach } from './legality/count';
import type { MmList } from './legality/types';
import type { MmOptions } from './options';
import { seatsOf } from './seats';

type Wish = TableWish<MmEntry, MmHouse, MmOptions, MmBoard>;

const no = (path: Refusal['path'], code: string, message: string): Refusal => ({ path, code, message });

const copiesIn = (list: MmList): readonly Ally[] =>
  list.lines.flatMap(({ entry, count }) => (isAlly(entry) ? Array<Ally>(count).fill(entry) : []));

/** Every list must be known through and through: a card without an entry cannot be played. */
const unknownIn = ({ lists }: Wish): readonly Refusal[] =>
  lists.flatMap((list, seat) => [
    ...(list?.unknown ?? []).map(({ at, id }) =>
      no(['lists', seat, 'entries', at], 'unknown_entry', `There is no entry “${id}”.`),
    ),
    ...(list?.lines ?? [])
      .filter(({ entry }) => !isAlly(entry))
      .map(({ entry, at }) =>
        no(['lists', seat, 'entries', at], 'not_a_card', `${entry.name} is no Ally card.`),
      ),
  ]);

const sameCards = (a: readonly Ally[], b: readonly Ally[]): boolean => {
  const sorted = (cards: readonly Ally[]): string =>
    cards
      .map(({ id }) => id)
      .sort()
      .join();
  return sorted(a) === sorted(b);
};

/** The common deck (MM-048): the one that somebody brings, else all that the agreement permits. */
function deckOf(wish: Wish, house: MmHouse, problems: Refusal[]): readonly Ally[] {
  const brought = wish.lists.flatMap((list, seat) =>
    list?.form === 'deck' ? [{ seat, cards: copiesIn(list) }] : [],
  );
  const [first] = brought;
  for (const { seat, cards } of brought.slice(1))
    if (!sameCards(cards, first!.cards))
      problems.push(
        no(['lists', seat], 'two_decks', 'The Ally deck is common to all: two different ones are brought.'),
      );
  const deck = first?.cards ?? permittedCards(house, wish.terms);
  const need = wish.lists.length * dealtEach(house);
  if (deck.length < need)
    problems.push(
      no(
        first ? ['lists', first.seat] : ['house', 'permanentsCount'],
        'deck_too_small',
        `${wish.lists.length} players are dealt ${need} cards; the deck has ${deck.length}.`,
      ),
    );
  return deck;
}

/** Permanents that seats bring must be in the deck, as often as they are brought (MM-L10, MM-L11). */
function permanentsOf(wish: Wish, house: MmHouse, deck: readonly Ally[], problems: Refusal[]) {
  const left = new Map<string, number>();
  for (const { id } of deck) left.set(id, (left.get(id) ?? 0) + 1);
  return wish.lists.map((list, seat) => {
    if (list?.form !== 'permanents') return undefined;
    const cards = copiesIn(list);
    if (cards.length > house.permanentsCount)
      problems.push(
        no(
          ['lists', seat],
          'too_many_permanents',
          `A player has ${house.permanentsCount} permanents, not ${cards.length}.`,
        ),
      );
    for (const { id, name } of cards) {
      const there = left.get(id) ?? 0;
      if (there === 0)
        problems.push(no(['lists', seat], 'not_in_deck', `The deck has no ${name} left for this player.`));
      left.set(id, there - 1);
    }
    return cards.map(({ id }) => id);
  });
}

/** What the sheet says of the empty corner, where the agreement lets the player in the middle stand there (MM-302). */
function middleOf(
  { threePlayerMiddle }: MmHouse,
  type: number,
  extra: FigureType | undefined,
  figureAt: number,
  corner: number,
): { readonly middle?: number } {
  if (threePlayerMiddle === 'extraFigure' && extra !== undefined)
    return { middle: figureTypes.indexOf(extra) };
  return threePlayerMiddle === 'relocate' && figureAt === oppositeCorner(corner) && type >= 0
    ? { middle: type }
    : {};
}

/** Corners and first figures of the setup sheet, if somebody brings one (MM-067, MM-068). */
function sheetOf(wish: Wish, house: MmHouse, problems: Refusal[]) {
  const sheets = wish.lists.flatMap((list, seat) =>
    list?.options.form === 'setup' ? [{ seat, sheet: list.options }] : [],
  );
  const [first] = sheets;
  if (!first) return undefined;
  const at = ['lists', first.seat, 'options'] as const;
  for (const { seat, sheet } of sheets.slice(1))
    if (JSON.stringify(sheet) !== JSON.stringify(first.sheet))
      problems.push(no(['lists', seat], 'two_sheets', 'Two different setup sheets are brought.'));
  const seats = seatsOf(first.sheet);
  if (seats.length !== wish.lists.length) {
    problems.push(
      no(
        [...at, 'players'],
        'players',
        `The sheet is for ${seats.length} players, not ${wish.lists.length}.`,
      ),
    );
    return undefined;
  }
  const corners = seats.map(({ corner }) => spaceOf(corner));
  if (new Set(corners).size < corners.length || corners.some((corner) => !cornerSpaces.includes(corner)))
    problems.push(no([...at, 'seats'], 'corners', 'Each player needs a corner of his own.'));
  else if (corners.length === 2 && oppositeCorner(corners[0]!) !== corners[1])
    problems.push(no([...at, 'seats'], 'corners', 'Two players take opposite corners.'));
  return {
    seats: seats.map(({ figure, figureAt, extra }, i) => {
      const type = figure === undefined || figure === 'garrison' ? -1 : figureTypes.indexOf(figure);
      return {
        corner: corners[i]!,
        ...(type < 0 ? {} : { figure: type }),
        ...middleOf(house, type, extra, figureAt === undefined ? -1 : spaceOf(figureAt), corners[i]!),
      };
    }),
    seed: first.sheet.boardSeed,
  };
}

/** What the game is set up from: agreement, common deck, permanents and setup sheet, and the board. */
export function table(wish: Wish): Result<MmTable> {
  const players = wish.lists.length;
  const house: MmHouse = { ...wish.house, players };
  const problems: Refusal[] = [...unknownIn(wish)];
  if (players < 2 || players > 4) problems.push(no(['lists'], 'players', 'Two to four players take part.'));
  if (!isCoherent(house))
    problems.push(
      no(
        ['house', house.figureCap > house.figureCapWithCard ? 'figureCapWithCard' : 'dealCount'],
        'incoherent',
        'These numbers leave no game: a limit with a card below the one without, or fewer cards dealt than kept.',
      ),
    );
  const deck = deckOf(wish, house, problems);
  const permanents = permanentsOf(wish, house, deck, problems);
  const sheet = sheetOf(wish, house, problems);
  const board =
    wish.board ??
    (sheet?.seed === undefined
      ? undefined
      : boards.make(
          house.boardDeal === 'balanced' ? 'balanced' : 'random',
          seededDice(sheet.seed),
          players,
          house,
        ));
  if (wish.board)
    for (const { severity, message, code } of boards.check(wish.board, players, house))
      if (severity === 'error') problems.push(no(['board'], code, message));
  // Nobody has painted one that is dealt unasked.
  if (house.boardDeal === 'custom' && board === undefined)
    problems.push(
      no(
        ['board'],
        'no_board',
        'By the agreement the players paint the board: bring one, or agree that it is dealt.',
      ),
    );
  if (problems.length > 0) return refuse(...problems);
  return ok({
    house,
    deck,
    seats: Array.from({ length: players }, (_, seat) => ({
      ...(permanents[seat] === undefined ? {} : { permanents: permanents[seat] }),
      ...sheet?.seats[seat],
    })),
    ...(board === undefined ? {} : { board: groundOf(board) }),
  });
}
