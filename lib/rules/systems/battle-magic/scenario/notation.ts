import { defineNotation, type Namer, type WrittenFields } from '../../../kernel/game/notation';
import { cards } from '../catalogue/cards';
import { engine } from '../engine';
import type { BmState } from '../engine/state';
import { Position, position } from './position';

/** `0 army 1`: seat, class, and which of them, in the order in which a position names them. */
const chit: Namer<BmState> = ({ game: { kinds, kindOf, ownerOf, first } }, one) => {
  const seat = ownerOf[one]!;
  const kind = kindOf[one]!;
  const before = kindOf.slice(first[seat]!, one).filter((other) => other === kind).length;
  return `${seat} ${kinds[kind]!.id} ${before + 1}`;
};
/** Territories by their numbers on paper. */
const territory: Namer<BmState> = (_, at) => at + 1;
const card: Namer<BmState> = (_, code) => cards[code]?.id.replace(/^bm-/, '') ?? null;

const look = (s: BmState): WrittenFields => {
  const hand = (zone: readonly number[]) => zone.map((code) => card(s, code));
  const standing = s.at.flatMap((at, one) => (at < 0 ? [] : [one]));
  const carried = s.on.flatMap((on, one) => (on < 0 ? [] : [[String(chit(s, one)), chit(s, on)] as const]));
  return {
    phase: s.phase,
    active: s.active,
    units: Object.fromEntries(standing.map((one) => [String(chit(s, one)), territory(s, s.at[one]!)])),
    aboard: Object.fromEntries(carried),
    points: s.pool,
    hands: s.hand.map(hand),
    handSizes: s.hand.map((one) => one.length),
    piles: s.pile.map((one) => one.map((unit) => chit(s, unit))),
    pileSizes: s.pile.map((one) => one.length),
    discarded: s.discard.length,
  };
};

export const notation = defineNotation(engine, {
  position: Position,
  place: position,
  look,
  names: {
    unit: chit,
    chit,
    attacker: chit,
    target: chit,
    leader: chit,
    rider: chit,
    aboard: chit,
    bearer: chit,
    by: chit,
    with: chit,
    at: territory,
    to: territory,
    from: territory,
    find: territory,
    card,
    cards: card,
    // A number of cards, and pairs of seat and card.
    'reshuffled.cards': (_, count) => count,
    'cut.cards': (_, one) => one,
  },
});
