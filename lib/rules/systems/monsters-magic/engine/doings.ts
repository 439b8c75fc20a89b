import type { Dice } from '../../../kernel/dice';
import type { Seat, Tell } from '../../../kernel/engine';
import { figureTypes } from '../catalogue/vocabulary';
import { neighbours, SPACES } from './board';
import type { Action } from './cards';
import { reviewControl, reviewSurvivors } from './control';
import type { MmEvent } from './events';
import { CITY, seatOf, TOWN, typeOf, type MmState } from './state';
import {
  berths,
  countGarrisons,
  discardFromHand,
  drawCards,
  freshMp,
  GARRISONS,
  isEmpty,
  occupies,
  placeFigure,
  removeFigure,
  spareFigure,
} from './units';

/** How one action asks for what it is done to, and does it. `chosen` −1: the first of its picks is due. */
export interface Doing<A extends Action> {
  /** Is there a first pick? Where that is cheaper to say than to list. */
  can?(s: MmState, seat: Seat): boolean;
  /** What may be picked now; empty where the action cannot be done. */
  picks(s: MmState, seat: Seat, action: A, chosen: number): readonly number[];
  /** @returns true when more is to be picked: the choice is kept as `chosen` */
  done(
    s: MmState,
    seat: Seat,
    action: A,
    what: number,
    chosen: number,
    dice: Dice,
    tell?: Tell<MmEvent>,
  ): boolean;
}

const figuresOf = (s: MmState, seat: Seat): number[] => {
  const out: number[] = [];
  for (let figure = seat * 20; figure < seat * 20 + 20; figure++) if (s.at[figure]! >= 0) out.push(figure);
  return out;
};

const opponents = (s: MmState, seat: Seat): Seat[] =>
  s.order.filter((other) => other !== seat && s.alive[other]!);

const TYPES = [0, 1, 2, 3] as const;

/** The space where the owner may put a garrison: empty of all units, by the card's condition (MM-R20, MM-R27). */
function garrisonSites(s: MmState, seat: Seat, where: 'emptyAdjacentToOwnSpace' | 'unoccupiedCityOrTown') {
  if (countGarrisons(s, seat) >= GARRISONS) return [];
  const out: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (!isEmpty(s, space)) continue;
    const structure = s.structure[space]!;
    const fits =
      where === 'unoccupiedCityOrTown'
        ? structure === CITY || structure === TOWN
        : neighbours[space]!.some((around) => occupies(s, seat, around));
    if (fits) out.push(space);
  }
  return out;
}

/** Own units as 2 × space, one more for the garrison (MM-R26). */
const unitsOf = (s: MmState, seat: Seat): number[] => {
  const out: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    const figure = s.figureOn[space]!;
    if (figure >= 0 && seatOf(figure) === seat) out.push(space * 2);
    if (s.garrison[space] === seat) out.push(space * 2 + 1);
  }
  return out;
};

/** May these two units exchange their spaces? The result must obey stacking, and must change something (MM-R26). */
function maySwap(s: MmState, a: number, b: number): boolean {
  const [from, to] = [a >> 1, b >> 1];
  if (from === to) return false;
  if ((a & 1) === (b & 1)) return (a & 1) === 0 && typeOf(s.figureOn[from]!) !== typeOf(s.figureOn[to]!);
  const [figureAt, garrisonAt] = (a & 1) === 0 ? [from, to] : [to, from];
  return s.figureOn[garrisonAt]! < 0 && s.garrison[figureAt]! < 0;
}

/** Everything a card can do once, each kind by itself; the compiler sees that none is forgotten. */
export const doings: { readonly [K in Action['kind']]: Doing<Extract<Action, { kind: K }>> } = {
  forceTarget: {
    picks: (s, seat) => (s.phase === 'movement' ? figuresOf(s, seat) : []),
    done: (s, _seat, { value }, figure) => {
      s.charged[figure] = s.charged[figure]! + value;
      return false;
    },
  },
  mpTarget: {
    // MM-R37: a figure whose activation has not ended.
    picks: (s, seat) =>
      s.phase === 'movement' ? figuresOf(s, seat).filter((figure) => s.activation[figure] !== 2) : [],
    done: (s, _seat, { value }, figure) => {
      s.mp[figure] = s.mp[figure]! + value;
      return false;
    },
  },
  recruit: {
    picks(s, seat, { who }, chosen) {
      if (chosen >= 0) return berths(s, seat);
      if (s.game.house.recruitCardWindow === 'recruitmentPhaseOnly' && s.phase !== 'recruitment') return [];
      return berths(s, seat).length === 0
        ? []
        : who.map((type) => figureTypes.indexOf(type)).filter((type) => spareFigure(s, seat, type) >= 0);
    },
    done(s, seat, _action, what, chosen, _dice, tell) {
      if (chosen < 0) return true;
      recruitFigure(s, spareFigure(s, seat, chosen), what, 'MM-R16', tell);
      return false;
    },
  },
  placeGarrison: {
    picks: (s, seat, { where }) => garrisonSites(s, seat, where),
    done(s, seat, _action, space, _chosen, _dice, tell) {
      s.garrison[space] = seat;
      tell?.({ type: 'marked', rule: 'MM-R27', seat, at: space });
      reviewControl(s, tell);
      return false;
    },
  },
  setTerrain: {
    can: () => true,
    picks: (s, _seat, _action, chosen) =>
      chosen < 0 ? Array.from({ length: SPACES }, (_, i) => i) : TYPES.filter((t) => t !== s.terrain[chosen]),
    done(s, _seat, _action, what, chosen) {
      if (chosen < 0) return true;
      if (s.pending.hand && s.game.house.alterTerrainDuration === 'turn')
        s.altered.push(chosen * 4 + s.terrain[chosen]!);
      s.terrain[chosen] = what;
      return false;
    },
  },
  lookAtHand: {
    picks: (s, seat) => opponents(s, seat).filter((other) => s.hand[other]!.length > 0),
    done(s, seat, _action, other, _chosen, _dice, tell) {
      s.seen[seat] = [...new Set([...s.seen[seat]!, ...s.hand[other]!])];
      tell?.({ type: 'looked', rule: 'MM-R38', seat, at: other });
      return false;
    },
  },
  discardXDrawX: {
    picks: (s, seat) => s.hand[seat]!,
    done(s, seat, _action, card, _chosen, dice, tell) {
      discardFromHand(s, seat, card);
      s.pending.done++;
      tell?.({ type: 'discarded', rule: 'MM-R22', seat, card });
      if (s.hand[seat]!.length > 0) return true;
      drawCards(s, seat, s.pending.done, dice, tell);
      return false;
    },
  },
  sacrificeFigureToDraw: {
    picks: (s, seat) => figuresOf(s, seat),
    done(s, seat, { value }, figure, _chosen, dice, tell) {
      if (s.moving === figure) s.moving = -1;
      removeFigure(s, figure);
      drawCards(s, seat, value, dice, tell);
      reviewControl(s, tell);
      reviewSurvivors(s, tell);
      return false;
    },
  },
  swapPermanentWithHand: {
    picks: (s, seat, _action, chosen) =>
      chosen < 0 ? (s.hand[seat]!.length > 0 ? s.permanents[seat]! : []) : s.hand[seat]!,
    done(s, seat, _action, what, chosen, _dice, tell) {
      if (chosen < 0) return true;
      exchange(s, seat, chosen, what);
      tell?.({ type: 'realigned', rule: 'MM-R23', seat, permanent: chosen, card: what });
      return false;
    },
  },
  swapHands: {
    picks: (s, seat) => opponents(s, seat).filter((other) => s.hand[other]!.length <= s.hand[seat]!.length),
    done(s, seat, _action, other) {
      [s.hand[seat], s.hand[other]] = [s.hand[other]!, s.hand[seat]!];
      return false;
    },
  },
  draw: {
    picks: (s, seat) => (s.deck.length + s.discard.length > 0 ? [seat] : []),
    done: (s, seat, { value }, _what, _chosen, dice, tell) => {
      drawCards(s, seat, value, dice, tell);
      return false;
    },
  },
  changeFigureType: {
    picks(s, seat, _action, chosen) {
      const free = TYPES.filter((type) => spareFigure(s, seat, type) >= 0);
      return chosen < 0
        ? figuresOf(s, seat).filter((figure) => free.some((type) => type !== typeOf(figure)))
        : free.filter((type) => type !== typeOf(chosen));
    },
    done(s, seat, _action, what, chosen) {
      if (chosen < 0) return true;
      changeType(s, chosen, spareFigure(s, seat, what));
      return false;
    },
  },
  swapTwoOwnUnits: {
    can(s, seat) {
      const units = unitsOf(s, seat);
      return units.some((a) => units.some((b) => maySwap(s, a, b)));
    },
    picks(s, seat, _action, chosen) {
      const units = unitsOf(s, seat);
      return chosen < 0
        ? units.filter((a) => units.some((b) => maySwap(s, a, b)))
        : units.filter((b) => maySwap(s, chosen, b));
    },
    done(s, seat, _action, what, chosen, _dice, tell) {
      if (chosen < 0) return true;
      swapUnits(s, seat, chosen, what);
      reviewControl(s, tell);
      return false;
    },
  },
};

/** The permanent leaves the row for the hand card (MM-252, MM-307); uses are counted by card, so the new one is fresh. */
export function exchange(s: MmState, seat: Seat, permanent: number, card: number): void {
  const row = s.permanents[seat]!;
  const hand = s.hand[seat]!;
  row[row.indexOf(permanent)] = card;
  hand[hand.indexOf(card)] = permanent;
}

export function recruitFigure(
  s: MmState,
  figure: number,
  space: number,
  rule: string,
  tell?: Tell<MmEvent>,
): void {
  placeFigure(s, figure, space);
  // It may be activated this turn if the Movement Phase is not over (MM-R16).
  s.mp[figure] = freshMp(s, figure);
  s.activation[figure] = 0;
  tell?.({ type: 'recruited', rule, seat: seatOf(figure), figure, at: space });
}

/** The figure keeps its space, its move points and its activation (MM-R25). */
function changeType(s: MmState, from: number, to: number): void {
  const space = s.at[from]!;
  const kept = [s.mp[from]!, s.activation[from]!, s.charged[from]!] as const;
  const entered = s.entered.filter((used) => Math.trunc(used / 1024) === from).map((used) => used % 1024);
  const as = (marks: number[]) =>
    marks.map((mark) => (Math.trunc(mark / 64) === from ? to * 64 + (mark % 64) : mark));
  s.visited = as(s.visited);
  s.fought = s.fought.map((figure) => (figure === from ? to : figure));
  removeFigure(s, from);
  placeFigure(s, to, space);
  [s.mp[to], s.activation[to], s.charged[to]] = kept;
  s.entered.push(...entered.map((card) => to * 1024 + card));
  if (s.moving === from) s.moving = to;
}

function swapUnits(s: MmState, seat: Seat, a: number, b: number): void {
  const [from, to] = [a >> 1, b >> 1];
  if ((a & 1) === 0 && (b & 1) === 0) {
    const [one, other] = [s.figureOn[from]!, s.figureOn[to]!];
    placeFigure(s, one, to);
    placeFigure(s, other, from);
    return;
  }
  const [figureAt, garrisonAt] = (a & 1) === 0 ? [from, to] : [to, from];
  const figure = s.figureOn[figureAt]!;
  s.figureOn[figureAt] = -1;
  s.garrison[garrisonAt] = -1;
  placeFigure(s, figure, garrisonAt);
  s.garrison[figureAt] = seat;
}
