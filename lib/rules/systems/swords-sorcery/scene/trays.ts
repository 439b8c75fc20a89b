import type { Seat } from '../../../kernel/game/engine';
import type { SceneItem, SceneTray } from '../../../kernel/game/scene';
import { capital, counted } from '../../../kernel/words/words';
import { isSetup } from '../engine/setup';
import type { SsState } from '../engine/state';
import { waitingAim } from './aim-words';
import { cardName, idOf, ownedBy, whosePiece } from './names';
import { iconOf } from './pieces';
import { seatName } from './seats';

const covered = (id: string): SceneItem => ({
  id,
  name: 'A card face down',
  icon: 'card-random',
  state: 'covered',
});

/** A custom card is no entry of the catalogue and is shown by its name. */
const isOwn = (id: string): boolean => id.startsWith('own:');

function cardItem(s: SsState, card: number, place: string, more: Partial<SceneItem> = {}): SceneItem {
  const known = s.game.cards[card];
  if (!known) return covered(place);
  return {
    id: idOf.card(card),
    ...(isOwn(known.id) ? { icon: 'card-play' } : { entry: known.id }),
    name: cardName(s, card),
    ...more,
  };
}

interface More {
  readonly seat?: Seat;
  readonly kind?: SceneTray['kind'];
}

const cardTray = (
  s: SsState,
  id: string,
  title: string,
  cards: readonly number[],
  { seat, kind = 'cards' }: More = {},
): SceneTray => ({
  id,
  title,
  kind,
  ...(seat === undefined ? {} : { seat }),
  items: cards.map((card, i) => cardItem(s, card, `${id}-${i}`)),
});

/** Cards and powers that wait for their resolution, the next to resolve first (SS-036). */
function stackTray(s: SsState): SceneTray[] {
  if (s.stack.length === 0) return [];
  const items = s.stack.map((one, i): SceneItem => {
    const label = one.dead ? 'no effect' : i === s.stack.length - 1 ? 'next' : `${s.stack.length - i}`;
    const aim = waitingAim(s, i);
    const name = `${one.power ? 'Power of ' : ''}${cardName(s, one.card)}${aim === '' ? '' : `: ${aim}`}`;
    const item = cardItem(s, one.card, `stack-${i}`, { seat: one.seat, label, name });
    return one.power ? { ...item, id: `power-${i}` } : item;
  });
  return [{ id: 'stack', title: 'Magic under way', kind: 'stack', items: items.reverse() }];
}

/** Single-use cards that lie face up while their effect lasts (SS-033). */
function lastingTray(s: SsState): SceneTray[] {
  const kept = [...new Set(s.lasting.filter((one) => one.kept).map((one) => one.card))];
  if (kept.length === 0) return [];
  const on = (card: number): string =>
    s.lasting
      .filter((one) => one.card === card && one.piece >= 0)
      .map((one) => whosePiece(s, one.piece))
      .join(', ');
  const items = kept.map((card) => {
    const pieces = on(card);
    const by = s.lasting.find((one) => one.card === card)!.seat;
    return cardItem(s, card, `lasting-${card}`, {
      seat: by,
      ...(pieces === '' ? {} : { name: `${cardName(s, card)} on ${pieces}` }),
    });
  });
  return [{ id: 'lasting', title: 'Effects that go on', kind: 'cards', items }];
}

/** Pieces of a seat that are off the boards: waiting to be placed, or dead. */
function armyTray(s: SsState, seat: Seat): SceneTray[] {
  const setup = isSetup(s);
  const off = [...s.type.keys()].filter((piece) => s.at[piece]! < 0 && s.born[piece] === seat);
  if (off.length === 0) return [];
  return [
    {
      id: `army-${seat}`,
      title: setup ? `Pieces of ${seatName(seat)} to place` : `Dead pieces of ${seatName(seat)}`,
      kind: 'pieces',
      seat,
      items: off.map((piece) => ({
        id: idOf.piece(piece),
        name: capital(whosePiece(s, piece)),
        icon: iconOf(s, piece),
        ...(setup ? {} : { state: 'spent' as const }),
      })),
    },
  ];
}

/** Summoned pieces that have just died and could still become zombies (SS-R85). */
function freshTray(s: SsState): SceneTray[] {
  const fresh = s.fresh.filter((piece) => s.at[piece]! < 0 && s.born[piece]! < 0);
  if (fresh.length === 0) return [];
  const items = fresh.map((piece) => ({
    id: idOf.piece(piece),
    name: capital(whosePiece(s, piece)),
    icon: iconOf(s, piece),
    state: 'spent' as const,
  }));
  return [{ id: 'fresh', title: 'Just died', kind: 'pieces', items }];
}

const faces = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The move dice, and what each counts for movement (SS-044, SS-107). */
function diceTray(s: SsState): SceneTray[] {
  if (s.dice.length === 0 || s.dice[0] === 0) return [];
  const items = s.dice.map((face, die): SceneItem => {
    const counts = s.move[die] ?? face;
    return {
      id: idOf.die(die),
      name: `Move die ${face}`,
      icon: `dice-six-faces-${faces[face - 1] ?? 'one'}`,
      // What its face says is said already.
      ...(counts === face ? {} : { label: `counts ${counts}` }),
    };
  });
  return [{ id: 'dice', title: `Move dice of ${seatName(s.active)}`, kind: 'pieces', items }];
}

/** Cards spoken of that lie in no other tray: a card that is being invoked. */
function aside(s: SsState, trays: readonly SceneTray[]): SceneTray[] {
  const shown = new Set(trays.flatMap(({ items }) => items.map(({ id }) => id)));
  const spoken = [...new Set(s.tasks.map((task) => task.card))].filter(
    (card) => card >= 0 && s.game.cards[card] !== undefined && !shown.has(idOf.card(card)),
  );
  return spoken.length === 0 ? [] : [cardTray(s, 'spoken', 'Being invoked', spoken)];
}

function trayOfSeat(s: SsState, seat: Seat, viewer: Seat | undefined): SceneTray[] {
  const hand = cardTray(
    s,
    `hand-${seat}`,
    seat === viewer ? 'Your hand' : `${capital(ownedBy(seat))} hand`,
    s.hand[seat]!,
    { seat, kind: 'hand' },
  );
  const must = s.must[seat]!;
  const play = s.play[seat]!;
  return [
    hand,
    ...(must.length > 0
      ? [cardTray(s, `must-${seat}`, `${seatName(seat)} must invoke`, must, { seat })]
      : []),
    ...(play.length > 0 ? [inPlay(s, seat, play)] : []),
    ...armyTray(s, seat),
  ];
}

/** Permanent cards, and which of them another one protects. */
function inPlay(s: SsState, seat: Seat, cards: readonly number[]): SceneTray {
  const guarded = new Map(
    cards.flatMap((card) => (s.safe[card]! >= 0 ? [[s.safe[card]!, card] as const] : [])),
  );
  return {
    id: `play-${seat}`,
    title: `In play for ${seatName(seat)}`,
    kind: 'cards',
    seat,
    items: cards.map((card, i) =>
      cardItem(s, card, `play-${seat}-${i}`, {
        // A trap that is evaded does nothing for the rest of the turn (SS-154, SS-162).
        ...(s.used[card] === 1 || s.evaded.includes(card) ? { state: 'spent' as const } : {}),
        ...(guarded.has(card) ? { label: 'safe' } : {}),
      }),
    ),
  };
}

/** Stack, lasting effects, hands, cards in play, pieces off the boards, dice and piles; the viewer's own first. */
export function traysOf(s: SsState, viewer: Seat | undefined): SceneTray[] {
  const seats = Array.from({ length: s.game.players }, (_, i) => i);
  const first = viewer ?? 0;
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  const open = s.pile.filter((card) => card >= 0);
  const trays = [
    ...stackTray(s),
    ...diceTray(s),
    ...lastingTray(s),
    ...inOrder.flatMap((seat) => trayOfSeat(s, seat, viewer)),
    ...freshTray(s),
    ...(s.phase === 'draft' && open.length > 0 ? [cardTray(s, 'open', 'The open pile', open)] : []),
  ];
  const discards = cardTray(s, 'discards', 'Discards', [...s.discards].reverse(), { kind: 'pile' });
  return [
    ...trays,
    ...aside(s, [...trays, discards]),
    discards,
    {
      id: 'pile',
      title: `Pile of ${counted(s.pile.length, 'card')}`,
      kind: 'pile',
      items: [],
      more: s.pile.length,
    },
  ];
}
