import type { Dice } from '../../../kernel/dice';
import type { Tell } from '../../../kernel/engine';
import { neighbours } from './board';
import type { Uses } from './cards';
import { stepTo } from './choices';
import { beginCombat } from './combat';
import { reviewControl } from './control';
import type { MmEvent } from './events';
import { seatOf, TOWN, typeOf, type MmChoice, type MmState } from './state';
import { isHostile, placeFigure } from './units';

const ownFigureOn = (s: MmState, figure: number, space: number): boolean => {
  const there = s.figureOn[space]!;
  return there >= 0 && there !== figure && seatOf(there) === seatOf(figure);
};

/** Is the space a Town that another unit of the owner occupies (MM-027)? */
const isOwnTown = (s: MmState, figure: number, space: number): boolean =>
  s.structure[space] === TOWN && (s.garrison[space] === seatOf(figure) || ownFigureOn(s, figure, space));

/** Move points of a step, −1 where it may not be made at all (MM-021, MM-043, MM-046, MM-079, MM-080, MM-R08). */
function costOf(s: MmState, figure: number, to: number, visited: readonly number[]): number {
  if (ownFigureOn(s, figure, to) && s.structure[to] !== TOWN) return -1;
  if (isHostile(s, seatOf(figure), to)) return 1;
  return isOwnTown(s, figure, to) && !visited.includes(figure * 64 + to) ? 0 : 1;
}

/** What one card adds on entering the space; 0 where the figure has had it, or it speaks of another (MM-R28). */
function bonusOf(s: MmState, { enter }: Uses, mark: number, to: number, entered: readonly number[]): number {
  if (enter.length === 0 || entered.includes(mark)) return 0;
  const type = typeOf(mark >> 10);
  let mp = 0;
  for (const row of enter) if ((row.who >> type) & 1 && (row.terrain >> s.terrain[to]!) & 1) mp += row.value;
  return mp;
}

/** Bonuses on entering the space that the figure has not had yet; marked in `entered` as 1024 × figure + card. */
function enterBonus(s: MmState, figure: number, to: number, entered: number[]): number {
  const seat = seatOf(figure);
  const { cards } = s.game;
  const permanents = s.permanents[seat]!;
  const lasting = s.lasting[seat]!;
  let mp = 0;
  for (let i = 0; i < permanents.length + lasting.length; i++) {
    const isLasting = i >= permanents.length;
    const card = isLasting ? lasting[i - permanents.length]! : permanents[i]!;
    const { pc, hc } = cards[card]!;
    const bonus = bonusOf(s, isLasting ? hc : pc, figure * 1024 + card, to, entered);
    if (bonus === 0) continue;
    mp += bonus;
    entered.push(figure * 1024 + card);
  }
  return mp;
}

const mayStay = (s: MmState, figure: number, space: number, cost: number, mp: number): boolean =>
  !ownFigureOn(s, figure, space) && (s.game.house.townEntry === 'freeEntry' || cost > 0 || mp >= 1);

/** Is there a chain of steps from here to a space where the figure may stop, or to an enemy (MM-R09)? */
function wayOut(
  s: MmState,
  figure: number,
  from: number,
  mp: number,
  visited: readonly number[],
  entered: readonly number[],
): boolean {
  for (const to of neighbours[from]!) {
    const cost = costOf(s, figure, to, visited);
    if (cost < 0 || cost > mp || (mp < 1 && s.fought.includes(figure))) continue;
    if (isHostile(s, seatOf(figure), to)) return true;
    const marks = entered.slice();
    const left = mp - cost + enterBonus(s, figure, to, marks);
    if (mayStay(s, figure, to, cost, left)) return true;
    if (wayOut(s, figure, to, left, [...visited, figure * 64 + to], marks)) return true;
  }
  return false;
}

/** A step that is not plainly allowed: out of points, or into a Town of the own side. */
function mayPass(s: MmState, figure: number, to: number): boolean {
  const mp = s.mp[figure]!;
  const from = s.at[figure]!;
  if (mp < 1 && s.fought.includes(figure)) return false;
  const visited =
    s.structure[from] === TOWN && !s.visited.includes(figure * 64 + from)
      ? [...s.visited, figure * 64 + from]
      : s.visited;
  const cost = costOf(s, figure, to, visited);
  if (cost < 0 || cost > mp) return false;
  if (isHostile(s, seatOf(figure), to)) return true;
  if (!ownFigureOn(s, figure, to) && (cost > 0 || s.game.house.townEntry === 'freeEntry')) return true;
  const marks = s.entered.slice();
  const left = mp - cost + enterBonus(s, figure, to, marks);
  return (
    mayStay(s, figure, to, cost, left) || wayOut(s, figure, to, left, [...visited, figure * 64 + to], marks)
  );
}

/** May the figure step to this neighbour? With a point left and no own figure there it may, whatever the space. */
function mayStep(s: MmState, figure: number, to: number): boolean {
  const there = s.figureOn[to]!;
  if (s.mp[figure]! >= 1 && (there < 0 || seatOf(there) !== s.active)) return true;
  return s.structure[to] === TOWN && mayPass(s, figure, to);
}

/** Must the figure under way go on before anything else may happen (MM-R09)? */
export function mustGoOn(s: MmState): boolean {
  const figure = s.moving;
  return figure >= 0 && (s.figureOn[s.at[figure]!] !== figure || (s.owes && s.mp[figure]! < 1));
}

/** Is the figure on the map, and may it be the one that steps now (MM-R10)? */
const mayMove = (s: MmState, figure: number, bound: boolean): boolean =>
  s.at[figure]! >= 0 && s.activation[figure] !== 2 && (!bound || figure === s.moving);

/** Every step that a figure of the active player may make now (MM-077 to MM-080, MM-R10). */
export function addSteps(s: MmState, out: MmChoice[]): void {
  const bound = mustGoOn(s);
  const first = s.active * 20;
  for (let figure = first; figure < first + 20; figure++) {
    if (!mayMove(s, figure, bound)) continue;
    const around = neighbours[s.at[figure]!]!;
    for (let i = 0; i < around.length; i++)
      if (mayStep(s, figure, around[i]!)) out.push(stepTo(figure, around[i]!));
  }
}

/** Is there any step at all? Asked after every action, and mostly answered by the first figure. */
export function hasStep(s: MmState): boolean {
  const bound = mustGoOn(s);
  const first = s.active * 20;
  for (let figure = first; figure < first + 20; figure++) {
    if (!mayMove(s, figure, bound)) continue;
    const around = neighbours[s.at[figure]!]!;
    for (let i = 0; i < around.length; i++) if (mayStep(s, figure, around[i]!)) return true;
  }
  return false;
}

/** One figure moves to a neighbouring space; an enemy there is fought at once (MM-078, MM-081, MM-082). */
export function step(s: MmState, figure: number, to: number, dice: Dice, tell?: Tell<MmEvent>): void {
  const from = s.at[figure]!;
  if (s.moving !== figure) {
    // Another figure begins: the one before has ended, unless steps may be mixed (MM-R10).
    if (s.moving >= 0 && !s.game.house.movementInterleave) s.activation[s.moving] = 2;
    s.moving = figure;
    s.activation[figure] = 1;
  }
  if (s.structure[from] === TOWN && !s.visited.includes(figure * 64 + from))
    s.visited.push(figure * 64 + from);
  const cost = costOf(s, figure, to, s.visited);
  s.mp[figure] = s.mp[figure]! - cost + enterBonus(s, figure, to, s.entered);
  if (s.structure[to] === TOWN) s.visited.push(figure * 64 + to);
  s.owes = cost === 0 && s.game.house.townEntry === 'freeOnlyIfLeaving';
  if (s.figureOn[from] === figure) s.figureOn[from] = -1;
  s.at[figure] = to;
  tell?.({ type: 'stepped', rule: cost === 0 ? 'MM-046' : 'MM-079', figure, from, to });
  if (isHostile(s, seatOf(figure), to)) beginCombat(s, figure, to, from, dice, tell);
  else {
    if (!ownFigureOn(s, figure, to)) placeFigure(s, figure, to);
    // Control may have gone with the figure, or come with it where it counts at once (MM-R04).
    reviewControl(s, tell);
  }
}

type Pull = Uses['summon'][number];
const NO_PULLS: readonly Pull[] = [];

/** Cards by which figures of one type may pull those of another, as pairs of a type and bits of types (MM-117). */
function pulls(s: MmState): readonly Pull[] {
  const { cards } = s.game;
  let rows = NO_PULLS;
  for (const card of s.permanents[s.active]!) rows = joined(rows, cards[card]!.pc.summon);
  for (const card of s.lasting[s.active]!) rows = joined(rows, cards[card]!.hc.summon);
  return rows;
}
const joined = (some: readonly Pull[], more: readonly Pull[]): readonly Pull[] =>
  more.length === 0 ? some : [...some, ...more];

/** Every summons of the active player: who pulls whom to where (MM-117, MM-R13). */
export function addSummons(s: MmState, out: MmChoice[]): void {
  const rows = pulls(s);
  if (rows.length === 0) return;
  const first = s.active * 20;
  const seen = new Set<number>();
  for (const { by, who } of rows)
    for (let summoner = first + by * 5; summoner < first + by * 5 + 5; summoner++) {
      if (s.at[summoner]! < 0) continue;
      for (let figure = first; figure < first + 20; figure++) {
        if (figure === summoner || s.at[figure]! < 0 || s.activation[figure] !== 0) continue;
        if (((who >> typeOf(figure)) & 1) === 0 || seen.has(summoner * 80 + figure)) continue;
        seen.add(summoner * 80 + figure);
        for (const to of neighbours[s.at[summoner]!]!) {
          const there = s.figureOn[to]!;
          if (there >= 0 && seatOf(there) === s.active) continue;
          if (!s.game.house.summonIntoEnemy && isHostile(s, s.active, to)) continue;
          out.push({ type: 'summon', summoner, figure, to });
        }
      }
    }
}

/** The summoned figure has moved for this turn; into an enemy it attacks (MM-117, MM-R13). */
export function summon(
  s: MmState,
  { summoner, figure, to }: { readonly summoner: number; readonly figure: number; readonly to: number },
  dice: Dice,
  tell?: Tell<MmEvent>,
): void {
  const from = s.at[figure]!;
  s.figureOn[from] = -1;
  s.at[figure] = to;
  s.mp[figure] = 0;
  s.activation[figure] = 2;
  tell?.({ type: 'summoned', rule: 'MM-117', summoner, figure, from, to });
  if (isHostile(s, s.active, to)) return beginCombat(s, figure, to, from, dice, tell);
  placeFigure(s, figure, to);
  reviewControl(s, tell);
}
