import type { Seat } from '../../../kernel/game/engine';
import type { Tone } from '../../../kernel/catalogue/face';
import { capital, listed } from '../../../kernel/words/words';
import { figureTypes, plurals, structures, terrains, unitTypes } from '../catalogue/vocabulary';
import { colours } from '../seats';
import { labelOf } from '../engine/board';
import { seatOf, typeOf, type MmState } from '../engine/state';

const tones: readonly Tone[] = ['rose', 'sky', 'moss', 'sand'];

/** The colour of a seat's pieces: `Red`. */
export const seatName = (seat: Seat): string => capital(colours[seat] ?? `player ${seat + 1}`);
export const seatTone = (seat: Seat): Tone => tones[seat] ?? 'slate';
export const ownedBy = (seat: Seat): string => `${seatName(seat)}’s`;

export const typeName = (type: number): string => unitTypes[type] ?? 'unit';
/** `a mage`, `an army`. */
export const aType = (type: number): string => `${type === 3 ? 'an' : 'a'} ${typeName(type)}`;
export const figureName = (figure: number): string => typeName(typeOf(figure));
/** `Red’s army`. */
export const whoseFigure = (figure: number): string => `${ownedBy(seatOf(figure))} ${figureName(figure)}`;
export const terrainName = (terrain: number): string => terrains[terrain] ?? 'unknown ground';

const withStructure = (structure: number): string => {
  const name = structures[structure];
  return name === undefined ? '' : name === 'ruins' ? ' with ruins' : ` with a ${name}`;
};
/** `c4, forests with a mine`. */
export const groundName = (space: number, terrain: number, structure: number): string =>
  `${labelOf(space)}, ${terrainName(terrain)}${withStructure(structure)}`;

/** A card by its place in the game's deck; one that is covered has no name. */
export const cardName = (s: MmState, card: number): string => s.game.cards[card]?.name ?? 'a card';
export const cardRule = (s: MmState, card: number): string => s.game.cards[card]?.rule ?? 'MM-058';

/** Structure types out of their bits: `villages and mines`. */
export const structuresIn = (bits: number): string =>
  listed(structures.filter((_, i) => (bits >> i) & 1).map((name) => plurals[name]));

/** Ids of the scene. */
export const idOf = {
  space: labelOf,
  figure: (figure: number): string => `figure-${figure}`,
  garrison: (space: number): string => `garrison-${labelOf(space)}`,
  card: (card: number): string => `card-${card}`,
  /** A hand card at work: the card itself lies in the discard pile, or is drawn again already. */
  working: (card: number): string => `working-${card}`,
  supply: (seat: Seat, type: number): string => `supply-${seat}-${figureTypes[type] ?? 'garrison'}`,
};
