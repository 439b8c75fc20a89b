import type { EngineUnderTest } from '../../../conformance/engine';
import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { cardOf, labelOf, pieceOn, spotOf } from '../scenario/position';
import type { SsEvent } from './events';
import { engine } from './index';
import { begin } from './lasting';
import { lift } from './pieces';
import type { SsTable } from './table';
import type { SsChoice, SsState } from './state';
import { seesHands } from './view';

export {
  cardOf,
  labelOf,
  listen,
  pieceOn,
  position,
  spotOf,
  tableOf,
  type Position,
} from '../scenario/position';

/** Cards, board and pieces: none may appear or vanish, and none may be in two places; what is kept in mind of them is so. */
function count(s: SsState): string {
  const zones = [
    s.pile,
    s.discards,
    ...s.hand,
    ...s.must,
    ...s.play,
    s.stack.filter((one) => !one.power).map((one) => one.card),
    s.lasting.filter((one) => one.kept).map((one) => one.card),
  ].flat();
  if (new Set(zones).size !== zones.length) throw new Error('a card is in two zones');
  const seen = new Set<number>();
  const stand = (piece: number, spot: number): void => {
    if (piece < 0) return;
    if (seen.has(piece)) throw new Error(`piece ${piece} stands twice`);
    seen.add(piece);
    if (s.at[piece] !== spot) throw new Error(`piece ${piece} is not where it stands`);
  };
  s.on.forEach(stand);
  s.guest.forEach(stand);
  for (const over of s.hover) stand(over, s.at[over]!);
  s.guest.forEach((guest, spot) => {
    if (guest >= 0 !== s.conflicts.includes(spot)) throw new Error(`conflict on ${spot} is not listed`);
    if (guest >= 0 && s.on[spot]! < 0) throw new Error(`guest on ${spot} without a host`);
  });
  if (new Set(s.conflicts).size !== s.conflicts.length) throw new Error('a conflict is listed twice');
  for (const over of s.hover) if (s.on[s.at[over]!] === -1) throw new Error('a wizard hovers over nothing');
  s.at.forEach((spot, piece) => {
    if (s.phase !== 'place' && spot >= 0 && !seen.has(piece)) throw new Error(`piece ${piece} is lost`);
    if (spot >= 0 && s.game.ground[spot] === -1) throw new Error(`piece ${piece} stands nowhere`);
  });
  const bits = (of: readonly number[]): number => of.reduce((all, one) => all | one, 0);
  if (s.afoot !== bits(s.lasting.map(({ card }) => s.game.cards[card]!.flag)))
    throw new Error('something else lasts than is kept in mind');
  s.play.forEach((cards, seat) => {
    if (s.able[seat] !== bits(cards.map((card) => s.game.cards[card]!.use)))
      throw new Error(`seat ${seat} has other powers in play than are kept in mind`);
  });
  return `${zones.length} ${s.born.filter((seat) => seat >= 0).length}`;
}

/** Other cards in other hands and another order of the pile, as far as the seat does not know. */
function conceal(s: SsState, seat: Seat, dice: Dice): SsState {
  if (s.phase === 'draft') return s;
  const others = seesHands(s, seat)
    ? []
    : [...s.hand, ...s.must].filter((zone) => zone !== s.hand[seat] && zone !== s.must[seat]);
  const zones = [s.pile, ...others];
  const known = new Set(s.known[seat]!);
  const hidden = dice.shuffle(zones.flat().filter((card) => !known.has(card)));
  let next = 0;
  for (const zone of zones)
    for (let k = 0; k < zone.length; k++) if (!known.has(zone[k]!)) zone[k] = hidden[next++]!;
  return s;
}

export const underTest: EngineUnderTest<SsTable, SsState, SsChoice, SsEvent, SsState> = {
  engine,
  count,
  conceal,
  bound: 400_000,
  constant: 'game',
};

/** A piece dies quietly, for positions with graves. */
export function bury(s: SsState, piece: number): void {
  s.from[piece] = s.at[piece]!;
  lift(s, piece);
}

/** Two wizards on their nexuses, so that nobody is out and both may speak. */
export const wizards = { '0 D3': [0, 'wizard'], '1 D3': [1, 'wizard'] } as const;

/** Plays one choice of whoever is asked. @throws where it is not offered */
export function act(s: SsState, choice: SsChoice, dice: Dice = scriptedDice()): readonly SsEvent[] {
  const [seat] = engine.toAct(s);
  const offered = seat === undefined ? [] : engine.choices(s, seat);
  if (!offered.some((one) => JSON.stringify(one) === JSON.stringify(choice)))
    throw new Error(`seat ${seat} is not offered ${JSON.stringify(choice)} but ${JSON.stringify(offered)}`);
  const events: SsEvent[] = [];
  engine.play(s, seat!, choice, dice, (event) => events.push(event));
  return events;
}

/** Others pass until this seat is asked. */
export function turnTo(s: SsState, seat: Seat): void {
  for (let k = 0; k < 8 && engine.toAct(s)[0] !== seat; k++) act(s, { type: 'pass' });
}

/** The seat says a card (or uses a power) and names its targets; it lies on the stack. */
export function say(
  s: SsState,
  seat: Seat,
  id: string,
  targets: readonly SsChoice[] = [],
  how: 'invoke' | 'use' = 'invoke',
): void {
  turnTo(s, seat);
  const zone = how === 'use' ? s.play[seat]! : [...s.hand[seat]!, ...s.must[seat]!];
  act(s, { type: how, card: zone.find((one) => s.game.cards[one]!.id === id) ?? cardOf(s, id) });
  // A target that leaves no choice has named itself.
  for (const target of targets) if (s.tasks.at(-1)?.kind === 'target') act(s, target);
}

/** Everybody passes until the top card of the stack has resolved, with these dice. */
export function resolve(s: SsState, ...faces: readonly number[]): readonly SsEvent[] {
  const dice = scriptedDice(...faces);
  const events: SsEvent[] = [];
  for (const height = s.stack.length; s.stack.length >= height && height > 0;)
    events.push(...act(s, { type: 'pass' }, dice));
  if (!dice.spent()) throw new Error('a die was laid down that nobody rolled');
  return events;
}

/** These faces, and then 1, 2, 3 and again, for the turns that follow. */
export function looseDice(...faces: readonly number[]): Dice {
  let next = 0;
  const roll = (): number => (next < faces.length ? faces[next++]! : (next++ % 3) + 1);
  return { ...scriptedDice(), roll, below: (sides) => (roll() - 1) % sides };
}

/** Says a card and lets it resolve. */
export function cast(
  s: SsState,
  seat: Seat,
  id: string,
  targets: readonly SsChoice[] = [],
  ...faces: readonly number[]
): readonly SsEvent[] {
  say(s, seat, id, targets);
  return resolve(s, ...faces);
}

/** Uses the power of a card in play and lets it resolve. */
export function employ(
  s: SsState,
  seat: Seat,
  id: string,
  targets: readonly SsChoice[] = [],
  ...faces: readonly number[]
): readonly SsEvent[] {
  say(s, seat, id, targets, 'use');
  return resolve(s, ...faces);
}

/** Everybody keeps quiet until something happens. */
export function closeWindows(s: SsState, dice: Dice = scriptedDice()): readonly SsEvent[] {
  const events: SsEvent[] = [];
  while (s.tasks.at(-1)?.kind === 'window') events.push(...act(s, { type: 'quiet' }, dice));
  return events;
}

export const thePiece = (piece: number): SsChoice => ({ type: 'piece', piece });
export const theSpot = (s: SsState, label: string): SsChoice => ({ type: 'spot', spot: spotOf(s, label) });
export const theCard = (s: SsState, id: string): SsChoice => ({ type: 'card', card: cardOf(s, id) });

/** What whoever is asked may do. */
export const asked = (s: SsState): readonly SsChoice[] => engine.choices(s, engine.toAct(s)[0]!);
/** Where a piece of seat 0 may step, by name. */
export const goes = (s: SsState, piece: number): readonly string[] =>
  engine
    .choices(s, 0)
    .flatMap((c) => (c.type === 'step' && c.piece === piece ? [labelOf(s, c.to)] : []))
    .sort();
/** Steps that a card still gives; undefined: none. */
export const freeSteps = (s: SsState): number | undefined =>
  s.tasks.findLast((task) => task.kind === 'free')?.left;

/** The rules of what was told of a kind. */
export const rulesOf = (events: readonly SsEvent[], type: SsEvent['type']): readonly string[] =>
  events.filter((event) => event.type === type).map(({ rule }) => rule);
export const failed = (events: readonly SsEvent[]): readonly string[] => rulesOf(events, 'failed');

/** A run on which no die falls and to which nobody listens. */
export const quietly = { dice: scriptedDice(), tell: undefined };
/** Does a card work from the table, and not out of a hand? */
export const isPower = (id: string): boolean => ['bear-trap', 'domain-teleport'].includes(id);
/** A card of seat 1 works on the piece there from now on. */
export const layOn = (s: SsState, label: string, id: string): void =>
  begin(
    s,
    { card: cardOf(s, id), seat: 1, power: true, targets: [], dead: false, back: -1 },
    pieceOn(s, label),
    quietly,
  );
