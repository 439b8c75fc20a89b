import type { Seat } from '../../../kernel/game/engine';
import type { SceneItem, SceneTray } from '../../../kernel/game/scene';
import { nextToPlace } from '../engine/layout';
import { cardOf, GONE, HIDDEN, ON_MAT, UNPLACED, type MmsState } from '../engine/state';
import { cardName, idOf, ownedBy, pieceName, squareName } from './names';
import { capWords, sizeWords } from './pieces';

const piecesOfSeat = (s: MmsState, seat: Seat, wanted: (piece: number) => boolean): number[] => {
  const { first } = s.game;
  const out: number[] = [];
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) if (wanted(piece)) out.push(piece);
  return out;
};

/** Cards of these are shown first; markers that stand for nothing have none. */
const order = ['character', 'engine', 'defense', 'terrain'];
const rank = (s: MmsState, piece: number): number => order.indexOf(cardOf(s, piece).kind);

/** A piece's card, then what it carries. */
function cardsOf(s: MmsState, piece: number, state?: 'spent'): SceneItem[] {
  const { cards } = s.game;
  const name = pieceName(s, piece);
  return [
    {
      id: `card-${piece}`,
      entry: cardOf(s, piece).id,
      name: `${name}${capWords(s, piece)}`,
      ...(state ? { state } : {}),
    },
    ...s.carried[piece]!.map((card, nth) => ({
      id: idOf.carried(piece, nth),
      entry: cards[card]!.id,
      name: `${cards[card]!.name}, carried by ${name}`,
      ...(state ? { state } : {}),
    })),
  ];
}

/** Identified cards lie face up beside the mat, the others face down (MMS-064, MMS-065). */
function cardsOfSeat(s: MmsState, seat: Seat, viewer: Seat | undefined): SceneTray {
  const there = piecesOfSeat(s, seat, (piece) => s.fate[piece] === ON_MAT && s.at[piece]! >= 0);
  const known = there
    .filter((piece) => s.card[piece] !== HIDDEN && rank(s, piece) >= 0)
    .sort((a, b) => rank(s, a) - rank(s, b) || a - b);
  const covered = there.filter((piece) => s.card[piece] === HIDDEN).length;
  return {
    id: `cards-${seat}`,
    title: seat === viewer ? 'Your cards' : `${ownedBy(seat)} cards`,
    kind: 'cards',
    seat,
    items: known.flatMap((piece) => cardsOf(s, piece, s.acted[piece] === 1 ? 'spent' : undefined)),
    ...(covered > 0 ? { more: covered } : {}),
  };
}

/** What is still to be laid out, the next piece first: only its owner sees which (MMS-035). */
function toLayOut(s: MmsState, seat: Seat, viewer: Seat | undefined): SceneTray {
  const left = piecesOfSeat(s, seat, (piece) => s.fate[piece] === UNPLACED);
  const known = left.filter((piece) => s.card[piece] !== HIDDEN);
  const next = known.length > 0 ? nextToPlace(s, seat) : -1;
  return {
    id: `layout-${seat}`,
    title: seat === viewer ? 'To be laid out' : `${ownedBy(seat)} pieces to be laid out`,
    kind: 'pieces',
    seat,
    items: known
      .sort((a, b) => Number(b === next) - Number(a === next) || rank(s, a) - rank(s, b) || a - b)
      .map((piece): SceneItem => {
        const { id, kind, icon } = cardOf(s, piece);
        return {
          id: idOf.piece(piece),
          ...(kind === 'decoy' ? {} : { entry: id }),
          name: `${pieceName(s, piece)}${sizeWords(s, piece)}${piece === next ? ', next' : ''}`,
          icon,
          ...(piece === next ? { label: 'next' } : {}),
        };
      }),
    ...(left.length > known.length ? { more: left.length - known.length } : {}),
  };
}

/** What has left the game, as far as the viewer learned what it was. */
const gone = (s: MmsState, seat: Seat): SceneTray => ({
  id: `gone-${seat}`,
  title: `${ownedBy(seat)} losses`,
  kind: 'pile',
  seat,
  items: piecesOfSeat(
    s,
    seat,
    (piece) => s.fate[piece] === GONE && s.card[piece] !== HIDDEN && rank(s, piece) >= 0,
  ).map((piece) => ({ id: `card-${piece}`, entry: cardOf(s, piece).id, name: pieceName(s, piece) })),
});

/** What lies on the ground until somebody picks it up (`dropArtifacts`). */
function onGround({ dropped, ...rest }: MmsState): SceneTray {
  const s = { dropped, ...rest };
  return {
    id: 'dropped',
    title: 'On the ground',
    kind: 'cards',
    items: dropped.flatMap((at, i) => {
      const card = dropped[i + 1]!;
      return i % 2 === 1
        ? []
        : [
            {
              id: `dropped-${i}`,
              entry: s.game.cards[card]!.id,
              name: `${cardName(s, card)} on ${squareName(s, at)}`,
            },
          ];
    }),
  };
}

/** Everything beside the mat, the viewer's own first. */
export function traysOf(s: MmsState, viewer: Seat | undefined): SceneTray[] {
  const seats = Array.from({ length: s.game.players }, (_, seat) => seat);
  const first = viewer ?? 0;
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  return [
    ...inOrder.flatMap((seat) => [
      ...(s.phase === 'layout' ? [toLayOut(s, seat, viewer)] : []),
      cardsOfSeat(s, seat, viewer),
    ]),
    ...(s.dropped.length > 0 ? [onGround(s)] : []),
    ...inOrder.map((seat) => gone(s, seat)).filter(({ items }) => items.length > 0),
  ];
}
