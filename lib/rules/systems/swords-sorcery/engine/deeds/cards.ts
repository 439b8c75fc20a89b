import type { Seat } from '../../../../kernel/game/engine';
import { answers, BOTH, compare, lose, STOPPED_BY, WORKS } from '../clash';
import type { Run } from '../events';
import { draw, oblige, fromPile, take, toHand } from '../hands';
import { canProtect, changeHands, guardOf, leavePlay } from '../in-play';
import { ask, BOUNCED } from '../invoke';
import { begin, endWhere, giveBack, kindOf, levelOf } from '../lasting';
import { canCast, drop, hasWizard, isHovering } from '../pieces';
import { endOwnFights, pushOff } from '../death';
import { fail, type Deeds } from '../resolve';
import { MANY_CARDS, type SsState, type Task, type Waiting } from '../state';
import { isComing } from '../targets';
import { newTask } from '../task';

/** A Safe card against what would steal or destroy its charge; with equal levels both are gone (SS-R06). */
function isSafe(s: SsState, item: Waiting, owner: Seat, card: number, run: Run): 0 | 1 | 2 {
  const guard = guardOf(s, owner, card, item.seat);
  if (guard < 0) return WORKS;
  const clash = answers(s, guard, item.card);
  if (clash === BOTH) leavePlay(s, owner, guard, 'SS-038', run);
  if (clash !== WORKS) fail(s, item, s.game.cards[guard]!.rule, run, guard);
  return clash;
}

/** Destroys cards in play of these sorts, clockwise from who cast it, as far as no Safe card of another player keeps them (SS-R69). */
function destroy(s: SsState, item: Waiting, sorts: readonly string[], run: Run): boolean {
  const marked: [Seat, number][] = [];
  const { players } = s.game;
  for (let turn = 0; turn < players; turn++) {
    const owner = (item.seat + turn) % players;
    for (const card of s.play[owner]!) {
      if (card === item.card || !sorts.includes(s.game.cards[card]!.sort)) continue;
      const clash = isSafe(s, item, owner, card, run);
      if (clash === BOTH) return false;
      if (clash === WORKS) marked.push([owner, card]);
    }
  }
  // All at once: a Safe card that goes too has still kept its charge, and looks for no other.
  for (const [, card] of marked) s.safe[card] = -1;
  for (const [owner, card] of marked) leavePlay(s, owner, card, s.game.cards[item.card]!.rule, run);
  return true;
}

/** Invoked cards of these sorts that lie nowhere yet: a Horse whose rider has steps to make, and what waits on the stack. */
const unlaid = (s: SsState, sorts: readonly string[]): (Task | Waiting)[] => [
  ...s.tasks.filter(
    ({ kind, left, card }) => kind === 'free' && left > 0 && sorts.includes(s.game.cards[card]!.sort),
  ),
  ...s.stack.filter(({ power, dead, card }) => !power && !dead && sorts.includes(s.game.cards[card]!.sort)),
];

/**
 * Those of them that Safe cards of other players keep: the first that comes is the charge of one which has none yet (SS-102,
 * SS-106). Undefined: of equal level both are gone, and nothing happens.
 */
function keptOf(
  s: SsState,
  item: Waiting,
  sorts: readonly string[],
  run: Run,
): (Task | Waiting)[] | undefined {
  const spent: number[] = [];
  const kept: (Task | Waiting)[] = [];
  for (const one of unlaid(s, sorts)) {
    if (one.seat === item.seat) continue;
    const guard = guardOfComing(s, one, spent);
    const clash = guard === undefined ? WORKS : answers(s, guard, item.card);
    if (guard === undefined || clash === WORKS) continue;
    spent.push(guard);
    kept.push(one);
    fail(s, item, s.game.cards[guard]!.rule, run, guard);
    if (clash !== BOTH) continue;
    leavePlay(s, one.seat, guard, 'SS-038', run);
    return undefined;
  }
  return kept;
}

/** The Safe card that keeps this one, which waits, as the first that comes: it has no charge yet, nor is it spoken for. */
const guardOfComing = (s: SsState, one: Task | Waiting, spent: readonly number[] = []): number | undefined =>
  s.play[one.seat]!.find(
    (safe) => s.safe[safe] === -1 && canProtect(s, safe, one.card) && !spent.includes(safe),
  );

/** What waits will lie in play for the thief; a Safe card names its charge anew (SS-132, SS-R71). */
function divert(s: SsState, item: Waiting, coming: Waiting, run: Run): void {
  const { seat: from, card } = coming;
  const guard = guardOfComing(s, coming);
  const clash = guard === undefined ? WORKS : answers(s, guard, item.card);
  if (guard !== undefined && clash === BOTH) leavePlay(s, from, guard, 'SS-038', run);
  if (guard !== undefined && clash !== WORKS) return fail(s, item, s.game.cards[guard]!.rule, run, guard);
  coming.seat = item.seat;
  coming.targets = [];
  run.tell?.({ type: 'stolen', rule: 'SS-132', from, seat: item.seat, card });
}

/** Spell Bounce and Anti Spell against the spell below them; strict levels are tested (SS-R06, SS-R60). */
function below(s: SsState, item: Waiting, run: Run): Waiting | undefined {
  const top = s.stack.at(-1);
  const [card] = item.targets;
  if (top === undefined || top.card !== card || top.dead || top.power) {
    fail(s, item, 'SS-R67', run);
    return undefined;
  }
  if (s.game.house.levelRule !== 'strict') return top;
  const clash = compare(levelOf(s, item.card), levelOf(s, card));
  if (clash === WORKS) return top;
  if (clash === BOTH) top.dead = true;
  fail(s, item, 'SS-037', run, card);
  return undefined;
}

export const cardDeeds: Deeds<
  | 'return-card'
  | 'destroy-cards'
  | 'control-spell'
  | 'cancel-spell'
  | 'cancel-trap'
  | 'trap-save-card'
  | 'steal-card'
  | 'steal-random'
  | 'ruin-all'
  | 'draw-and-use'
> = {
  /** Dual Shot: the card comes back, its effect goes on (SS-118, SS-R59). */
  'return-card'(s, item, _deed, run) {
    const [card] = item.targets;
    const waiting = s.stack.find((one) => one.card === card && !one.power);
    if (waiting) waiting.back = item.seat;
    else if (card !== undefined && s.discards.includes(card)) {
      drop(s.discards, card);
      toHand(s, item.seat, card, run);
    } else if (card !== undefined && s.lasting.some((one) => one.card === card && one.kept))
      giveBack(s, card, item.seat, run);
    else fail(s, item, 'SS-118', run);
  },
  /** Burn scrolls, those too that lie nowhere yet (SS-121, SS-032, SS-033). */
  'destroy-cards'(s, item, { sorts }, run) {
    const kept = keptOf(s, item, sorts, run);
    if (!kept || !destroy(s, item, sorts, run)) return;
    for (const one of unlaid(s, sorts))
      if (!kept.includes(one)) {
        if ('left' in one) one.left = 0;
        else one.dead = true;
      }
  },
  /** Spell Bounce: "you" in the spell's text is now this seat, which chooses anew or lets it do nothing (SS-R61). */
  'control-spell'(s, item, _deed, run) {
    const spell = below(s, item, run);
    if (!spell) return;
    spell.seat = item.seat;
    spell.targets = [];
    run.tell?.({ type: 'bouncedSpell', rule: 'SS-123', seat: item.seat, card: spell.card });
    if (!canCast(s, item.seat)) {
      spell.dead = true;
      return;
    }
    const task = newTask('target', item.seat, -1, -1, spell.card, BOUNCED);
    task.base = s.stack.length - 1;
    // A bounced Dual Shot can always name the Bounce itself, which is aside till then (SS-118).
    const hasTarget = kindOf(s, spell.card) === 'return-card';
    if (hasTarget || s.game.cards[spell.card]!.names.length === 0) s.tasks.push(task);
    else ask(s, task, run);
  },
  /** Anti Spell (SS-163). */
  'cancel-spell'(s, item, _deed, run) {
    const spell = below(s, item, run);
    if (spell) spell.dead = true;
  },
  /** Evade trap: the card does nothing for the rest of the turn (SS-162, SS-R37). */
  'cancel-trap'(s, item, _deed, run) {
    const [trap] = item.targets;
    if (trap === undefined) return fail(s, item, 'SS-R67', run);
    const strict =
      s.game.house.levelRule === 'strict' ? compare(levelOf(s, item.card), levelOf(s, trap)) : WORKS;
    if (strict === STOPPED_BY) return fail(s, item, 'SS-037', run, trap);
    s.evaded.push(trap);
    if (strict === BOTH)
      for (let seat = 0; seat < s.game.players; seat++)
        if (s.play[seat]!.includes(trap)) lose(s, seat, trap, item.seat, item.card, 'SS-038', run);
    begin(s, item, -1, run);
  },
  /** Trap expertise: two dice against the trap card in use (SS-154, SS-R38). */
  'trap-save-card'(s, item, { dice, stopsOver, destroysOver }, run) {
    if (!item.power) return;
    const [trap] = item.targets;
    const use = s.stack.find((one) => one.card === trap);
    if (trap === undefined || !use) return fail(s, item, 'SS-R67', run);
    if (
      s.game.house.levelRule === 'strict' &&
      compare(levelOf(s, item.card), levelOf(s, trap)) === STOPPED_BY
    )
      return fail(s, item, 'SS-037', run, trap);
    s.tried.push(item.card * MANY_CARDS + trap);
    const faces: number[] = [];
    for (let k = 0; k < dice; k++) faces.push(run.dice.roll(6));
    run.tell?.({ type: 'cardRoll', rule: 'SS-R38', seat: item.seat, card: item.card, dice: faces });
    const [best = 0, second = 0] = faces.sort((a, b) => b - a);
    const value = best * 10 + second;
    if (value > stopsOver) s.evaded.push(trap);
    if (value <= destroysOver || !use.power || !s.play[use.seat]!.includes(trap)) return;
    // It stops the trap for this turn all the same (SS-106).
    if (isSafe(s, item, use.seat, trap, run) === WORKS) leavePlay(s, use.seat, trap, 'SS-154', run);
  },
  /** Steal Artifact, of any kind, in play or about to be (SS-132, SS-R70). */
  'steal-card'(s, item, _deed, run) {
    const [card] = item.targets;
    const coming = s.stack.find((one) => one.card === card && one.seat !== item.seat && isComing(s, one));
    if (coming) return divert(s, item, coming, run);
    const owner = card === undefined ? -1 : s.play.findIndex((cards) => cards.includes(card));
    if (card === undefined || owner < 0 || owner === item.seat) return fail(s, item, 'SS-R67', run);
    if (isSafe(s, item, owner, card, run) === WORKS) changeHands(s, owner, item.seat, card, run);
  },
  /** Thief (SS-142, SS-R70). */
  'steal-random'(s, item, { cards }, run) {
    const [from] = item.targets;
    if (from === undefined || s.hand[from]!.length === 0) return fail(s, item, 'SS-R67', run);
    for (let k = 0; k < cards && s.hand[from]!.length > 0; k++) {
      const card = s.hand[from]![run.dice.below(s.hand[from]!.length)]!;
      take(s, from, item.seat, [card], 'SS-142', run);
    }
  },
  /** Spoilsport: cards in play, effects that last, and what waits below it (SS-133, SS-R69). */
  'ruin-all'(s, item, _deed, run) {
    const kept = keptOf(s, item, ['artifact', 'scroll'], run);
    // Spells and potions that lie in play are the table's own; their effects stop, too.
    if (!kept || !destroy(s, item, ['artifact', 'scroll', 'spell', 'potion'], run)) return;
    for (const below of s.stack) if (!kept.includes(below)) below.dead = true;
    endWhere(s, (one) => one.card !== item.card, run);
    s.evaded.length = 0;
    // Steps that a Horse or Speed still gives are effects, too; one that is announced is not made without them (SS-R81).
    s.tasks = s.tasks.filter((task) => task.kind !== 'free' || kept.includes(task));
    // A wizard without its vapour, or over a ghost that is none any more, has to give way.
    for (const over of [...s.hover]) if (isHovering(s, over)) pushOff(s, over, run);
    // Nobody's hulk fights for an active player whose wizard is no rock any more (SS-R65), and not against that side.
    endOwnFights(s, run);
  },
  /** Wisdom: drawn cards are invoked at once, in any order (SS-148). */
  'draw-and-use'(s, item, { cards }, run) {
    if (!hasWizard(s, item.seat)) return draw(s, item.seat, cards, 'SS-148', run);
    const drawn: number[] = [];
    for (let k = 0; k < cards; k++) {
      const card = fromPile(s, run);
      if (card < 0) break;
      drawn.push(card);
      run.tell?.({ type: 'drew', rule: 'SS-148', seat: item.seat, card, only: item.seat });
    }
    run.tell?.({ type: 'drewCards', rule: 'SS-148', seat: item.seat, count: drawn.length });
    if (drawn.length > 0) oblige(s, item.seat, drawn);
  },
};
