import { defineNotation, type Namer, type WrittenFields } from '../../../kernel/game/notation';
import { engine } from '../engine';
import { capOf, cardOf, knows, ON_MAT, type MmsState } from '../engine/state';
import { squareId } from '../scene/names';
import { Position, position } from './position';

/** `0 archer 2`: seat, card, and which of them, in the order in which a position names them. */
const piece: Namer<MmsState> = (s, one) => {
  let nth = 1;
  for (let other = 0; other < one; other++)
    if (s.card[other] === s.card[one] && s.game.owner[other] === s.game.owner[one]) nth++;
  return `${s.game.owner[one]} ${cardOf(s, one).id} ${nth}`;
};
/** Column and row, both from 1: `5,9`. */
const square: Namer<MmsState> = (s, one) => squareId(one, s.game.width);
const card: Namer<MmsState> = (s, one) => s.game.cards[one]?.id ?? null;
const seat: Namer<MmsState> = (_, one) => one;
/** Rows of an attack table are counted from 1. */
const row: Namer<MmsState> = (_, one) => one + 1;
const units: Namer<MmsState> = (_, halves) => halves / 2;

const steps = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  ...['north-west', 'north-east', 'south-west', 'south-east'].flatMap((corner) => [
    `turn right about the ${corner} corner`,
    `turn left about the ${corner} corner`,
  ]),
];
const step: Namer<MmsState> = (_, one) => steps[one] ?? null;

const look = (s: MmsState): WrittenFields => {
  const there = s.at.flatMap((at, one) => (at < 0 || s.fate[one] !== ON_MAT ? [] : [one]));
  const name = (one: number): string => String(piece(s, one));
  const holding = there.filter((one) => s.control[one]! >= 0 || s.inside[one]!.length > 0);
  return {
    phase: s.phase,
    stage: s.stage,
    active: s.active,
    round: s.round,
    order: s.order,
    alive: s.alive,
    fruitless: s.fruitless,
    at: Object.fromEntries(there.map((one) => [name(one), squareId(s.at[one]!, s.game.width)])),
    turned: there.filter((one) => s.rot[one] === 1).map(name),
    cap: Object.fromEntries(
      there.flatMap((one) => (cardOf(s, one).cap > 0 ? [[name(one), capOf(s, one)]] : [])),
    ),
    carried: Object.fromEntries(
      there.flatMap((one) =>
        s.carried[one]!.length > 0 ? [[name(one), s.carried[one]!.map((held) => card(s, held))]] : [],
      ),
    ),
    known: Object.fromEntries(
      there.map((one) => [
        name(one),
        s.alive.flatMap((_, viewer) => (knows(s, viewer, one) ? [viewer] : [])),
      ]),
    ),
    control: Object.fromEntries(holding.map((one) => [name(one), s.control[one]!])),
    acted: there.filter((one) => s.acted[one] === 1).map(name),
    dropped: s.dropped.map((one, i) => (i % 2 === 0 ? square(s, one) : card(s, one))),
  };
};

export const notation = defineNotation(engine, {
  position: Position as never,
  place: position,
  look,
  names: {
    piece,
    target: piece,
    engine: piece,
    area: piece,
    chain: piece,
    at: square,
    from: square,
    to: square,
    card,
    carried: card,
    step,
    row,
    named: row,
    cost: units,
    // Here these fields hold something else.
    'tell.to': seat,
    'told.to': seat,
    // Seats beside cards: only words tell them.
    'firstCards.cards': () => null,
  },
});
