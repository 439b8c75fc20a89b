import type { Dice } from '../../../../kernel/game/dice';
import type { Seat } from '../../../../kernel/game/engine';
import type { Bot } from '../../../../kernel/game/play';
import { mapChits } from '../../catalogue';
import { steady as steadyFighter } from '../../combat/bot/steady';
import { hasWild, isFoe, type MrChoice, type MrState } from '../../combat/engine/state';
import type { ChoiceOf, RealmChoice } from '../engine/choices';
import { fieldOf } from '../engine/evening/fight';
import { chitsOf, isInPlay, itemOf } from '../engine/kit';
import type { RealmState } from '../engine/state';
import { clearingNo, tileAt } from '../engine/world/ground';
import { isBargain } from './bargain';
import { affords, isFair } from './hiring';
import { planned, wares } from './plan';
import { isDreadful, isPrey } from './ways';

/** Chits in play with which he looks for a fight that he may win. */
const FRESH = 9;
const isHunting = (s: RealmState, seat: Seat): boolean =>
  isPrey(s, s.who[seat]!.place) && s.who[seat]!.chits.filter(isInPlay).length >= FRESH;

type Scores = { readonly [K in RealmChoice['type']]?: (s: RealmState, seat: Seat, c: ChoiceOf<K>) => number };

/** Does he know of a site in the clearing that he has not found yet? */
const seeksSite = (s: RealmState, seat: Seat): boolean => {
  const { place, sites } = s.who[seat]!;
  return s.chits.some(({ id, tile }) => {
    const chit = mapChits[id];
    return (
      chit?.chit === 'site' &&
      tile === tileAt(place) &&
      chit.clearing === clearingNo(place) &&
      !sites.includes(chit.id)
    );
  });
};

/** What teaches and enriches most comes first. (MR-X32) */
const lines: Readonly<Record<string, number>> = {
  'discover chits': 5,
  'passages and clues': 4,
  'clues and paths': 4,
};

/**
 * How much he likes each answer; whatever is not named counts as nothing. He loots what he found, finds what he knows of,
 * keeps what he can wear, sells what he does not need, blocks nobody and provokes nobody. (7.6)
 */
const scores: Scores = {
  go: () => 1,
  'activate-item': (s, seat, { item }) => (itemOf(s.who[seat]!.items[item]!.id).kind === 'treasure' ? 0 : 2),
  'deactivate-item': () => -1,
  'abandon-item': () => -2,
  'fatigue-color': () => -1,
  skip: () => -1,
  'give-item': () => -3,
  'give-gold': () => -3,
  'accept-gift': () => 1,
  'no-deal': () => 1,
  'accept-deal': (s, seat, choice) => (isBargain(s, seat, choice) ? 1 : -1),
  'stop-following': () => -1,
  look: (s, seat, { table, at }) =>
    at !== s.who[seat]!.place
      ? 0
      : table === 'locate'
        ? seeksSite(s, seat)
          ? 4
          : 1
        : table === 'peer'
          ? 2
          : 1,
  loot: () => 5,
  'read-runes': (s, seat) => (chitsOf(s, seat).some(({ kind }) => kind === 'MAGIC') ? 4 : -1),
  'search-line': (_s, _seat, { line }) => lines[line] ?? 0,
  keep: (_s, _seat, { as, instead }) =>
    as === 'active' ? (instead < 0 ? 3 : 0) : as === 'inactive' ? 2 : -1,
  sell: (s, seat, { item }) => (wares(s, seat).includes(item) ? 2 : -1),
  'trade-nothing': () => 0,
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
  'evening-wish': (s, seat, { rounds }) => (rounds === isHunting(s, seat) ? 1 : 0),
  'evening-drinks': (_s, _seat, { buy }) => (buy ? 0 : 1),
  'evening-settle': (_s, _seat, { pay }) => (pay ? 1 : 0),
  'run-to': (s, _seat, { to }) => (isDreadful(s, to) ? -1 : 0),
  'evening-done': () => 1,
};

const score = (s: RealmState, seat: Seat, choice: RealmChoice): number =>
  (scores[choice.type] as ((s: RealmState, seat: Seat, c: RealmChoice) => number) | undefined)?.(
    s,
    seat,
    choice,
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

/** Nobody fights another character who need not: a victory takes nothing from others. */
const isPeaceful = (choice: MrChoice): boolean =>
  choice.type !== 'charge' && !(choice.type === 'target' && !isFoe(choice.who));

/** Is there nothing to fight, and nobody who fights him? */
const isSafe = (s: MrState, me: Seat): boolean =>
  !hasWild(s) && s.heroes.every(({ charge, targets }) => charge !== me && !targets.includes(me));

const resting: ReadonlySet<MrChoice['type']> = new Set(['lured', 'stay', 'done', 'enough']);
/** It tires nobody: quiet rounds end a combat. (MR-094, MR-R51) */
const isRest = (choice: MrChoice): boolean =>
  resting.has(choice.type) || ((choice.type === 'attack' || choice.type === 'maneuver') && choice.chit < 0);

/** In a combat he fights as the simple bot of combats does, but not against other characters. */
function fight(s: RealmState, seat: Seat, choices: readonly RealmChoice[], dice: Dice): RealmChoice {
  const { combat, seats } = fieldOf(s)!;
  const me = seats.indexOf(seat);
  const offered = choices.flatMap((one) => (one.type === 'fight' ? [one.choice] : []));
  const rest = isSafe(combat!, me) ? offered.find(isRest) : undefined;
  const peaceful = offered.filter(isPeaceful);
  const open = peaceful.length > 0 ? peaceful : offered;
  const chosen = rest ?? steadyFighter(combat!, me, open, dice);
  return choices[offered.indexOf(chosen)]!;
}

/** The ledger's simple bot (7.6): it goes to what it has not seen, loots what it finds, rests when tired, and sells at last. */
export const steady: Bot<RealmState, RealmChoice> = (s: RealmState, seat, choices, dice) => {
  const [first] = choices;
  if (first?.type === 'fight') return fight(s, seat, choices, dice);
  if (choices.some(({ type }) => type === 'record' || type === 'recorded')) return record(s, seat, choices);
  if (choices.some(({ type }) => type === 'choose-deed')) return chooseDeed(s, seat, choices);
  let best = -Infinity;
  let found: RealmChoice[] = [];
  for (const choice of choices) {
    const worth = score(s, seat, choice);
    if (worth < best) continue;
    if (worth > best) found = [];
    best = worth;
    found.push(choice);
  }
  return found.length === 1 ? found[0]! : dice.pick(found);
};
