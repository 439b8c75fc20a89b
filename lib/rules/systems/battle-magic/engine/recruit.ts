import type { Seat, Tell } from '../../../kernel/engine';
import { GOLD, MAGIC, strengthOf, typeOf } from './cards';
import type { BmEvent } from './events';
import { discardCard } from './piles';
import { ATTACHED, type BmChoice, type BmState } from './state';
import { mayStay } from './steps';
import { artifactsOn, kindAt, place } from './units';

const DONE: BmChoice = { type: 'done' };

/** Strength of a type in a hand. */
function sumOf(hand: readonly number[], type: number): number {
  let sum = 0;
  for (let i = 0; i < hand.length; i++) if (typeOf(hand[i]!) === type) sum += strengthOf(hand[i]!);
  return sum;
}

/** Do so much Gold and Magic cover what is owed (BM-069, BM-R33)? */
const covers = (gold: number, magic: number, owed: number, byMagic: number): boolean =>
  gold + Math.min(magic, byMagic) >= owed;

/** May a unit of this chit be put there (BM-151, BM-R31)? */
function isFree(s: BmState, chit: number, at: number): boolean {
  if (s.game.house.recruitSpace === 'stackable') return mayStay(s, chit, at);
  const kind = kindAt(s, chit);
  return s.head[at]! < 0 && (s.game.ground.land[at] ? kind.land : kind.water);
}

/** Does a castle of anybody stand beside it (BM-153)? */
function besideApart(s: BmState, at: number): boolean {
  const near = s.game.ground.neighbours[at]!;
  for (let i = 0; i < near.length; i++)
    for (let unit = s.head[near[i]!]!; unit >= 0; unit = s.next[unit]!)
      if (kindAt(s, unit).apart) return true;
  return false;
}

/** Territories where the chit may be placed; with `one` the first of them is enough. */
export function berths(s: BmState, chit: number, one = false): number[] {
  const out: number[] = [];
  const { first, ownerOf, ground } = s.game;
  const seat = ownerOf[chit]!;
  const kind = kindAt(s, chit);
  if (kind.placed === 'beside-unit') {
    // A castle: land beside an own unit, and no castle next to it (BM-152, BM-153, BM-R34).
    for (let unit = first[seat]!; unit < first[seat + 1]!; unit++) {
      if (s.at[unit]! < 0) continue;
      for (const at of ground.neighbours[s.at[unit]!]!)
        if (ground.land[at] && isFree(s, chit, at) && !out.includes(at) && !besideApart(s, at)) {
          out.push(at);
          if (one) return out;
        }
    }
    return out;
  }
  for (let castle = first[seat]!; castle < first[seat + 1]!; castle++) {
    if (s.at[castle]! < 0 || !kindAt(s, castle).keepsAlive) continue;
    for (const at of ground.neighbours[s.at[castle]!]!)
      if (isFree(s, chit, at) && !out.includes(at)) {
        out.push(at);
        if (one) return out;
      }
  }
  return out;
}

/** Heroes and wizards that can bear one more artifact (BM-078, BM-080, BM-R32). */
export function bearers(s: BmState, seat: Seat): number[] {
  const out: number[] = [];
  const { first, ground, house } = s.game;
  for (let unit = first[seat]!; unit < first[seat + 1]!; unit++) {
    const at = s.at[unit]!;
    if (at < 0) continue;
    const { bears } = kindAt(s, unit);
    if (bears === 0 || artifactsOn(s, unit) >= bears) continue;
    if (house.artifactPlacement === 'bearerAtCastle') {
      const here = [at, ...ground.neighbours[at]!];
      if (!here.some((near) => holdsCastle(s, near, seat))) continue;
    }
    out.push(unit);
  }
  return out;
}

function holdsCastle(s: BmState, at: number, seat: Seat): boolean {
  if (s.holder[at] !== seat) return false;
  for (let unit = s.head[at]!; unit >= 0; unit = s.next[unit]!) if (kindAt(s, unit).keepsAlive) return true;
  return false;
}

const isPlaceable = (s: BmState, chit: number): boolean =>
  kindAt(s, chit).placed === 'on-bearer' ? bearers(s, s.active).length > 0 : berths(s, chit, true).length > 0;

/** Is there a chit that could be paid and placed? */
export function canBuy(s: BmState): boolean {
  const seat = s.active;
  const hand = s.hand[seat]!;
  const gold = sumOf(hand, GOLD);
  const magic = sumOf(hand, MAGIC);
  for (const chit of s.pile[seat]!) {
    const { cost, paysMagic } = kindAt(s, chit);
    if (covers(gold, magic, cost, paysMagic ? cost : 0) && isPlaceable(s, chit)) return true;
  }
  return false;
}

/** Chits of the pile that can be paid and placed, one of each class (BM-148). */
function addBuys(s: BmState, out: BmChoice[]): void {
  const seat = s.active;
  const hand = s.hand[seat]!;
  const gold = sumOf(hand, GOLD);
  const magic = sumOf(hand, MAGIC);
  let seen = 0;
  for (const chit of s.pile[seat]!) {
    const at = s.game.kindOf[chit]!;
    const kind = kindAt(s, chit);
    if (at < 31 && seen & (1 << at)) continue;
    if (at >= 31 && out.some((c) => c.type === 'buy' && s.game.kindOf[c.chit] === at)) continue;
    seen |= 1 << at;
    const byMagic = s.owedMagic + (kind.paysMagic ? kind.cost : 0);
    if (covers(gold, magic, s.owed + kind.cost, byMagic) && isPlaceable(s, chit))
      out.push({ type: 'buy', chit });
  }
}

/** Ways to pay what is owed in which no card could be left out (BM-148..BM-150, BM-R33, BM-R50). */
export function payments(s: BmState): number[][] {
  const { owed, owedMagic, active } = s;
  const codes = [...new Set(s.hand[active]!)]
    .filter((card) => typeOf(card) === GOLD || (owedMagic > 0 && typeOf(card) === MAGIC))
    .sort((a, b) => a - b);
  const have = codes.map((code) => s.hand[active]!.filter((card) => card === code).length);
  const ways: number[][] = [];
  const sums = (cards: readonly number[], but: number): boolean => {
    let gold = 0;
    let magic = 0;
    cards.forEach((card, i) => {
      if (i === but) return;
      if (typeOf(card) === GOLD) gold += strengthOf(card);
      else magic += strengthOf(card);
    });
    return covers(gold, magic, owed, owedMagic);
  };
  const walk = (i: number, cards: readonly number[]): void => {
    if (sums(cards, -1)) {
      if (cards.every((_, but) => !sums(cards, but))) ways.push([...cards]);
      return;
    }
    if (i === codes.length) return;
    for (let n = 0; n <= have[i]!; n++) walk(i + 1, [...cards, ...new Array<number>(n).fill(codes[i]!)]);
  };
  walk(0, []);
  return ways;
}

/** What the active player may do in the Recruit Phase: choose a chit, place it, pay it. */
export function recruitChoices(s: BmState): BmChoice[] {
  const out: BmChoice[] = [];
  if (s.buying >= 0) {
    if (kindAt(s, s.buying).placed === 'on-bearer')
      for (const bearer of bearers(s, s.active)) out.push({ type: 'attach', bearer });
    else for (const at of berths(s, s.buying)) out.push({ type: 'place', at });
    return out;
  }
  if (s.owed > 0) {
    for (const cards of payments(s)) out.push({ type: 'pay', cards });
    if (s.game.house.payment === 'pooled') addBuys(s, out);
    return out;
  }
  addBuys(s, out);
  out.push(DONE);
  return out;
}

/** Out of the pile, to be placed. */
export function playBuy(s: BmState, chit: number): void {
  const pile = s.pile[s.active]!;
  pile.splice(pile.indexOf(chit), 1);
  s.buying = chit;
}

/** `at`: a territory, or the bearer of an artifact (BM-151, BM-152, BM-078). */
export function playPlace(s: BmState, at: number, tell?: Tell<BmEvent>): void {
  const chit = s.buying;
  const kind = kindAt(s, chit);
  s.buying = -1;
  if (kind.placed === 'on-bearer') {
    s.at[chit] = ATTACHED;
    s.on[chit] = at;
    tell?.({ type: 'attached', rule: 'BM-078', seat: s.active, chit, bearer: at });
  } else place(s, chit, at, kind.placed === 'beside-unit' ? 'BM-152' : 'BM-151', tell);
  s.owed += kind.cost;
  if (kind.paysMagic) s.owedMagic += kind.cost;
  if (s.owed === 0) return;
  if (s.game.house.payment === 'pooled') return;
  const ways = payments(s);
  if (ways.length === 1) playPay(s, ways[0]!, tell);
}

/** No change is given (BM-149, BM-150). */
export function playPay(s: BmState, cards: readonly number[], tell?: Tell<BmEvent>): void {
  let paid = 0;
  for (const card of cards) {
    discardCard(s, s.active, card);
    paid += strengthOf(card);
  }
  tell?.({ type: 'paid', rule: 'BM-148', seat: s.active, cards, cost: s.owed, lost: paid - s.owed });
  s.owed = 0;
  s.owedMagic = 0;
}
