import { seededDice } from '../../kernel/game/dice';
import type { TableWish } from '../../kernel/game/playable';
import { ok, refuse, type Refusal, type Result } from '../../kernel/result';
import type { Board } from './boards/board';
import { mostPieces } from './boards/findings';
import { drawDomain } from './boards/generate';
import { boards } from './boards/maker';
import { domainOf, type Realm } from './boards/realm';
import { domains } from './catalogue/domains';
import { isCard, type ArmyPiece, type SsEntry } from './catalogue/entry';
import type { DomainOffer, SeatWish, SsTable } from './engine/setup';
import { drawArmy } from './forms/army';
import { hasRoom, offeredBoards } from './forms/muster';
import { handSizeOf } from './agreed';
import type { House } from './house';
import { boardOf, pieceCounts, sumOf, type SsList } from './legality/check';
import { drawingFaults } from './legality/domain';
import { messages } from './legality/messages';
import type { Options } from './options';
import { pileOf } from './pile-of';

type Wish = TableWish<SsEntry, House, Options, Realm>;

const no = (path: Refusal['path'], code: string, message: string): Refusal => ({ path, code, message });

/** Every list must be known through and through, and hold what its form is for. */
const unknownIn = ({ lists }: Wish): readonly Refusal[] =>
  lists.flatMap((list, seat) => [
    ...(list?.unknown ?? []).map(({ at, id }) =>
      no(['lists', seat, 'entries', at], 'unknown_entry', `There is no entry “${id}”.`),
    ),
    ...(list?.lines ?? [])
      .filter(({ entry }) => isCard(entry) !== (list?.form === 'pile' || list?.form === 'grimoire'))
      .map(({ entry, at }) =>
        no(['lists', seat, 'entries', at], 'misplaced', `${entry.name} has no place in a ${list?.form}.`),
      ),
  ]);

/** A board that a seat brings, under its own name, so that it counts as taken for the others (`domainCopies`). */
const offer = (board: Board): DomainOffer => {
  const { id = 'drawn', name = 'A drawn domain' } = domains.find((d) => d.board === board) ?? {};
  return { id, name, board };
};

/** House boards come back from the wire as copies; the game knows them by name. */
const known = new Map(domains.map((d) => [JSON.stringify(d.board), d.board]));
const own = (board: Board): Board => known.get(JSON.stringify(board)) ?? board;

/** The pieces that a seat brings; the printed army, or one for the points agreed, where it brings none. */
function armyOf(wish: Wish, house: House, list: SsList | undefined, seat: number, problems: Refusal[]) {
  const brings = list?.form === 'army' || list?.form === 'muster' ? pieceCounts(list) : undefined;
  const army: Readonly<Record<ArmyPiece, number>> | undefined =
    brings ??
    (house.armyMode === 'points'
      ? drawArmy(seededDice(`army ${seat}`), house, wish.terms, mostPieces(house))
      : drawArmy(seededDice('army'), house, wish.terms));
  if (!army)
    problems.push(
      no(['house', 'armyMode'], 'no_army', 'The agreement leaves out pieces that every army needs.'),
    );
  else if (army.wizard !== 1)
    problems.push(no(['lists', seat], 'wizards', messages['SS-L16']!({ wizards: army.wizard })));
  return army;
}

/** The domain of a muster, where it can be played on. */
function musterBoard(list: SsList, house: House, seat: number, problems: Refusal[]): Board | undefined {
  const options = list.options;
  if (options.form !== 'muster') return undefined;
  const board = boardOf(options);
  const at = ['lists', seat, 'options', 'domain'];
  if (!board) problems.push(no(at, 'SS-L18', messages['SS-L18']!({ reason: 'no-board' })));
  else if (drawingFaults(board).length > 0)
    problems.push(no(at, 'SS-L18', messages['SS-L18']!(drawingFaults(board)[0]!)));
  else if (!hasRoom(board, sumOf(pieceCounts(list)), house))
    problems.push(no(at, 'SS-L18', 'The domain has too few spots for the army and the free spots agreed.'));
  else return board;
  return undefined;
}

/** Boards that are dealt or chosen from: those on offer with room; drawn ones where they do not suffice. (SS-011) */
function offeredTo(wish: Wish, house: House): readonly DomainOffer[] {
  const pieces = mostPieces(house);
  const fitting = offeredBoards(house, wish.terms).filter(({ board }) => hasRoom(board, pieces, house));
  const houses = fitting.filter(({ domain }) => domain !== 'drawn');
  const offers = (houses.length > 0 ? houses : fitting).map(({ domain, name, board }) => ({
    id: domain === 'drawn' ? 'plain-grid' : domain,
    name,
    board,
  }));
  const spots = Math.max(27, pieces + house.minFreeSpots + 2);
  while (offers.length === 0 || (!house.domainCopies && offers.length < house.players)) {
    const n = offers.length + 1;
    offers.push({
      id: `offered-${n}`,
      name: `New domain ${n}`,
      board: drawDomain(seededDice(`offered ${n}`), spots),
    });
  }
  return offers;
}

/** The first hand that a seat brings, where hands are brought. */
const grimoireOf = (list: SsList | undefined, house: House): readonly string[] | undefined =>
  list?.form === 'grimoire' && house.cardSource === 'grimoire'
    ? list.lines.flatMap(({ entry, count }) => Array.from({ length: count }, () => entry.id))
    : undefined;

function seatWish(wish: Wish, house: House, seat: number, problems: Refusal[]): SeatWish {
  const list = wish.lists[seat];
  const army = armyOf(wish, house, list, seat, problems);
  const brought = list && musterBoard(list, house, seat, problems);
  const board = brought ?? (wish.board && own(domainOf(wish.board, seat)));
  const grimoire = grimoireOf(list, house);
  return {
    ...(army ? { army } : {}),
    ...(board ? { domain: offer(own(board)) } : {}),
    ...(brought && list.options.form === 'muster' ? { placement: list.options.placement } : {}),
    ...(grimoire ? { grimoire } : {}),
  };
}

/** What the game is set up from: agreement, common pile, first hands, armies, domains and placements. */
export function table(wish: Wish): Result<SsTable> {
  const players = wish.lists.length;
  if (players < 2 || players > 7) return refuse(no(['lists'], 'players', 'Two to seven players take part.'));
  const house: House = { ...wish.house, players };
  const problems: Refusal[] = [...unknownIn(wish)];
  if (house.victory === 'score' && house.roundLimit === 0)
    problems.push(no(['house', 'roundLimit'], 'SS-L30', messages['SS-L30']!({})));
  const seats = wish.lists.map((_, seat) => seatWish(wish, house, seat, problems));
  const { cards, deal } = pileOf(wish, house, problems);
  const need = players * (deal ?? handSizeOf(house));
  if (cards.length < need)
    problems.push(
      no(
        ['house', 'handSize'],
        'SS-L05',
        `${players} hands need ${need} cards; the pile has ${cards.length}.`,
      ),
    );
  if (wish.board)
    for (const { severity, message, code } of boards.check(wish.board, players, house))
      if (severity === 'error') problems.push(no(['board'], code, message));
  if (problems.length > 0) return refuse(...problems);
  return ok({
    house,
    cards,
    domains: offeredTo(wish, house),
    seats,
    ...(wish.first === undefined ? {} : { first: wish.first }),
    ...(deal === undefined ? {} : { deal }),
    ...(wish.asksAll ? { asksAll: true } : {}),
  });
}
