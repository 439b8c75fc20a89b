import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { figureTypes } from '../catalogue/vocabulary';
import { SPACES } from './board';
import type { Action } from './cards';
import { reviewControl, reviewSurvivors } from './control';
import type { MmEvent } from './events';
import { nextOffer } from './offer';
import { changeType, exchange, recruitFigure, swapUnits } from './rearrange';
import { ENDED, typeOf, type MmState } from './state';
import {
  figuresOf,
  garrisonSites,
  hasChange,
  hasGarrisonSite,
  hasMover,
  hasOpponent,
  hasPartner,
  hasSwap,
  maySwap,
  opponents,
  TYPES,
  unitsOf,
} from './targets';
import {
  berths,
  canDraw,
  discardFromHand,
  drawCards,
  hasBerth,
  hasFigures,
  placeGarrison,
  removeFigure,
  spareFigure,
} from './units';

/** How one action asks for what it is done to, and does it. `chosen` −1: the first of its picks is due. */
export interface Doing<A extends Action> {
  /** Is there a first pick, with so many cards left in the hand by then? Said without listing them. */
  can(s: MmState, seat: Seat, action: A, held: number): boolean;
  /** What may be picked now, where the action can be done. */
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

const ALL_SPACES = Array.from({ length: SPACES }, (_, space) => space);

/** Everything a card can do once, each kind by itself; the compiler sees that none is forgotten. */
export const doings: { readonly [K in Action['kind']]: Doing<Extract<Action, { kind: K }>> } = {
  forceTarget: {
    can: (s, seat) => s.phase === 'movement' && hasFigures(s, seat),
    picks: figuresOf,
    done: (s, _seat, { value }, figure) => {
      s.charged[figure] = s.charged[figure]! + value;
      return false;
    },
  },
  mpTarget: {
    can: (s, seat) => s.phase === 'movement' && hasMover(s, seat),
    // MM-R37: a figure whose activation has not ended.
    picks: (s, seat) => figuresOf(s, seat).filter((figure) => s.activation[figure] !== ENDED),
    done: (s, _seat, { value }, figure) => {
      s.mp[figure] = s.mp[figure]! + value;
      return false;
    },
  },
  recruit: {
    can: (s, seat, { who }) =>
      hasBerth(s, seat) && who.some((type) => spareFigure(s, seat, figureTypes.indexOf(type)) >= 0),
    picks(s, seat, { who }, chosen) {
      if (chosen >= 0) return berths(s, seat);
      return who.map((type) => figureTypes.indexOf(type)).filter((type) => spareFigure(s, seat, type) >= 0);
    },
    done(s, seat, _action, what, chosen, _dice, tell) {
      if (chosen < 0) return true;
      recruitFigure(s, spareFigure(s, seat, chosen), what, 'MM-R16', tell);
      return false;
    },
  },
  placeGarrison: {
    can: (s, seat, { where }) => hasGarrisonSite(s, seat, where),
    picks: (s, seat, { where }) => garrisonSites(s, seat, where),
    done(s, seat, _action, space, _chosen, _dice, tell) {
      placeGarrison(s, seat, space);
      tell?.({ type: 'marked', rule: 'MM-R27', seat, at: space });
      reviewControl(s, tell);
      return false;
    },
  },
  setTerrain: {
    can: () => true,
    picks: (s, _seat, _action, chosen) =>
      chosen < 0 ? ALL_SPACES : TYPES.filter((t) => t !== s.terrain[chosen]),
    done(s, _seat, _action, what, chosen) {
      if (chosen < 0) return true;
      if (s.pending.hand && s.game.house.alterTerrainDuration === 'turn')
        s.altered.push(chosen * 4 + s.terrain[chosen]!);
      // What a permanent alters stays, also where the hand had altered it before (MM-R21).
      else s.altered = s.altered.filter((altered) => altered >> 2 !== chosen);
      s.terrain[chosen] = what;
      return false;
    },
  },
  lookAtHand: {
    can: (s, seat) => hasOpponent(s, seat, 1, Infinity),
    picks: (s, seat) => opponents(s, seat).filter((other) => s.hand[other]!.length > 0),
    done(s, seat, _action, other, _chosen, _dice, tell) {
      for (const card of s.hand[other]!) if (!s.seen[seat]!.includes(card)) s.seen[seat]!.push(card);
      tell?.({ type: 'looked', rule: 'MM-R38', seat, at: other });
      return false;
    },
  },
  discardXDrawX: {
    can: (_s, _seat, _action, held) => held > 0,
    picks: (s, seat) => s.hand[seat]!,
    done(s, seat, _action, card, _chosen, dice, tell) {
      discardFromHand(s, seat, card);
      s.pending.done++;
      tell?.({ type: 'discarded', rule: 'MM-R22', seat, card });
      if (s.hand[seat]!.length > 0) return true;
      drawCards(s, seat, s.pending.done, dice, tell, 'MM-R22');
      return false;
    },
  },
  sacrificeFigureToDraw: {
    can: hasFigures,
    picks: figuresOf,
    done(s, seat, { value }, figure, _chosen, dice, tell) {
      if (s.moving === figure) s.moving = -1;
      removeFigure(s, figure);
      reviewControl(s, tell);
      reviewSurvivors(s, tell);
      // Whose last unit it was is out at once, and draws nothing (MM-003, MM-R30).
      if (s.alive[seat]) drawCards(s, seat, value, dice, tell, s.game.cards[s.pending.card]!.rule);
      return false;
    },
  },
  swapPermanentWithHand: {
    can: (s, seat, _action, held) => held > 0 && s.permanents[seat]!.length > 0,
    picks: (s, seat, _action, chosen) => (chosen < 0 ? s.permanents[seat]! : s.hand[seat]!),
    done(s, seat, _action, what, chosen, _dice, tell) {
      if (chosen < 0) return true;
      exchange(s, seat, chosen, what);
      tell?.({ type: 'realigned', rule: 'MM-R23', seat, permanent: chosen, card: what });
      return false;
    },
  },
  swapHands: {
    // Nothing against nothing is no exchange.
    can: (s, seat, _action, held) => held > 0 && hasOpponent(s, seat, 0, held),
    picks: (s, seat) => opponents(s, seat).filter((other) => s.hand[other]!.length <= s.hand[seat]!.length),
    done(s, seat, _action, other, _chosen, _dice, tell) {
      [s.hand[seat], s.hand[other]] = [s.hand[other]!, s.hand[seat]!];
      // Between two actions whoever holds cards then is asked (MM-R11).
      if (s.game.house.handTiming === 'anyTime') s.offer = nextOffer(s, seat);
      tell?.({ type: 'swappedHands', rule: 'MM-R24', seat, with: other });
      return false;
    },
  },
  draw: {
    can: canDraw,
    picks: (_s, seat) => [seat],
    done: (s, seat, { value }, _what, _chosen, dice, tell) => {
      drawCards(s, seat, value, dice, tell, s.game.cards[s.pending.card]!.rule);
      return false;
    },
  },
  changeFigureType: {
    can: hasChange,
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
    can: hasSwap,
    picks: (s, seat, _action, chosen) =>
      unitsOf(s, seat).filter(
        chosen < 0 ? (unit) => hasPartner(s, seat, unit) : (unit) => maySwap(s, chosen, unit),
      ),
    done(s, seat, _action, what, chosen) {
      if (chosen < 0) return true;
      swapUnits(s, seat, chosen, what);
      return false;
    },
  },
};
