import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { countOf, lowestOf, nthOf } from './bits';
import { nearBits, neighbours } from './board';
import { TRAIT, type Uses } from './cards';
import { stepTo } from './choices';
import { beginCombat } from './combat';
import { reviewControl } from './control';
import type { MmEvent } from './events';
import { hasPower } from './row';
import { BEGUN, ENDED, OWING, seatOf, TOWN, typeOf, type MmChoice, type MmState } from './state';
import { costOf, enterBonus, mayPass, ownFigureOn } from './towns';
import { isHostile, liftFigure, placeFigure, spacesOf } from './units';

/** Must the figure under way go on before anything else may happen (MM-R09)? */
export function mustGoOn(s: MmState): boolean {
  const figure = s.moving;
  return figure >= 0 && (s.figureOn[s.at[figure]!] !== figure || (s.owes && s.mp[figure]! < 1));
}

/**
 * Every step that a figure of the active player may make now (MM-077 to MM-080, MM-R10). With a point left and no own figure
 * there it may go anywhere; all else is a matter of Towns.
 */
export function addSteps(s: MmState, out: MmChoice[]): void {
  if (mustGoOn(s)) return addStepsOf(s, s.moving, out);
  const first = s.active * 20;
  for (let left = readyFigures(s); left !== 0; left &= left - 1) addStepsOf(s, first + lowestOf(left), out);
}

function addStepsOf(s: MmState, figure: number, out: MmChoice[]): void {
  for (let half = 0; half < 2; half++)
    for (let left = stepsOf(s, figure, half); left !== 0; left &= left - 1)
      out.push(stepTo(figure, 32 * half + lowestOf(left)));
}

/**
 * Standing figures of the active player that could step, as bits: not ended, and with a point left or one of his own Towns beside
 * them.
 */
export function readyFigures(s: MmState): number {
  const { active, activation, mp, at, towns } = s;
  const first = active * 20;
  const north = towns[0]! & spacesOf(s, active, 0);
  const south = towns[1]! & spacesOf(s, active, 1);
  let ready = 0;
  for (let left = s.standing[active]!; left !== 0; left &= left - 1) {
    const figure = first + lowestOf(left);
    if (activation[figure] === ENDED) continue;
    const near = 2 * at[figure]!;
    if (mp[figure]! >= 1 || ((nearBits[near]! & north) | (nearBits[near + 1]! & south)) !== 0)
      ready |= left & -left;
  }
  return ready;
}

/** Where it may step in one half of the board, as bits. */
function stepsOf(s: MmState, figure: number, half: number): number {
  const around = nearBits[2 * s.at[figure]! + half]!;
  const canPay = s.mp[figure]! >= 1;
  const own = s.resting[2 * s.active + half]!;
  let open = canPay ? around & ~own : 0;
  // The way may lead through an own figure, and who has no point left may still enter Towns of the own side.
  const towns = s.towns[half]! & (canPay ? own : spacesOf(s, s.active, half));
  for (let left = around & towns; left !== 0; left &= left - 1)
    if (mayPass(s, figure, 32 * half + lowestOf(left))) open |= left & -left;
  return open;
}

/** May the figure step to the space beside it? */
export const mayStep = (s: MmState, figure: number, to: number): boolean =>
  (stepsOf(s, figure, to >> 5) & (1 << (to & 31))) !== 0;

/** Is there any step at all? Asked after every action, and mostly answered by the figure under way. */
export function hasStep(s: MmState): boolean {
  const { moving, activation } = s;
  if (moving >= 0 && activation[moving] !== ENDED && hasStepOf(s, moving)) return true;
  if (mustGoOn(s)) return false;
  const first = s.active * 20;
  for (let left = s.standing[s.active]!; left !== 0; left &= left - 1) {
    const figure = first + lowestOf(left);
    if (figure !== moving && activation[figure] !== ENDED && hasStepOf(s, figure)) return true;
  }
  return false;
}

function hasStepOf(s: MmState, figure: number): boolean {
  const north = 2 * s.at[figure]!;
  const own = 2 * s.active;
  const clear = (nearBits[north]! & ~s.resting[own]!) | (nearBits[north + 1]! & ~s.resting[own + 1]!);
  if (clear !== 0 && s.mp[figure]! >= 1) return true;
  return (stepsOf(s, figure, 0) | stepsOf(s, figure, 1)) !== 0;
}

/** The figure under way waits for another, and what it owes for its Town with it (MM-R08). */
const waiting = ({ owes }: MmState): number => (owes ? OWING : BEGUN);

/** One figure moves to a neighbouring space; an enemy there is fought at once (MM-078, MM-081, MM-082). */
export function step(s: MmState, figure: number, to: number, dice: Dice, tell?: Tell<MmEvent>): void {
  const from = s.at[figure]!;
  if (s.moving !== figure) {
    // Another figure begins: the one before has ended, unless steps may be mixed (MM-R10).
    if (s.moving >= 0) s.activation[s.moving] = s.game.house.movementInterleave ? waiting(s) : ENDED;
    s.moving = figure;
    s.activation[figure] = BEGUN;
  }
  if (s.structure[from] === TOWN && !s.visited.includes(figure * 64 + from))
    s.visited.push(figure * 64 + from);
  const cost = costOf(s, figure, to, s.visited);
  s.mp[figure] = s.mp[figure]! - cost + enterBonus(s, figure, to, s.entered);
  if (s.structure[to] === TOWN) s.visited.push(figure * 64 + to);
  s.owes = cost === 0 && s.game.house.townEntry === 'freeOnlyIfLeaving';
  liftFigure(s, figure);
  s.at[figure] = to;
  tell?.({ type: 'stepped', rule: cost === 0 ? 'MM-046' : 'MM-079', figure, from, to });
  if (isHostile(s, seatOf(figure), to)) beginCombat(s, figure, to, from, dice, tell);
  else {
    if (!ownFigureOn(s, figure, to)) placeFigure(s, figure, to);
    // Control may have gone with the figure, or come with it where it counts at once (MM-R04). A garrison holds on.
    if (s.garrison[from]! < 0 || s.game.house.controlTiming === 'live') reviewControl(s, tell);
  }
}

type Pull = Uses['summon'][number];

/** Cards by which figures of one type may pull those of another, as pairs of a type and bits of types (MM-117). */
export function pulls(s: MmState): readonly Pull[] {
  if (!hasPower(s, s.active, TRAIT.pcSummon | TRAIT.hcSummon)) return NO_PULLS;
  const { cards, traits } = s.game;
  const permanents = s.permanents[s.active]!;
  const lasting = s.lasting[s.active]!;
  let found = NO_PULLS;
  for (let i = 0; i < permanents.length; i++)
    if (traits[permanents[i]!]! & TRAIT.pcSummon) found = joined(found, cards[permanents[i]!]!.pc.summon);
  for (let i = 0; i < lasting.length; i++)
    if (traits[lasting[i]!]! & TRAIT.hcSummon) found = joined(found, cards[lasting[i]!]!.hc.summon);
  return found;
}
export const NO_PULLS: readonly Pull[] = [];
/** Mostly one card alone lets figures pull. */
const joined = (some: readonly Pull[], more: readonly Pull[]): readonly Pull[] =>
  some.length === 0 ? more : [...some, ...more];

/** Figures of some types, given as bits, as bits of their own: five of each type. */
const figuresOf: readonly number[] = Array.from({ length: 16 }, (_, types) =>
  [0, 1, 2, 3].reduce((all, type) => all | ((types >> type) & 1 ? 0b11111 << (5 * type) : 0), 0),
);
/** Standing figures of the active player that the row lets pull. */
const pullers = (s: MmState, { by }: Pull): number => s.standing[s.active]! & figuresOf[1 << by]!;

/** Those that it lets be pulled, as they have not begun. */
function pulled(s: MmState, { who }: Pull): number {
  const first = s.active * 20;
  let fresh = s.standing[s.active]! & figuresOf[who]!;
  for (let left = fresh; left !== 0; left &= left - 1)
    if (s.activation[first + lowestOf(left)] !== 0) fresh &= ~(left & -left);
  return fresh;
}

/** Does this row let the one of its pullers pull the one of its pulled, and no row before it? */
const mayPull = (rows: readonly Pull[], row: number, summoner: number, figure: number): boolean =>
  figure !== summoner && (row === 0 || !isPulled(rows, row, rows[row]!.by, typeOf(figure)));

/** Every summons of the active player: who pulls whom to where (MM-117, MM-R13). */
export function addSummons(s: MmState, out: MmChoice[]): void {
  const rows = pulls(s);
  const first = s.active * 20;
  for (let row = 0; row < rows.length; row++)
    for (let pulling = pullers(s, rows[row]!); pulling !== 0; pulling &= pulling - 1) {
      const summoner = first + lowestOf(pulling);
      for (let left = pulled(s, rows[row]!); left !== 0; left &= left - 1) {
        const figure = first + lowestOf(left);
        if (mayPull(rows, row, summoner, figure)) addPulls(s, summoner, figure, out);
      }
    }
}

/** How many numbers a row has for `summonsBy`: one for every puller, pulled figure and direction. */
const numbersOf = (s: MmState, row: Pull): number => 8 * countOf(pullers(s, row)) * countOf(pulled(s, row));

export function countSummons(s: MmState, rows: readonly Pull[]): number {
  let all = 0;
  for (let row = 0; row < rows.length; row++) all += numbersOf(s, rows[row]!);
  return all;
}

/** The summons of a number, if it is one: each of `addSummons` has a number of its own. */
export function summonsBy(s: MmState, rows: readonly Pull[], number: number): MmChoice | undefined {
  let left = number;
  let row = 0;
  for (let here = numbersOf(s, rows[row]!); left >= here; here = numbersOf(s, rows[++row]!)) left -= here;
  const first = s.active * 20;
  const figures = pulled(s, rows[row]!);
  const pair = left >> 3;
  const summoner = first + nthOf(pullers(s, rows[row]!), Math.trunc(pair / countOf(figures)));
  const figure = first + nthOf(figures, pair % countOf(figures));
  const to = neighbours[s.at[summoner]!]![left & 7];
  return to !== undefined && mayPull(rows, row, summoner, figure) && isOpen(s, to)
    ? { type: 'summon', summoner, figure, to }
    : undefined;
}

/** Does an earlier row let the same pull the same? */
function isPulled(rows: readonly Pull[], before: number, by: number, type: number): boolean {
  for (let i = 0; i < before; i++) if (rows[i]!.by === by && (rows[i]!.who >> type) & 1) return true;
  return false;
}

/** May a summoned figure come to the space? */
function isOpen(s: MmState, to: number): boolean {
  const there = s.figureOn[to]!;
  if (there >= 0 && seatOf(there) === s.active) return false;
  return s.game.house.summonIntoEnemy || !isHostile(s, s.active, to);
}

function addPulls(s: MmState, summoner: number, figure: number, out: MmChoice[]): void {
  const around = neighbours[s.at[summoner]!]!;
  for (let i = 0; i < around.length; i++)
    if (isOpen(s, around[i]!)) out.push({ type: 'summon', summoner, figure, to: around[i]! });
}

/** The summoned figure has moved for this turn; into an enemy it attacks (MM-117, MM-R13). */
export function summon(
  s: MmState,
  { summoner, figure, to }: { readonly summoner: number; readonly figure: number; readonly to: number },
  dice: Dice,
  tell?: Tell<MmEvent>,
): void {
  const from = s.at[figure]!;
  liftFigure(s, figure);
  s.at[figure] = to;
  s.mp[figure] = 0;
  s.activation[figure] = ENDED;
  tell?.({ type: 'summoned', rule: 'MM-117', summoner, figure, from, to });
  if (isHostile(s, s.active, to)) return beginCombat(s, figure, to, from, dice, tell);
  placeFigure(s, figure, to);
  reviewControl(s, tell);
}
