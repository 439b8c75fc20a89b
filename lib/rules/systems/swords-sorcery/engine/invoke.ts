import type { Seat } from '../../../kernel/game/engine';
import type { Target } from '../catalogue/effects';
import { IN_WINDOWS } from './cards';
import type { Run } from './events';
import { forget } from './hands';
import { kindOf } from './lasting';
import { canCast, drop, isBusy } from './pieces';
import type { SsChoice, SsState, Task } from './state';
import { newTask } from './task';
import { candidates, hasSprung, isTrapProof, topSpell, trapsInUse, windowOf } from './targets';
import { restart } from './windows';

export const FROM_HAND = 0;
export const AS_POWER = 1;
export const OBLIGED = 2;
export const BOUNCED = 3;

/** Does the card's moment fit what is going on (ledger 7.2)? */
function isTheMoment(s: SsState, seat: Seat, card: number): boolean {
  const { when } = s.game.cards[card]!;
  if (when === 'any') return true;
  if (when === 'on-spell') return topSpell(s, card) >= 0;
  const w = windowOf(s);
  if (w === undefined || s.stack.length !== w.base) return false;
  switch (when) {
    case 'trap':
      return hasSprung(s, w);
    case 'teleport':
      return w.window === 'arrive' && w.left === 1;
    case 'died':
      return w.window === 'died';
    case 'own-moved':
      return w.window === 'moved' && seat === s.active;
  }
}

/** A protecting card may wait for something to protect; everything else needs a target of each kind. */
const isOptional = (s: SsState, card: number): boolean => kindOf(s, card) === 'protect-card';

const NOTHING: readonly number[] = [];

function hasTargets(s: SsState, seat: Seat, card: number, names: readonly Target[]): boolean {
  if (names.length === 0 || isOptional(s, card)) return true;
  for (let k = 0; k < names.length; k++)
    if (candidates(s, seat, card, names[k]!, NOTHING, true).length === 0) return false;
  return true;
}

/** May the seat say this card now (invocation check, ledger 7.2)? */
export function mayInvoke(s: SsState, seat: Seat, card: number): boolean {
  const { sort, isTrap, names } = s.game.cards[card]!;
  if (sort !== 'artifact' && !canCast(s, seat)) return false;
  if (isTrap && s.evaded.includes(card)) return false;
  return isTheMoment(s, seat, card) && hasTargets(s, seat, card, names);
}

// To say a card is the same object in all games, like a step.
const known: SsChoice[] = [];
export const invocationOf = (card: number): SsChoice => (known[card] ??= { type: 'invoke', card });

export function addInvocations(s: SsState, seat: Seat, cards: readonly number[], out: SsChoice[]): void {
  for (let k = 0; k < cards.length; k++) {
    const card = cards[k]!;
    if (card >= 0 && mayInvoke(s, seat, card)) out.push(invocationOf(card));
  }
}

/** Does its power wait on the stack? */
function isInUse({ stack }: SsState, card: number): boolean {
  for (let at = 0; at < stack.length; at++) if (stack[at]!.power && stack[at]!.card === card) return true;
  return false;
}

/** May the power of this card in play be used now (SS-R08, SS-R57, SS-R38)? */
function mayUse(s: SsState, seat: Seat, card: number): boolean {
  const { kind, sort, use, powerNames } = s.game.cards[card]!;
  if (use !== IN_WINDOWS) return false;
  if (sort !== 'artifact' && (!canCast(s, seat) || isBusy(s, seat))) return false;
  if (isInUse(s, card)) return false;
  switch (kind) {
    case 'hold-on-trap': {
      const w = windowOf(s);
      return (
        hasSprung(s, w) &&
        s.stack.length === w.base &&
        !s.evaded.includes(card) &&
        !isTrapProof(s, w.piece, card) &&
        !w.list.includes(card)
      );
    }
    case 'teleport-piece':
      return s.used[card] === 0 && hasTargets(s, seat, card, powerNames);
    case 'trap-save-card': {
      if (s.stack.length === 0) return false;
      const traps: number[] = [];
      trapsInUse(s, seat, card, traps);
      return traps.length > 0;
    }
    default:
      return false;
  }
}

export function hasUse(s: SsState, seat: Seat): boolean {
  if ((s.able[seat]! & IN_WINDOWS) === 0) return false;
  const play = s.play[seat]!;
  for (let k = 0; k < play.length; k++) if (mayUse(s, seat, play[k]!)) return true;
  return false;
}

export function addUses(s: SsState, seat: Seat, out: SsChoice[]): void {
  for (const card of s.play[seat]!) if (mayUse(s, seat, card)) out.push({ type: 'use', card });
}

/** The card is announced and lies on the stack; its targets are asked for next (SS-031, SS-R67). */
export function invoke(s: SsState, seat: Seat, card: number, mode: number, run: Run): void {
  if (mode === FROM_HAND) drop(s.hand[seat]!, card);
  else if (mode === OBLIGED) drop(s.must[seat]!, card);
  forget(s, card);
  const w = windowOf(s);
  s.stack.push({ card, seat, power: mode === AS_POWER, targets: [], dead: false, back: -1 });
  // A Bear Trap is used once on an arrival (SS-111), whatever stopped it.
  if (mode === AS_POWER && w?.window === 'arrive') w.list.push(card);
  if (mode === OBLIGED) {
    const base = s.stack.length - 1;
    const window = newTask('window', -1, w?.piece ?? -1);
    window.window = 'must';
    window.base = base;
    s.tasks.push(window);
  }
  const task = newTask('target', seat, -1, -1, card, mode);
  task.base = s.stack.length - 1;
  ask(s, task, run);
}

/** What is named now, by the place in the card's row of targets. */
export function asked(s: SsState, task: Task): Target | undefined {
  const { names, powerNames } = s.game.cards[task.card]!;
  const row = task.left === AS_POWER || s.stack[task.base]?.power ? powerNames : names;
  return isMany(row[0]) ? row[0] : row[task.list.length];
}

const isMany = (target: Target | undefined): boolean =>
  target !== undefined && 'count' in target && target.count === 'any';

/** Asks for the next target, names what leaves no choice, and reveals the card when nothing is missing. */
export function ask(s: SsState, task: Task, run: Run): void {
  for (;;) {
    const target = asked(s, task);
    if (target === undefined) return reveal(s, task, run);
    const open = candidates(s, task.seat, task.card, target, task.list);
    if (open.length === 0) {
      if (task.left === BOUNCED) s.stack[task.base]!.dead = true;
      return reveal(s, task, run);
    }
    const isOpen = isMany(target) && (task.list.length > 0 || !s.game.asksLess);
    if (open.length > 1 || isOpen || task.left === BOUNCED) {
      s.tasks.push(task);
      return;
    }
    task.list.push(open[0]!);
  }
}

/** Choices of the seat that names targets. */
export function targetChoices(s: SsState, task: Task): SsChoice[] {
  const target = asked(s, task);
  if (target === undefined) return [{ type: 'enough' }, { type: 'nothing' }];
  const out: SsChoice[] = candidates(s, task.seat, task.card, target, task.list).map((one) =>
    asChoice(target, one),
  );
  if (isMany(target) && task.list.length > 0) out.push({ type: 'enough' });
  if (task.left === BOUNCED && task.list.length === 0) out.push({ type: 'nothing' });
  return out;
}

const asChoice = (target: Target, one: number): SsChoice => {
  switch (target.what) {
    case 'spot':
    case 'rock':
      return { type: 'spot', spot: one };
    case 'card':
      return { type: 'card', card: one };
    case 'player':
      return { type: 'seat', seat: one };
    default:
      return { type: 'piece', piece: one };
  }
};

/** A target is named. */
export function name(s: SsState, task: Task, choice: SsChoice, run: Run): void {
  s.tasks.pop();
  if (choice.type === 'enough') return reveal(s, task, run);
  if (choice.type === 'nothing') {
    s.stack[task.base]!.dead = true;
    return;
  }
  if (choice.type === 'piece') task.list.push(choice.piece);
  else if (choice.type === 'spot') task.list.push(choice.spot);
  else if (choice.type === 'card') task.list.push(choice.card);
  else if (choice.type === 'seat') task.list.push(choice.seat);
  ask(s, task, run);
}

const spotsOf = (s: SsState, targets: readonly number[]): number[] => targets.map((one) => s.at[one] ?? -1);

/** The card lies open with its targets: everybody may answer (SS-032, SS-035). */
function reveal(s: SsState, { card, seat, left, base, list }: Task, run: Run): void {
  const item = s.stack[base]!;
  item.targets = list;
  const told = { seat, card, targets: list };
  if (left === BOUNCED) {
    if (!item.dead) run.tell?.({ type: 'aimed', rule: 'SS-R61', ...told, at: spotsOf(s, list) });
    return;
  }
  if (left !== AS_POWER && s.game.cards[card]!.sort === 'spell') s.cast.push(card * 8 + seat);
  run.tell?.({
    type: left === AS_POWER ? 'used' : 'invoked',
    rule: s.game.cards[card]!.rule,
    ...told,
    at: spotsOf(s, list),
  });
  for (let other = 0; other < s.game.players; other++) if (other !== seat) s.quiet[other] = false;
  const w = s.tasks.findLast((one) => one.kind === 'window');
  if (w) restart(w);
}
