/* What numbers in a state stand for. */

/** Types of pieces. */
export const PION = 0;
export const GUARD = 1;
export const WARRIOR = 2;
export const WIZARD = 3;
export const DEMON = 4;
export const HULK = 5;
export const TOKEN = 6;
export const pieceTypes = [
  'pion',
  'guard',
  'warrior',
  'wizard',
  'demon',
  'hulk',
  'doppelganger-token',
] as const;
/** Printed conflict dice, by type (SS-069 to SS-071). */
export const printedDice: readonly number[] = [2, 3, 4, 2, 4, 5, 0];

/** More than there are cards in any pile: a legal one has hundreds (SS-L03, SS-R80). */
export const MANY_CARDS = 1_000_000;

/** On a spot: a rock. */
export const ROCK = -2;
/** What a spot is, if it is not plain. */
export const TRAP = 1;
export const NEXUS = 2;

/** What is on a piece: bits. */
export const ASLEEP = 1;
export const PARALYSED = 2;
export const HELD = 4;
export const GHOST = 8;
export const SHIELDED = 16;
export const CURSED = 32;
export const CARRIER = 64;
export const DRAGON = 128;
export const VAPOUR = 256;
/** The wizard is a rock (SS-R55). */
export const STONE = 512;
/** No more steps in this movement phase: it made contact, was trapped, or changed sides (SS-R15, SS-R83). */
export const STOPPED = 1024;
/** It may change places with its tokens (SS-124); a potion gives it dice, and rocks to move (SS-144, SS-151). */
export const DOUBLED = 2048;
export const STRONG = 4096;
