import { seededDice, type Dice } from './dice';
import type { Engine, GameEvent, Seat } from './engine';
import type { Bot } from './play';
import type { Foresight } from './playable';

export const botLevels = ['random', 'steady', 'sharp'] as const;
/** How a bot plays: any legal choice, the ledger's simple rules, or a search. */
export type BotLevel = (typeof botLevels)[number];

/** Any choice, each as likely. */
export const randomBot = <S, C>(_view: S, _seat: Seat, choices: readonly C[], dice: Dice): C =>
  dice.pick(choices);

/** What a searching bot stands on. */
export interface Searchable<T, S, C, E extends GameEvent> {
  readonly engine: Engine<T, S, C, E, S>;
  readonly steady: Bot<S, C>;
  readonly foresight: Foresight<S, C>;
}

/** Even where a clock says when: no turn has so many decisions. */
const LONGEST = 400;

/** How well the game stands for the seat after some decisions, or turns from this one, of steady play. */
function look<T, S, C, E extends GameEvent>(
  { engine, steady, foresight }: Searchable<T, S, C, E>,
  state: S,
  seat: Seat,
  now: number,
  dice: Dice,
): number {
  const { clock, depth, lead = steady } = foresight;
  for (let left = clock ? LONGEST : depth; left > 0; left--) {
    if (clock && clock(state) >= now + depth) break;
    const to = engine.toAct(state)[0];
    if (to === undefined) break;
    const choices = engine.choices(state, to);
    const choice =
      choices.length === 1 ? choices[0]! : (to === seat ? lead : steady)(state, to, choices, dice);
    engine.play(state, to, choice, dice);
  }
  const outcome = engine.outcome(state);
  if (!outcome) return foresight.worth(state, seat);
  if (foresight.gained) return foresight.gained(state, seat);
  if (outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

/**
 * A bot that tries its choices in worlds as they could be for all that the seat knows, and plays on what did best. It has
 * `playOuts` looks a decision; the choice of the steady bot, or of the `lead` that the game has, is tried first. The n-th
 * look of every choice is into the n-th world with the n-th dice, so that like is compared with like. `onLook` hears how
 * many are done.
 */
export const sharpBot =
  <T, S, C, E extends GameEvent>(
    game: Searchable<T, S, C, E>,
    playOuts: number,
    onLook?: (looks: number) => void,
  ): Bot<S, C> =>
  (view, seat, choices, dice) => {
    if (choices.length === 1) return choices[0]!;
    const { engine, foresight } = game;
    const now = foresight.clock?.(view) ?? 0;
    const first = choices.indexOf((foresight.lead ?? game.steady)(view, seat, choices, dice));
    const open = foresight.sift?.(view, seat, choices).map((choice) => choices.indexOf(choice));
    const order = [first, ...(open ?? choices.keys())].filter((c, i) => c >= 0 && (i === 0 || c !== first));
    if (order.length === 1) return choices[order[0]!]!;
    const seed = dice.below(0x7fff_ffff);
    const worlds: S[] = [];
    let looks = 0;
    const lookAt: Look = (choice, which) => {
      onLook?.(++looks);
      const world = engine.clone((worlds[which] ??= foresight.imagine(view, seat, dice)));
      const own = seededDice(`${seed} ${which}`);
      engine.play(world, seat, choices[choice]!, own);
      return look(game, world, seat, now, own);
    };
    const chosen =
      foresight.sure === undefined
        ? bandit(order, playOuts, lookAt, foresight.trust)
        : knockout(order, playOuts, lookAt, foresight.sure);
    return choices[chosen]!;
  };

/** What the n-th look at a choice comes to. */
type Look = (choice: number, which: number) => number;

/** Looks are given out by upper confidence bounds. @returns the choice that was looked at most, unless it must be trusted more */
function bandit(order: readonly number[], playOuts: number, lookAt: Look, trust: number | undefined): number {
  const size = Math.max(...order) + 1;
  const tried = new Float64Array(size);
  const gained = new Float64Array(size);
  for (let n = 0; n < playOuts; n++) {
    const at = n < order.length ? order[n]! : best(order, (c) => bound(gained[c]!, tried[c]!, n));
    gained[at]! += lookAt(at, tried[at]!);
    tried[at]!++;
  }
  const most = best(order, (c) => tried[c]!);
  const mean = (c: number): number => gained[c]! / tried[c]!;
  return trust === undefined || mean(most) > mean(order[0]!) + trust ? most : order[0]!;
}

/** Looks go in rounds; the first is in all of them, as the measure of the others. @returns the last of those, if it is better */
function knockout(order: readonly number[], playOuts: number, lookAt: Look, sure: number): number {
  const [first = 0, ...others] = order;
  const seen = new Map(order.map((choice) => [choice, [] as number[]]));
  const gainOf = (choice: number): number => total(seen.get(choice)!);
  let open = others;
  for (let left = Math.ceil(Math.log2(order.length)), looks = playOuts / left; left > 0; left--) {
    const each = Math.max(1, Math.floor(looks / (open.length + 1)));
    for (const choice of [first, ...open]) {
      const values = seen.get(choice)!;
      for (let i = 0; i < each; i++) values.push(lookAt(choice, values.length));
    }
    open.sort((a, b) => gainOf(b) - gainOf(a));
    open = open.slice(0, Math.max(1, Math.ceil((open.length + 1) / 2) - 1));
  }
  return isBetter(seen.get(open[0]!)!, seen.get(first)!, sure) ? open[0]! : first;
}

const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Worlds are compared one by one, as what they have in common says nothing of the choices. */
function isBetter(values: readonly number[], measure: readonly number[], sure: number): boolean {
  const leads = values.map((value, n) => value - measure[n]!);
  const lead = total(leads) / leads.length;
  const spread = total(leads.map((one) => (one - lead) ** 2)) / leads.length;
  return lead > sure * Math.sqrt(spread / leads.length) && lead > LEAST;
}
/** Less than this is no difference. */
const LEAST = 0.003;

/** How eagerly little-tried choices are tried again; small, because a worth seldom spans 0 to 1. */
const EAGER = 0.35;
const bound = (gained: number, tried: number, all: number): number =>
  tried === 0 ? Infinity : gained / tried + EAGER * Math.sqrt(Math.log(all) / tried);

/** The first of those with the highest value. */
function best(of: readonly number[], value: (item: number) => number): number {
  let found = of[0]!;
  let most = value(found);
  for (const item of of) {
    const worth = value(item);
    if (worth > most) [found, most] = [item, worth];
  }
  return found;
}
