import type { Seat, Tell } from '../../../kernel/game/engine';
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

/** Territories where the chit may be placed (BM-151, BM-152). */
function berths(s: BmState, chit: number): number[] {
  const out: number[] = [];
  const { ownerOf, castlesOf, ground } = s.game;
  const seat = ownerOf[chit]!;
  const kind = kindAt(s, chit);
  if (kind.placed === 'beside-unit') {
    // A castle: land beside an own unit, and no castle next to it (BM-152, BM-153, BM-R34).
    for (const unit of s.units[seat]!) {
      for (const at of ground.neighbours[s.at[unit]!]!)
        if (ground.land[at] && isFree(s, chit, at) && !out.includes(at) && !besideApart(s, at)) {
          out.push(at);
        }
    }
    return out;
  }
  for (const castle of castlesOf[seat]!) {
    if (s.at[castle]! < 0) continue;
    for (const at of ground.neighbours[s.at[castle]!]!)
      if (isFree(s, chit, at) && !out.includes(at)) out.push(at);
  }
  return out;
}

/** Is there such a territory? */
function hasBerth(s: BmState, chit: number): boolean {
  const { ownerOf, castlesOf, ground } = s.game;
  const seat = ownerOf[chit]!;
  const built = kindAt(s, chit).placed === 'beside-unit';
  for (const unit of built ? s.units[seat]! : castlesOf[seat]!) {
    if (s.at[unit]! < 0) continue;
    const near = ground.neighbours[s.at[unit]!]!;
    for (let i = 0; i < near.length; i++)
      if (isFree(s, chit, near[i]!) && (!built || !besideApart(s, near[i]!))) return true;
  }
  return false;
}

/** Can the unit bear one more artifact (BM-078, BM-080, BM-R32)? */
function mayBear(s: BmState, unit: number, seat: Seat): boolean {
  const at = s.at[unit]!;
  const { bears } = kindAt(s, unit);
  if (bears === 0 || artifactsOn(s, unit) >= bears) return false;
  if (s.game.house.artifactPlacement === 'anyBearer' || holdsCastle(s, at, seat)) return true;
  return s.game.ground.neighbours[at]!.some((near) => holdsCastle(s, near, seat));
}

function bearers(s: BmState, seat: Seat): number[] {
  const out: number[] = [];
  for (const unit of s.units[seat]!) if (mayBear(s, unit, seat)) out.push(unit);
  return out;
}

function hasBearer(s: BmState, seat: Seat): boolean {
  for (const unit of s.units[seat]!) if (mayBear(s, unit, seat)) return true;
  return false;
}

function holdsCastle(s: BmState, at: number, seat: Seat): boolean {
  if (s.holder[at] !== seat) return false;
  for (let unit = s.head[at]!; unit >= 0; unit = s.next[unit]!) if (kindAt(s, unit).keepsAlive) return true;
  return false;
}

const isPlaceable = (s: BmState, chit: number): boolean =>
  kindAt(s, chit).placed === 'on-bearer' ? hasBearer(s, s.active) : hasBerth(s, chit);

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

const FIRST = 3 * GOLD;
const have = [0, 0, 0, 0, 0, 0];
const take = [0, 0, 0, 0, 0, 0];

/** Is it enough without one card of that code, −1: with all? */
function isEnough(s: BmState, but: number): boolean {
  let gold = 0;
  let magic = 0;
  for (let code = 0; code < 3; code++) {
    gold += (take[code]! - (code === but ? 1 : 0)) * (code + 1);
    magic += (take[code + 3]! - (code + 3 === but ? 1 : 0)) * (code + 1);
  }
  return covers(gold, magic, s.owed, s.owedMagic);
}

/** Takes 0, 1, … cards of a code, and goes on to the next code, until it is enough. */
function choosePay(s: BmState, code: number, ways: number[][]): void {
  if (isEnough(s, -1)) {
    for (let but = 0; but < 6; but++) if (take[but]! > 0 && isEnough(s, but)) return;
    const cards: number[] = [];
    for (let one = 0; one < 6; one++) for (let i = 0; i < take[one]!; i++) cards.push(FIRST + one);
    ways.push(cards);
    return;
  }
  if (code === (s.owedMagic > 0 ? 6 : 3)) return;
  for (let n = 0; n <= have[code]!; n++) {
    take[code] = n;
    choosePay(s, code + 1, ways);
  }
  take[code] = 0;
}

/** Ways to pay what is owed in which no card could be left out (BM-148..BM-150, BM-R33, BM-R50). */
function payments(s: BmState): number[][] {
  have.fill(0);
  take.fill(0);
  for (const card of s.hand[s.active]!) if (card >= FIRST) have[card - FIRST]!++;
  const ways: number[][] = [];
  choosePay(s, 0, ways);
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
  // Gold buys all, Magic wizards.
  const rule = cards.some((card) => typeOf(card) === MAGIC) ? 'BM-069' : 'BM-148';
  tell?.({ type: 'paid', rule, seat: s.active, cards, cost: s.owed, lost: paid - s.owed });
  s.owed = 0;
  s.owedMagic = 0;
}
