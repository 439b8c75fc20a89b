import type { Seat } from '../../../kernel/game/engine';
import type { SceneItem, SceneTray } from '../../../kernel/game/scene';
import { counted } from '../../../kernel/words/words';
import { cards } from '../catalogue/cards';
import { CUP, type BmState } from '../engine/state';
import { cardName, iconOf, idOf, ownedBy, seatName, unitName } from './names';

/** Equal cards as one item with their number on it, in the order of the deck. */
function cardItems(held: readonly number[], idFor: (card: number) => string): SceneItem[] {
  const count = new Map<number, number>();
  for (const card of held) if (card >= 0) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count]
    .sort(([a], [b]) => a - b)
    .map(([card, n]) => ({
      id: idFor(card),
      entry: cards[card]!.id,
      name: n === 1 ? cardName(card) : `${cardName(card)}, ${n} of them`,
      ...(n === 1 ? {} : { label: `×${n}` }),
    }));
}

function handOf(s: BmState, seat: Seat, viewer: Seat | undefined): SceneTray {
  const hand = s.hand[seat]!;
  const hidden = hand.filter((card) => card < 0).length;
  return {
    id: `hand-${seat}`,
    title: seat === viewer ? 'Your hand' : `${ownedBy(seat)} hand`,
    kind: 'hand',
    seat,
    items: cardItems(hand, (card) => idOf.card(seat, card)),
    ...(hidden > 0 ? { more: hidden } : {}),
  };
}

/** Chits to be bought, face up (BM-158); the one under purchase lies there until it is placed. */
function pileOf(s: BmState, seat: Seat): SceneTray {
  const buying = s.buying >= 0 && s.game.ownerOf[s.buying] === seat ? [s.buying] : [];
  return {
    id: `pile-${seat}`,
    title: `Recruit pile of ${seatName(seat)}`,
    kind: 'pieces',
    seat,
    items: [...s.pile[seat]!, ...buying].map((chit) => {
      const kind = s.game.kinds[s.game.kindOf[chit]!]!;
      return {
        id: idOf.chit(chit),
        entry: s.game.entryOf[chit]!,
        name: `${unitName(s, chit)}, costs ${kind.cost}`,
        icon: iconOf(s, chit),
        label: String(kind.cost),
        ...(chit === s.buying ? { state: 'spent' as const } : {}),
      };
    }),
  };
}

/** What is still in a cup: everybody can reckon it, nobody knows the order (BM-082). */
function cupOf(s: BmState, seat: Seat): SceneTray {
  const { first, kindOf, nameOf } = s.game;
  const held = new Map<number, number[]>();
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit] === CUP) held.set(kindOf[chit]!, [...(held.get(kindOf[chit]!) ?? []), chit]);
  return {
    id: `cup-${seat}`,
    title: `Draw cup of ${seatName(seat)}`,
    kind: 'pile',
    seat,
    items: [...held].map(([kind, chits]) => ({
      id: `cup-${seat}-${kind}`,
      name: `${nameOf[chits[0]!]}, ${chits.length} in the cup`,
      icon: iconOf(s, chits[0]!),
      label: String(chits.length),
    })),
  };
}

/** Cards turned up in the open battle, by side (BM-127). */
const fightTrays = (s: BmState): SceneTray[] =>
  s.fight.attacker < 0
    ? []
    : [s.fight.attacker, s.fight.defender].map((unit, side) => ({
        id: `fight-${side}`,
        title: `${side === 0 ? 'Attacker' : 'Defender'}: ${unitName(s, unit)}, total ${s.fight.total[side]}`,
        kind: 'stack',
        seat: s.game.ownerOf[unit]!,
        items: s.fight.cards[side]!.map((card, i) => ({
          id: `fight-${side}-${i}`,
          entry: cards[card]!.id,
          name: cardName(card),
        })),
      }));

/** Battle, hands, recruit piles, cups and the common piles; the viewer’s own come first. */
export function traysOf(s: BmState, viewer: Seat | undefined): SceneTray[] {
  const seats = Array.from({ length: s.game.players }, (_, i) => i);
  const first = viewer ?? 0;
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  return [
    ...fightTrays(s),
    ...inOrder.flatMap((seat) => [handOf(s, seat, viewer), pileOf(s, seat)]),
    ...inOrder.map((seat) => cupOf(s, seat)),
    {
      id: 'discard',
      title: `Discard pile, ${counted(s.discard.length, 'card')}`,
      kind: 'pile',
      items: cardItems(s.discard, (card) => `discard-${card}`),
    },
    { id: 'deck', title: 'Common deck', kind: 'pile', items: [], more: s.deck.length },
  ];
}
