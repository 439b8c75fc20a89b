import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { eachSquare, enter, fitsOnMat } from '../engine/board';
import { OPEN, type GameCard } from '../engine/cards';
import { noteEntries } from '../engine/control';
import { clone, HIDDEN, NOWHERE, ON_MAT, type MmsState } from '../engine/state';

/** Of markers whose outline fits both, so many of a hundred are taken for characters. */
const CHARACTERS = 75;

/** Do the squares under it have room for another character, or for another area? */
function isFree(s: MmsState, piece: number, asCharacter: boolean): boolean {
  let free = true;
  eachSquare(s, piece, s.at[piece]!, s.rot[piece]!, (square) => {
    free &&= asCharacter
      ? s.characterOn[square] === NOWHERE
      : s.areaOn[square] === NOWHERE && s.bridgeOn[square] === NOWHERE;
  });
  return free;
}

/** Cards that such a marker could stand for; nothing closed is thought of, as somebody may stand on it. */
const fitting = (s: MmsState, piece: number, asCharacter: boolean): number[] =>
  s.game.cards.flatMap(({ kind, wide, long, closesFree }: GameCard, card) =>
    wide === s.wide[piece] &&
    long === s.long[piece] &&
    closesFree === OPEN &&
    (asCharacter ? kind === 'character' : kind === 'terrain' || kind === 'defense')
      ? [card]
      : [],
  );

/** Levels that a seat can have spent on what is still not identified, by marker. */
function shareOf(s: MmsState, seat: Seat): number {
  const { cards, first, house } = s.game;
  let left = house.levelTotal;
  let hidden = 0;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) {
    if (s.card[piece] === HIDDEN) hidden++;
    else left -= [s.card[piece]!, ...s.carried[piece]!].reduce((sum, card) => sum + cards[card]!.level, 0);
  }
  return Math.max(LEAST, left / Math.max(1, hidden));
}
/** Levels of the cheapest characters. */
const LEAST = 22;

/** A card for a marker: between half and twice its share where there is one, and never what cannot stand there. */
function draw(s: MmsState, piece: number, dice: Dice): number {
  const stands = s.fate[piece] === ON_MAT && s.at[piece] !== NOWHERE;
  const [character, area] = stands ? [isFree(s, piece, true), isFree(s, piece, false)] : [true, false];
  // Where nothing more has room it can only be a blank one.
  if (!character && (!area || s.acted[piece] === 1)) return s.game.cards.length - 1;
  const asCharacter = s.acted[piece] === 1 || !area || (character && dice.below(100) < CHARACTERS);
  let cards = fitting(s, piece, asCharacter);
  if (cards.length === 0 && (asCharacter ? area : character)) cards = fitting(s, piece, !asCharacter);
  if (cards.length === 0) return s.game.cards.length - 1;
  const share = shareOf(s, s.game.owner[piece]!);
  const levelOf = (card: number): number => s.game.cards[card]!.level;
  const cheap = cards.filter((card) => levelOf(card) <= 2 * share);
  const likely = cheap.filter((card) => levelOf(card) >= share / 2);
  return dice.pick([likely, cheap, cards].find(({ length }) => length > 0)!);
}

/** A square for what stands on the mat unseen: in the own area before the joining, anywhere after it. */
function somewhere(s: MmsState, piece: number, dice: Dice): number {
  const { part, owner } = s.game;
  const free = part.flatMap((seat, square) =>
    (s.phase !== 'layout' || seat === owner[piece]) &&
    s.characterOn[square] === NOWHERE &&
    fitsOnMat(s, piece, square, 0)
      ? [square]
      : [],
  );
  return free.length > 0 ? dice.pick(free) : 0;
}

/**
 * A state that the seat could be in, for all it knows: under every marker some card with its outline, at a price that the owner
 * could have paid, and nothing carried.
 */
export function imagine(view: MmsState, _seat: Seat, dice: Dice): MmsState {
  const world = clone(view);
  const inLayout = world.phase === 'layout';
  for (let piece = 0; piece < world.card.length; piece++) {
    if (world.card[piece] !== HIDDEN) continue;
    const isUnseen = world.fate[piece] === ON_MAT && world.at[piece] === NOWHERE;
    if (isUnseen) world.at[piece] = somewhere(world, piece, dice);
    world.card[piece] = draw(world, piece, dice);
    if (world.fate[piece] !== ON_MAT) continue;
    enter(world, piece);
    const isCharacter = world.game.cards[world.card[piece]!]!.kind === 'character';
    if (isCharacter && !inLayout) noteEntries(world, piece);
  }
  return world;
}
