import type { TableWish } from '../../kernel/game/playable';
import { ok, refuse, type Refusal, type Result } from '../../kernel/result';
import { counted } from '../../kernel/words/words';
import { matOf } from './area';
import { isOwn, type Army } from './army';
import { dividedMat, sizesOf, type MmsBoard } from './boards/board';
import { checkBoard } from './boards/checks';
import { isAttachment, type MmsCard } from './catalogue/card';
import { unprintedLetters } from './catalogue/indicia';
import { cards as starterSet } from './catalogue/index';
import { decoyCard, gameCard } from './engine/cards';
import type { Force, ForcePiece, MmsTable } from './engine/setup';
import type { MmsHouse } from './house';
import { squaresOf } from './legality/mat';
import type { ArmyOptions } from './options';
import { usualArmy } from './usual-army';

type Wish = TableWish<MmsCard, MmsHouse, ArmyOptions, MmsBoard>;
type Path = Refusal['path'];

const no = (path: Path, code: string, message: string): Refusal => ({ path, code, message });

/** Under this pool a game must know every letter of every card (MMS-L25). */
const isUnknown = (card: MmsCard, { cardPool }: MmsHouse): boolean =>
  cardPool === 'printed' && !isOwn(card) && unprintedLetters(card).length > 0;

/** What cannot be laid out as the list has it: each fault at its line. */
function faultsOf({ lines, unknown }: Army, house: MmsHouse, at: Path): readonly Refusal[] {
  const line = (place: number): Path => [...at, 'entries', place];
  return [
    ...unknown.map(({ at: place, id }) => no(line(place), 'unknown_entry', `There is no entry “${id}”.`)),
    ...lines.flatMap(({ at: place, entry, with: parts }) => [
      ...[entry, ...parts]
        .filter((card) => isUnknown(card, house))
        .map((card) => no(line(place), 'MMS-L25', `Nobody knows all the values of ${card.name}.`)),
      ...(isAttachment(entry)
        ? [no(line(place), 'MMS-L08', `${entry.name} needs a character that carries it.`)]
        : []),
      ...parts
        .filter((part) => !isAttachment(part) || entry.kind !== 'character')
        .map((part) => no(line(place), 'MMS-L08', `${entry.name} cannot carry ${part.name}.`)),
    ]),
    ...(unknown.length > 0 || lines.some(({ entry }) => entry.kind === 'character')
      ? []
      : [no(at, 'MMS-L03', 'An army needs a character: whoever has none is eliminated.')]),
  ];
}

/** What can never lie in the part of the seat, which also bounds what a game has to carry (MMS-L14). */
function crowding(army: Army, squares: number, house: MmsHouse, at: Path): readonly Refusal[] {
  const needs = [
    ['Terrain, Defense and engines', squaresOf(army, 'areas', house)],
    ['Characters', squaresOf(army, 'characters', house)],
    ['Bridges', squaresOf(army, 'bridges', house)],
  ] as const;
  return needs.flatMap(([what, needed]) =>
    needed <= squares
      ? []
      : [
          no(
            at,
            'MMS-L14',
            `${what} need ${counted(needed, 'square')}; this part of the mat has ${squares}.`,
          ),
        ],
  );
}

/** Every use that stands on the mat, with what it carries, and the blank markers that were agreed (MMS-L23). */
function forceOf({ lines }: Army, places: ReadonlyMap<MmsCard, number>, { decoys }: MmsHouse): Force {
  const place = (card: MmsCard): number => places.get(card)!;
  const pieces = lines.flatMap(({ entry, count, with: parts }): ForcePiece[] =>
    Array.from({ length: count }, () => ({ card: place(entry), carried: parts.map(place) })),
  );
  const blank: ForcePiece = { card: places.size, carried: [] };
  return { pieces: [...pieces, ...Array.from({ length: decoys }, () => blank)] };
}

/** What the game is set up from: agreement, mat, cards, and the force of each seat. */
export function table(wish: Wish): Result<MmsTable> {
  const players = wish.lists.length;
  if (players < 2 || players > 6) return refuse(no(['lists'], 'MMS-L21', 'Two to six players take part.'));
  const { width, height } = matOf({ ...wish.house, players });
  const house: MmsHouse = { ...wish.house, players, boardWidth: width, boardHeight: height };
  const board = wish.board ?? dividedMat(house);
  const problems: Refusal[] = checkBoard(board, players, house)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => no(wish.board ? ['board'] : ['house', 'neutralRows'], code, message));
  const sizes = sizesOf(board, players);
  const armies = wish.lists.map((list, seat): Army | undefined => {
    const army = list ?? usualArmy(seat, house, wish.terms);
    if (!army)
      problems.push(no(['lists', seat], 'no_army', 'Nothing that this agreement lets in is an army.'));
    else {
      const at: Path = list ? ['lists', seat] : ['house', 'cardPool'];
      problems.push(...faultsOf(army, house, at), ...crowding(army, sizes[seat]!, house, ['lists', seat]));
    }
    return army;
  });
  if (problems.length > 0) return refuse(...problems);
  const cards = [...starterSet, ...wish.terms.cards.values()];
  const places = new Map(cards.map((card, i) => [card, i]));
  return ok({
    house,
    board,
    cards: [...cards.map((card) => gameCard(card, house)), decoyCard],
    forces: armies.map((army) => forceOf(army!, places, house)),
    begins: wish.first ?? 0,
  });
}
