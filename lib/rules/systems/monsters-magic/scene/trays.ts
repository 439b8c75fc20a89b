import type { Seat } from '../../../kernel/game/engine';
import type { SceneItem, SceneTray } from '../../../kernel/game/scene';
import { figureTypes } from '../catalogue/vocabulary';
import { units } from '../catalogue/units';
import { sidesOf } from '../engine/force';
import { GARRISON, type MmState } from '../engine/state';
import { countFigures, countGarrisons, GARRISONS } from '../engine/units';
import { isSpent } from '../engine/window';
import { idOf, ownedBy, seatName } from './names';

const FIGURES = 5;

/** A card that is known as itself, a covered one by its place in the tray. */
const item = (s: MmState, card: number, place: string, spent = false): SceneItem => {
  const known = s.game.cards[card];
  if (!known) return { id: place, name: 'A card face down', icon: 'card-random', state: 'covered' };
  return {
    id: idOf.card(card),
    entry: known.id,
    name: known.name,
    ...(spent ? { state: 'spent' as const } : {}),
  };
};

const cards = (
  s: MmState,
  id: string,
  title: string,
  kind: SceneTray['kind'],
  held: readonly number[],
  more: { readonly seat?: Seat; readonly spent?: readonly number[] } = {},
): SceneTray => ({
  id,
  title,
  kind,
  ...(more.seat === undefined ? {} : { seat: more.seat }),
  items: held.map((card, i) => item(s, card, `${id}-${i}`, more.spent?.includes(card))),
});

/** Cards played this turn whose effect goes on (MM-059). */
const working = (s: MmState, seat: Seat): SceneTray => ({
  id: `working-${seat}`,
  title: `At work this turn for ${seatName(seat)}`,
  kind: 'cards',
  seat,
  items: [...new Set(s.lasting[seat]!)].map((card) => ({
    ...item(s, card, '', isSpent(s, card, s.game.cards[card]!.hc)),
    id: idOf.working(card),
  })),
});

/** Pieces that are not on the board: figures by type, and garrisons (MM-014). */
const supply = (s: MmState, seat: Seat): SceneTray => ({
  id: `supply-${seat}`,
  title: `Supply of ${seatName(seat)}`,
  kind: 'pieces',
  seat,
  items: [...figureTypes, 'garrison' as const].map((type, i) => {
    const left = i === GARRISON ? GARRISONS - countGarrisons(s, seat) : FIGURES - countFigures(s, seat, i);
    const unit = units.find(({ id }) => id === type);
    return {
      id: idOf.supply(seat, i),
      entry: type,
      name: `${unit?.name ?? type}, ${left} left`,
      ...(unit ? { icon: unit.icon } : {}),
      label: String(left),
      ...(left === 0 ? { state: 'spent' as const } : {}),
    };
  }),
});

/** Cards put down for the combat, before the dice (MM-R11). */
const putDown = (s: MmState): SceneTray[] =>
  s.combat.attacker < 0
    ? []
    : sidesOf(s).flatMap(({ seat }, side) =>
        s.combat.put[side]!.length > 0
          ? [
              cards(s, `put-${seat}`, `${seatName(seat)} has put down`, 'stack', s.combat.put[side]!, {
                seat,
              }),
            ]
          : [],
      );

/** A hand without what lies on the table already: what the viewer sees of it, and as many covered cards fewer. */
function handOf(s: MmState, seat: Seat): readonly number[] {
  const side = s.combat.attacker < 0 ? -1 : sidesOf(s).findIndex((one) => one.seat === seat);
  const put = s.combat.put[side] ?? [];
  const known = s.hand[seat]!.filter((card) => !put.includes(card) || card < 0);
  return known.slice(0, s.hand[seat]!.length - put.length);
}

/** Hands, permanents, cards at work, packs, supplies and the piles; what the viewer may not know lies face down (MM-057). */
export function traysOf(s: MmState, viewer: Seat | undefined): SceneTray[] {
  const seats = Array.from({ length: s.game.players }, (_, i) => i);
  const first = viewer ?? 0;
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  const atWork = new Set(s.lasting.flat());
  return [
    ...putDown(s),
    ...inOrder.flatMap((seat): SceneTray[] => [
      ...(s.pack[seat]!.length > 0
        ? [cards(s, `pack-${seat}`, `On offer to ${seatName(seat)}`, 'cards', s.pack[seat]!, { seat })]
        : []),
      cards(
        s,
        `hand-${seat}`,
        seat === viewer ? 'Your hand' : `${ownedBy(seat)} hand`,
        'hand',
        handOf(s, seat),
        { seat },
      ),
      cards(s, `permanents-${seat}`, `Permanents of ${seatName(seat)}`, 'cards', s.permanents[seat]!, {
        seat,
        spent: s.permanents[seat]!.filter((card) => isSpent(s, card, s.game.cards[card]!.pc)),
      }),
      ...(s.lasting[seat]!.length > 0 ? [working(s, seat)] : []),
    ]),
    ...inOrder.map((seat) => supply(s, seat)),
    cards(s, 'discard', 'Discard pile', 'pile', s.discard.filter((card) => !atWork.has(card)).reverse()),
    { id: 'deck', title: 'Ally deck', kind: 'pile', items: [], more: s.deck.length },
  ];
}
