import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { specials } from '../catalogue/territories';
import { cardTypes, specialIds } from '../catalogue/vocabulary';
import { KINDS_OF_CARD, typeOf } from './cards';
import type { BmEvent } from './events';
import { bitOf } from './kinds';
import { codesIn, discardCard, drawCard, drawChit, drawHand, toPile } from './piles';
import { CUP, type BmChoice, type BmState } from './state';
import { kindAt } from './units';

/** What each special gives its holder in the Draw Phase, in the order of `specialIds` (ledger 3.6). */
interface Find {
  readonly rule: string;
  /** Type of card, or classes of chit, that are kept; −1 and 0: it draws none. */
  readonly card: number;
  readonly chits: number;
  readonly pile: number;
  readonly hand: number;
}

const finds: readonly Find[] = specialIds.map((id) => {
  const { effects, rules } = specials.find((special) => special.id === id)!;
  const find = { rule: rules[0]!, card: -1, chits: 0, pile: 0, hand: 0 };
  for (const effect of effects) {
    if (effect.kind === 'draw-card') find.card = cardTypes.indexOf(effect.keep);
    if (effect.kind === 'draw-chit') for (const unit of effect.keep) find.chits |= bitOf(unit);
    if (effect.kind === 'pile-max') find.pile = effect.plus;
    if (effect.kind === 'hand-max') find.hand = effect.plus;
  }
  return find;
});

const HEAVY = bitOf('dragon') | bitOf('juggernaught') | bitOf('giant');

/** Classes that the extra chit of a special may be (BM-R43, BM-R45). */
export function keeps(s: BmState, special: number): number {
  const { chits } = finds[special]!;
  const { house } = s.game;
  if (chits & bitOf('dragon') && house.lairFinds === 'heavy') return chits | HEAVY;
  if (chits & bitOf('ballista') && house.crystalTowerClass === 'fullBallista')
    return chits | bitOf('crystal-tower');
  return chits;
}

/** Sum over the special territories that the seat holds (BM-R41). */
function held(s: BmState, seat: Seat, what: 'pile' | 'hand'): number {
  const { special, specials: places } = s.game.ground;
  let sum = 0;
  for (let i = 0; i < places.length; i++)
    if (s.holder[places[i]!] === seat) sum += finds[special[places[i]!]!]![what];
  return sum;
}

/** BM-155, BM-163. */
export const handLimit = (s: BmState, seat: Seat): number => s.game.house.handMax + held(s, seat, 'hand');
/** BM-159, BM-162. */
export const pileLimit = (s: BmState, seat: Seat): number => s.game.house.pileMax + held(s, seat, 'pile');

/** Four cards, the normal chit, and what the held specials will draw (BM-154, BM-157, BM-R35, BM-R36, BM-R39). */
export function enterDraw(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  const seat = s.active;
  const { house, ground } = s.game;
  s.phase = 'draw';
  drawHand(s, seat, house.drawPerTurn, 'BM-154', dice, tell);
  const below = house.pileDrawBelow + (house.cityEffect === 'maxAndThreshold' ? held(s, seat, 'pile') : 0);
  if (s.pile[seat]!.length < below) {
    const chit = drawChit(s, seat, dice);
    if (chit >= 0) {
      toPile(s, seat, chit);
      tell?.({ type: 'chit', rule: 'BM-157', seat, chit, kept: true, find: -1 });
    }
  }
  for (const at of ground.specials) {
    const special = ground.special[at]!;
    if (s.holder[at] === seat && (finds[special]!.card >= 0 || finds[special]!.chits !== 0)) s.finds.push(at);
  }
}

/** Extra draws whose turn it is: those of cards before those of chits (BM-R35). */
function due(s: BmState): readonly number[] {
  const { special } = s.game.ground;
  const cards = s.finds.filter((at) => finds[special[at]!]!.card >= 0);
  return cards.length > 0 ? cards : s.finds;
}

export const findChoices = (s: BmState): BmChoice[] => due(s).map((at) => ({ type: 'find', at }));

/** The extra draw of one special (BM-164..BM-173, BM-R38). */
export function playFind(s: BmState, at: number, dice: Dice, tell?: Tell<BmEvent>): void {
  const seat = s.active;
  const special = s.game.ground.special[at]!;
  const { rule, card: type } = finds[special]!;
  s.finds.splice(s.finds.indexOf(at), 1);
  if (type >= 0) {
    const card = drawCard(s, dice, tell);
    if (card < 0) return;
    const kept = typeOf(card) === type;
    (kept ? s.hand[seat]! : s.discard).push(card);
    tell?.({ type: 'found', rule, seat, at, card, kept });
    return;
  }
  const chit = drawChit(s, seat, dice);
  if (chit < 0) return;
  const kept = (kindAt(s, chit).bit & keeps(s, special)) !== 0;
  if (kept) toPile(s, seat, chit);
  tell?.({ type: 'chit', rule, seat, chit, kept, find: at });
}

/** Extra draws between which there is nothing to choose. */
export function findAll(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  const { special } = s.game.ground;
  while (s.finds.length > 0) {
    const now = due(s);
    if (now.some((at) => special[at] !== special[now[0]!])) return;
    playFind(s, now[0]!, dice, tell);
  }
}

const discards: readonly BmChoice[] = Array.from({ length: KINDS_OF_CARD }, (_, card) => ({
  type: 'discard',
  card,
}));

/** Must the player give up cards or chits? */
export const mustDiscard = (s: BmState): boolean =>
  s.hand[s.active]!.length > handLimit(s, s.active) || s.pile[s.active]!.length > pileLimit(s, s.active);

/** Too many cards, or too many chits: which go is the owner's choice (BM-155, BM-159, BM-R37). */
export function discardChoices(s: BmState): BmChoice[] {
  const seat = s.active;
  const out: BmChoice[] = [];
  if (s.hand[seat]!.length > handLimit(s, seat)) {
    const codes = codesIn(s.hand[seat]!);
    for (let card = 0; card < KINDS_OF_CARD; card++) if (codes & (1 << card)) out.push(discards[card]!);
    return out;
  }
  if (s.pile[seat]!.length <= pileLimit(s, seat)) return out;
  const kinds = new Set<number>();
  for (const chit of s.pile[seat]!) {
    const kind = s.game.kindOf[chit]!;
    if (!kinds.has(kind)) out.push({ type: 'return', chit });
    kinds.add(kind);
  }
  return out;
}

export function playDiscard(s: BmState, card: number, tell?: Tell<BmEvent>): void {
  discardCard(s, s.active, card);
  tell?.({ type: 'discarded', rule: 'BM-155', seat: s.active, card });
}

export function playReturn(s: BmState, chit: number, tell?: Tell<BmEvent>): void {
  const pile = s.pile[s.active]!;
  pile.splice(pile.indexOf(chit), 1);
  s.at[chit] = CUP;
  tell?.({ type: 'returned', rule: 'BM-159', seat: s.active, chit });
}
