import type { Seat, Tell } from '../../../kernel/game/engine';
import type { MmsEvent } from './events';
import { isNextTo } from './geometry';
import { identify, shareMarker } from './identify';
import { withinAreas } from './ground';
import { pickUp } from './pick-up';
import { cardOf, isCharacter, knows, ON_MAT, poseOf, type MmsState } from './state';
import { tellKnowers } from './to-knowers';

/** Filled anew by each call. */
const areas: number[] = [];

/** After any step: who stands within which area, in the order in which they came (MMS-R21). */
export function noteEntries(s: MmsState, piece: number): void {
  const count = s.fate[piece] === ON_MAT ? withinAreas(s, piece, poseOf(s, piece), areas) : 0;
  for (let area = 0; area < s.inside.length; area++) {
    const inside = s.inside[area]!;
    if (inside.length === 0) continue;
    const place = inside.indexOf(piece);
    if (place < 0) continue;
    let i = 0;
    while (i < count && areas[i] !== area) i++;
    if (i === count) inside.splice(place, 1);
  }
  for (let i = 0; i < count; i++) {
    const inside = s.inside[areas[i]!]!;
    if (!inside.includes(piece)) inside.push(piece);
  }
}

/** A seat takes an area or engine. Whoever holds a thing knows it. */
function take(s: MmsState, thing: number, seat: Seat, rule: string, tell?: Tell<MmsEvent>): void {
  s.control[thing] = seat;
  if (!knows(s, seat, thing)) identify(s, thing, seat, rule, tell);
  tellKnowers(s, thing, { type: 'controlled', rule, area: thing, seat }, tell);
}

/** Has the seat a character within the area? The doomed still hold (MMS-R21). */
function holds(s: MmsState, area: number, seat: Seat): boolean {
  const inside = s.inside[area]!;
  for (let i = 0; i < inside.length; i++) if (s.game.owner[inside[i]!] === seat) return true;
  return false;
}

/**
 * The seats with characters next to an engine: that one alone, −1: none, −2: several. Characters of all sides count, the doomed
 * among them.
 */
function soleNeighbour(s: MmsState, engine: number): Seat | -1 | -2 {
  const { owner } = s.game;
  const pose = poseOf(s, engine);
  let sole = -1;
  for (let piece = 0; piece < owner.length; piece++) {
    if (owner[piece] === sole || !isCharacter(s, piece)) continue;
    if (!isNextTo(s, piece, poseOf(s, piece), engine, pose)) continue;
    if (sole >= 0) return -2;
    sole = owner[piece]!;
  }
  return sole;
}

const isEngine = (s: MmsState, piece: number): boolean =>
  s.fate[piece] === ON_MAT && s.game.cards[s.card[piece]!]!.kind === 'engine';

/**
 * A character has ended its activation: it takes areas it is within that hold nobody of their controller (MMS-052, MMS-R21) or
 * were nobody's (MMS-R20), engines beside it that no enemy stands next to (MMS-R25), and what lies where it stands (MMS-R22).
 */
export function endActivation(s: MmsState, piece: number, tell?: Tell<MmsEvent>): void {
  const { owner, house } = s.game;
  const seat = owner[piece]!;
  noteEntries(s, piece);
  const pose = poseOf(s, piece);
  const count = withinAreas(s, piece, pose, areas);
  for (let i = 0; i < count; i++) {
    const area = areas[i]!;
    const holder = s.control[area]!;
    if (holder !== seat && (holder < 0 || !holds(s, area, holder)))
      take(s, area, seat, holder < 0 ? 'MMS-R20' : 'MMS-R21', tell);
  }
  if (house.capturePlaced)
    for (let engine = 0; engine < owner.length; engine++)
      if (
        isEngine(s, engine) &&
        s.control[engine] !== seat &&
        isNextTo(s, piece, pose, engine, poseOf(s, engine))
      )
        if (soleNeighbour(s, engine) === seat) take(s, engine, seat, 'MMS-R25', tell);
  if (s.dropped.length > 0) pickUp(s, piece, tell);
  shareMarker(s, piece, tell);
}

/**
 * After removals: an area whose controller has nobody inside goes to the enemy who came first, an engine to the only side that
 * stands next to it (MMS-R21, MMS-R25, 7.5 of the ledger).
 */
export function reviewControl(s: MmsState, tell?: Tell<MmsEvent>): void {
  const { owner, house } = s.game;
  for (let thing = 0; thing < owner.length; thing++) {
    if (s.fate[thing] !== ON_MAT) continue;
    const holder = s.control[thing]!;
    if (isEngine(s, thing)) {
      const sole = house.capturePlaced ? soleNeighbour(s, thing) : -1;
      if (sole >= 0 && sole !== holder) take(s, thing, sole, 'MMS-R25', tell);
    } else if (holder >= 0 && s.inside[thing]!.length > 0 && !holds(s, thing, holder))
      take(s, thing, owner[s.inside[thing]![0]!]!, 'MMS-R21', tell);
  }
}

/** At the joining: who stands where has come there, and holds what nobody holds yet (MMS-R20, `controlAtSetup`). */
export function joinControl(s: MmsState): void {
  const { owner, house } = s.game;
  for (let piece = 0; piece < owner.length; piece++) if (isCharacter(s, piece)) noteEntries(s, piece);
  for (let area = 0; area < owner.length; area++) {
    if (s.fate[area] !== ON_MAT) continue;
    const { kind } = cardOf(s, area);
    if (kind !== 'terrain' && kind !== 'defense') continue;
    if (house.controlAtSetup === 'firstOccupant')
      s.control[area] = s.inside[area]!.length > 0 ? owner[s.inside[area]![0]!]! : -1;
  }
}
