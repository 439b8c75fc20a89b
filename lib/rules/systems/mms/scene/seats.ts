import type { Seat } from '../../../kernel/game/engine';
import type { SceneSeat } from '../../../kernel/game/scene';
import { capOf, cardOf, GONE, HIDDEN, knows, type MmsState } from '../engine/state';
import { seatName, seatTone } from './names';

/** What is known, and that there is more: `3`, `3 + ?`, `?`. */
const orMore = (known: number, unknown: number): string =>
  unknown === 0 ? String(known) : known === 0 ? '?' : `${known} + ?`;

/** Has every other seat in the game identified it? */
const isOpenToAll = (s: MmsState, piece: number): boolean =>
  s.alive.every((alive, seat) => alive === 0 || knows(s, seat, piece));

/** Characters, their CAP, Levels and Defense works of a seat, as far as the viewer knows them (MMS-080). */
export function seatOfScene(s: MmsState, seat: Seat): SceneSeat {
  const { first, cards } = s.game;
  let [characters, cap, levels, defense] = [0, 0, 0, 0];
  let [pieces, unknown, open] = [0, 0, 0];
  for (let piece = 0; piece < s.card.length; piece++) {
    // What is still to be laid out counts as well.
    if (s.fate[piece] === GONE) continue;
    const isHidden = s.card[piece] === HIDDEN;
    if (!isHidden && cardOf(s, piece).kind === 'defense' && s.control[piece] === seat) defense++;
    if (piece < first[seat]! || piece >= first[seat + 1]!) continue;
    pieces++;
    if (isOpenToAll(s, piece)) open++;
    if (isHidden) unknown++;
    else {
      const { kind, level } = cardOf(s, piece);
      levels += level;
      for (const card of s.carried[piece]!) levels += cards[card]!.level;
      if (kind === 'character') {
        characters++;
        cap += Math.max(0, capOf(s, piece));
      }
    }
  }
  return {
    seat,
    name: seatName(seat),
    tone: seatTone(seat),
    alive: s.alive[seat] === 1,
    facts: [
      { label: 'Characters', value: orMore(characters, unknown) },
      { label: 'CAP', value: orMore(cap, unknown) },
      { label: 'Levels', value: orMore(levels, unknown) },
      { label: 'Defense', value: orMore(defense, unknown) },
      ...(s.phase === 'layout' || !s.game.house.markersShown
        ? []
        : [{ label: 'Identified', value: `${open} of ${pieces}` }]),
    ],
  };
}
