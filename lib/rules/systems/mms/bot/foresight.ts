import type { Seat } from '../../../kernel/game/engine';
import type { Foresight } from '../../../kernel/game/playable';
import { HIDDEN, ON_MAT, type MmsChoice, type MmsState } from '../engine/state';
import { imagine } from './imagine';
import { lead, worthsOf } from './lead';

/** Levels of a seat’s characters that still stand, in part by the CAP that they have left. */
function strengthOf(s: MmsState, seat: Seat): number {
  const { first, cards } = s.game;
  let sum = 0;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) {
    if (s.fate[piece] !== ON_MAT && s.phase !== 'layout') continue;
    if (s.card[piece] === HIDDEN) continue;
    const { kind, level, cap } = cards[s.card[piece]!]!;
    const left = cap - s.lost[piece]!;
    if (kind !== 'character' || left <= 0) continue;
    sum += level * (STANDING + (1 - STANDING) * (left / cap));
  }
  return sum;
}
/** The part of its level that a character is worth however little CAP it has. */
const STANDING = 0.4;

/** From 0 to 1: strength against that of the others, where twice as much is nearly a victory. */
function worth(s: MmsState, seat: Seat): number {
  let all = 0;
  let own = 0;
  for (let one = 0; one < s.alive.length; one++) {
    const strength = s.alive[one] === 0 ? 0 : strengthOf(s, one) ** STEEP;
    all += strength;
    if (one === seat) own = strength;
  }
  return all === 0 ? 1 / s.alive.length : own / all;
}
const STEEP = 3;

/** Choices that the search looks at. */
const MOST = 3;
/** Levels by which a choice may seem worse than the best and still be worth a look. */
const CLOSE = 6;

/**
 * What a character does, by the lead’s measure: nearly all of the luck of a look is in dice that fall alike whatever the order of
 * the characters or the square, so that looks are kept for what makes a difference.
 */
function sift(view: MmsState, seat: Seat, choices: readonly MmsChoice[]): readonly MmsChoice[] {
  if (view.phase === 'layout' || view.stage !== 'act') return [];
  const worths = worthsOf(view, seat, choices);
  const least = Math.max(...worths) - CLOSE;
  return choices
    .map((choice, i) => ({ choice, worth: worths[i]! }))
    .filter(({ worth: levels }) => levels >= least)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}

/** What the searching bot knows of the game: worlds that fit what it sees, and how well it stands in them. */
export const foresight: Foresight<MmsState, MmsChoice> = {
  imagine,
  worth,
  lead,
  // One whole round and a little more between two.
  depth: 3,
  clock: (s) => s.turn,
  sure: 1,
  sift,
};
