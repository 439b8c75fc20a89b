import type { Seat } from '../../../kernel/game/engine';
import { leave } from './board';
import { everybody } from './identify';
import { HIDDEN, knows, NO_WALK, NOWHERE, type MmsState } from './state';

/** Has everybody identified the piece? Then it lies open to those who only look on as well. */
const isOpen = (s: MmsState, piece: number): boolean => s.known[piece] === everybody(s);

/**
 * The state as one seat may know it (7.1 of the ledger): of what it has not identified it sees markers with their outlines, and
 * those only from the joining on and where they are shown at all (MMS-064, MMS-066, MMS-R36, `markersShown`).
 */
export function view(s: MmsState, seat: Seat | undefined): MmsState {
  const { owner, house } = s.game;
  let out: MmsState | undefined;
  for (let piece = 0; piece < owner.length; piece++) {
    if (seat === undefined ? isOpen(s, piece) : (s.known[piece]! >> seat) & 1) continue;
    out ??= {
      ...s,
      card: s.card.slice(),
      carried: s.carried.slice(),
      wide: s.wide.slice(),
      long: s.long.slice(),
      at: s.at.slice(),
      rot: s.rot.slice(),
      rerolled: s.rerolled.slice(),
      operated: s.operated.slice(),
      control: s.control.slice(),
      inside: s.inside.slice(),
      characterOn: s.characterOn.slice(),
      next: s.next.slice(),
      areaOn: s.areaOn.slice(),
      bridgeOn: s.bridgeOn.slice(),
      acting: seat === s.active ? s.acting : actingFor(s, seat),
    };
    leave(out, piece);
    out.card[piece] = HIDDEN;
    out.carried[piece] = NOTHING;
    out.rerolled[piece] = 0;
    out.operated[piece] = 0;
    out.control[piece] = owner[piece]!;
    out.inside[piece] = NOTHING;
    if (s.phase === 'layout' || !house.markersShown) {
      out.at[piece] = NOWHERE;
      out.rot[piece] = 0;
      out.wide[piece] = 1;
      out.long[piece] = 1;
    }
  }
  if (!out) return s;
  if (s.phase === 'layout') coverFates(out);
  // Who stands within an area is told of those who are known.
  for (let area = 0; area < owner.length; area++) {
    const inside = out.inside[area]!;
    if (inside.some((piece) => out.card[piece] === HIDDEN))
      out.inside[area] = inside.filter((piece) => out.card[piece] !== HIDDEN);
  }
  return out;
}
const NOTHING: number[] = [];

/**
 * What others see of the activation under way. Which markers on a walk were areas, and through whom a word goes, tells of what
 * they may not know; and no step of a marker that is not shown to them.
 */
function actingFor(s: MmsState, seat: Seat | undefined): MmsState['acting'] {
  const { piece } = s.acting;
  const isSeen =
    s.game.house.markersShown || piece < 0 || (seat === undefined ? isOpen(s, piece) : knows(s, seat, piece));
  return { ...s.acting, purse: NO_WALK, chain: [], path: isSeen ? s.acting.path : [] };
}

/** How many of what is hidden has been laid out, not which: it is done by kinds, and markers go by their numbers (MMS-035). */
function coverFates(out: MmsState): void {
  const { owner } = out.game;
  const hidden = owner.flatMap((_, piece) => (out.card[piece] === HIDDEN ? [piece] : []));
  out.fate = out.fate.slice();
  for (const [seat] of out.alive.entries()) {
    const own = hidden.filter((piece) => owner[piece] === seat);
    const fates = own.map((piece) => out.fate[piece]!).sort((a, b) => b - a);
    own.forEach((piece, i) => {
      out.fate[piece] = fates[i]!;
    });
  }
}
