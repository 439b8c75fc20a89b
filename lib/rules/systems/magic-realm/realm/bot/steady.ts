import type { Seat } from '../../../../kernel/game/engine';
import type { Bot } from '../../../../kernel/game/play';
import type { ChoiceOf, RealmChoice } from '../engine/choices';
import { chitsOf, itemOf } from '../engine/kit';
import type { RealmState } from '../engine/state';
import { settleWorth } from './affronts';
import { isBargain } from './bargain';
import { takesErrand } from './errands';
import { fight } from './fighting';
import { bountyAt } from './goals';
import { affords, isFair } from './hiring';
import { moverChoice } from './movers';
import { pointWorth, spellWorth, strengthOfKind } from './newcomers';
import { outlookOf, type Outlook } from './outlook';
import { planned } from './plan';
import { lineWorth, searchWorth } from './searching';
import { wares } from './selling';

/** Made once for a decision that asks for it. */
type Seen = () => Outlook;
type Scores = {
  readonly [K in RealmChoice['type']]?: (s: RealmState, seat: Seat, c: ChoiceOf<K>, o: Seen) => number;
};

/** Points of score that a phase may cost. */
const RISKED = 0.5;

/** Would this phase lead him, for all to see, to something that he fears more than what is here? */
function walksIntoDanger(s: RealmState, seat: Seat, seen: Seen): boolean {
  const who = s.who[seat]!;
  const deed = who.record[s.turn!.phase];
  if (deed?.type !== 'move' || who.hidden === 1 || who.toward >= 0) return false;
  const o = seen();
  return o.peril(deed.to) > RISKED + o.peril(who.place);
}

/** Is a fight with all that is here worth what it risks? */
const isHunting = (o: Outlook): boolean => bountyAt(o, o.s.who[o.seat]!.place) > 0;

/** Cards that are used up by being used are kept for later. (MR-B19) */
const isFleeting = (s: RealmState, seat: Seat, at: number): boolean =>
  itemOf(s.who[seat]!.items[at]!.id).effects.some(({ kind }) => kind === 'potion' || kind === 'used-once');

/** Among the Flowers of Rest whoever is tired sleeps through his days. (MR-T27) */
const lulls = (s: RealmState, seat: Seat, at: number): boolean =>
  itemOf(s.who[seat]!.items[at]!.id).effects.some(({ kind }) => kind === 'sleep');

/**
 * How much he likes each answer; whatever is not named counts as nothing. He loots what he found, finds what he knows of,
 * keeps what he can wear, sells what he does not need, blocks nobody and provokes nobody. (7.6)
 */
const scores: Scores = {
  go: () => 1,
  'activate-item': (s, seat, { item }) => (itemOf(s.who[seat]!.items[item]!.id).kind === 'treasure' ? 0 : 2),
  'deactivate-item': () => -1,
  'abandon-item': () => -2,
  'drop-item': () => -2,
  'cache-item': () => -2,
  'cache-gold': () => -2,
  uncache: () => -1,
  'pick-up': () => 1,
  'fatigue-color': () => -1,
  skip: (s, seat, _choice, o) => (walksIntoDanger(s, seat, o) ? 2 : -1),
  'give-item': () => -3,
  'give-gold': () => -3,
  'accept-gift': () => 1,
  'no-deal': () => 1,
  'let-sleep': () => 1,
  'accept-deal': (s, _seat, choice) => (isBargain(s, s.asks.at(-1)!.seat, choice) ? 1 : -1),
  'stop-following': () => -1,
  look: searchWorth,
  loot: searchWorth,
  'read-runes': searchWorth,
  'search-line': (_s, _seat, choice) => lineWorth(choice),
  keep: (s, seat, { as, instead, at }) => {
    if (lulls(s, seat, at)) return as === 'abandoned' ? 3 : 0;
    return as === 'active' ? (instead < 0 && !isFleeting(s, seat, at) ? 3 : 0) : as === 'inactive' ? 2 : -1;
  },
  sell: (_s, _seat, { item }, o) => (wares(o()).includes(item) ? 2 : -1),
  'trade-nothing': () => 0,
  'add-to-lot': (_s, _seat, { item }, o) => (wares(o()).includes(item) ? 2 : -1),
  'offer-lot': (_s, _seat, { drinks }) => (drinks ? 0 : 1),
  'take-offer': (_s, _seat, { gold }) => (gold > 0 ? 1 : -1),
  'look-at-goods': () => -1,
  'no-drinks': () => 1,
  'ask-to-hire': (s, seat, lot) => (affords(s, seat, lot) ? 1 : -1),
  'hire-drinks': (_s, _seat, { buy }) => (buy ? -1 : 1),
  'pay-wages': (_s, _seat, choice) => (isFair(choice) ? 2 : 0),
  'decline-wages': () => 1,
  'leave-hired': () => -2,
  'decline-price': () => 1,
  'rest-enough': () => -1,
  'rest-chit': (s, seat, { chit, change }) =>
    (change < 0 ? 1 : 0) + (chitsOf(s, seat)[chit]?.kind === 'MAGIC' ? 0 : 0.5),
  'alert-nothing': () => -1,
  'enchant-nothing': () => 1,
  'pay-off': () => 1,
  'stay-out': () => -1,
  later: () => 1,
  'let-pass': () => 1,
  'leave-behind': () => -1,
  'evening-wish': (_s, _seat, { rounds }, o) => (rounds === isHunting(o()) ? 1 : 0),
  'evening-drinks': (_s, _seat, { buy }) => (buy ? 0 : 1),
  'evening-settle': (_s, _seat, { pay }, o) => (pay ? settleWorth(o()) : 0),
  'run-to': (_s, _seat, { to }, o) => -o().peril(to) - o().perilAtEnd(to),
  'come-anew': (_s, _seat, { id }) => strengthOfKind(id),
  'assign-point': (s, _seat, { category }) => pointWorth(s, category),
  'record-spell': (_s, _seat, { spell }) => spellWorth(spell),
  'begin-play': () => 1,
  'evening-done': () => 1,
  'take-task': (_s, _seat, { task }, o) => (takesErrand(o(), task) ? 2 : -1),
};

const score = (s: RealmState, seat: Seat, choice: RealmChoice, o: Seen): number =>
  (scores[choice.type] as ((s: RealmState, seat: Seat, c: RealmChoice, o: Seen) => number) | undefined)?.(
    s,
    seat,
    choice,
    o,
  ) ?? 0;

/** The plan of the day, phase by phase. */
function record(s: RealmState, seat: Seat, choices: readonly RealmChoice[]): RealmChoice {
  const offered = choices.flatMap((one) => (one.type === 'record' ? [one.deed] : []));
  const deed = planned(s, seat, offered);
  const found = choices.find((one) =>
    deed === undefined ? one.type === 'recorded' : one.type === 'record' && one.deed === deed,
  );
  return found ?? choices.find(({ type }) => type === 'recorded') ?? choices[0]!;
}

/** The same plan, phase by phase as they come. (MR-T70) */
function chooseDeed(s: RealmState, seat: Seat, choices: readonly RealmChoice[]): RealmChoice {
  const offered = choices.flatMap((one) => (one.type === 'choose-deed' ? [one.deed] : []));
  const deed = planned(s, seat, offered);
  return choices.find((one) => one.type === 'choose-deed' && one.deed === deed) ?? choices.at(-1)!;
}

/** The ledger's simple bot (7.6): it goes to what it has not seen, loots what it finds, rests when tired, and sells at last. */
export const steady: Bot<RealmState, RealmChoice> = (s: RealmState, seat, choices, dice) => {
  const [first] = choices;
  if (first?.type === 'fight') return fight(s, seat, choices, dice);
  const forMover = moverChoice(s, seat, choices);
  if (forMover) return forMover;
  if (choices.some(({ type }) => type === 'record' || type === 'recorded')) return record(s, seat, choices);
  if (choices.some(({ type }) => type === 'choose-deed')) return chooseDeed(s, seat, choices);
  let outlook: Outlook | undefined;
  const seen: Seen = () => (outlook ??= outlookOf(s, seat));
  let best = -Infinity;
  let found: RealmChoice[] = [];
  for (const choice of choices) {
    const worth = score(s, seat, choice, seen);
    if (worth < best) continue;
    if (worth > best) found = [];
    best = worth;
    found.push(choice);
  }
  return found.length === 1 ? found[0]! : dice.pick(found);
};
