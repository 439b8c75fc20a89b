import { defineNotation, type Namer, type WrittenFields } from '../../../kernel/game/notation';
import { engine } from '../engine';
import {
  ASLEEP,
  CARRIER,
  CURSED,
  DRAGON,
  GHOST,
  HELD,
  PARALYSED,
  pieceTypes,
  ROCK,
  SHIELDED,
  STONE,
  VAPOUR,
  type SsState,
} from '../engine/state';
import { labelOf, Position, position } from './position';

/** `0 pion 1`: the seat in whose army it was born, type, and which of them; `summoned hulk 1`. */
const piece: Namer<SsState> = (s, one) => {
  const alike = s.type.slice(0, one).filter((type, k) => type === s.type[one] && s.born[k] === s.born[one]);
  const born = s.born[one]! < 0 ? 'summoned' : s.born[one]!;
  return `${born} ${pieceTypes[s.type[one]!]} ${alike.length + 1}`;
};
const spot: Namer<SsState> = (s, one) => labelOf(s, one);
const card: Namer<SsState> = (s, one) => s.game.cards[one]?.id ?? null;
const seat: Namer<SsState> = (_, one) => one;
const nothing: Namer<SsState> = () => null;

const states: readonly (readonly [flag: number, name: string])[] = [
  [ASLEEP, 'asleep'],
  [PARALYSED, 'paralysed'],
  [HELD, 'held'],
  [GHOST, 'ghost'],
  [SHIELDED, 'shielded'],
  [CURSED, 'cursed'],
  [CARRIER, 'carrier'],
  [DRAGON, 'dragon'],
  [VAPOUR, 'vapour'],
  [STONE, 'stone'],
];

const look = (s: SsState): WrittenFields => {
  const zone = (of: readonly number[]) => of.map((one) => card(s, one));
  const on = (all: readonly number[], star: string) =>
    all.flatMap((one, at) => (one < 0 ? [] : [[`${labelOf(s, at)}${star}`, piece(s, one)] as const]));
  const living = s.at.flatMap((at, one) => (at < 0 ? [] : [one]));
  return {
    phase: s.phase,
    active: s.active,
    pieces: Object.fromEntries([...on(s.on, ''), ...on(s.guest, '*')]),
    rocks: s.on.flatMap((one, at) => (one === ROCK ? [labelOf(s, at)] : [])),
    owners: Object.fromEntries(living.map((one) => [String(piece(s, one)), s.owner[one]!])),
    states: Object.fromEntries(
      living.map((one) => [
        String(piece(s, one)),
        states.flatMap(([flag, name]) => (s.flags[one]! & flag ? [name] : [])),
      ]),
    ),
    steps: Object.fromEntries(living.map((one) => [String(piece(s, one)), s.steps[one]!])),
    dice: s.dice,
    caps: [...s.move].sort((a, b) => b - a),
    hands: s.hand.map(zone),
    handSizes: s.hand.map((hand) => hand.length),
    play: s.play.map(zone),
    discards: zone(s.discards),
    alive: s.alive,
  };
};

export const notation = defineNotation(engine, {
  position: Position,
  place: position,
  look,
  names: {
    piece,
    initiator: piece,
    defender: piece,
    against: piece,
    token: piece,
    spot,
    at: spot,
    to: spot,
    from: spot,
    'fly.over': spot,
    'flew.over': spot,
    card,
    cards: card,
    other: card,
    modifiers: card,
    'protected.target': card,
    board: (s, one) => s.game.boards[one]?.id ?? null,
    'cardsTaken.from': seat,
    'tookCards.from': seat,
    'stolen.from': seat,
    // Pieces, spots, cards or seats, as the card asks.
    targets: nothing,
    what: nothing,
  },
});
