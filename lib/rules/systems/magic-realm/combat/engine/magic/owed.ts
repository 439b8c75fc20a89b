import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { FACES, limited } from '../../../reckon/dice';
import { holdingOf, ruleOfSpell } from '../../../beasts';
import { isChanging, unchange } from './changing';
import { breakTie } from './conjured';
import type { MrChoice } from '../choices';
import type { MrEvent } from '../events';
import { letGo } from './holding';
import { curse } from './pit';
import { isWorn, thingAt, wornEffect } from '../fighters/playing';
import {
  COMMITTED,
  FATIGUED,
  NOBODY,
  WORKING,
  WOUNDED,
  type HeroState,
  type MrState,
  type Shape,
  type Who,
} from '../state';
import { rollBy } from '../tables';
import { castingAt } from './spells';
import { rollBeside } from './wand';
import { isThere } from '../who';
import { guestsOf, sendOff, wish } from './wishing';

const CURSES: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Does he hold or change anything by such a spell? With enhanced magic its box does not tell. (MR-B70) */
function works(s: MrState, of: Seat, id: string): boolean {
  if (holdingOf(id)) return s.foes.some(({ charm, calm }) => charm === of || (calm & (1 << of)) !== 0);
  const isHis = ({ by }: Shape): boolean => by === of;
  return (
    s.heroes[of]!.altered.length > 0 || [...s.heroes, ...s.foes].some(({ shapes }) => shapes.some(isHis))
  );
}

/** Spells that are bound to nobody by name: what they hold or have changed goes free together. */
const unnamed = (s: MrState, of: Seat): MrChoice[] =>
  s.game.heroes[of]!.spells.flatMap(({ id, days }, spell): MrChoice[] => {
    const { bound, ties } = s.heroes[of]!;
    if (days || ties.some((one) => one.spell === spell) || !(holdingOf(id) ?? isChanging(id))) return [];
    const isIt = s.game.optional?.enhanced ? works(s, of, id) : (bound & (1 << spell)) !== 0;
    return isIt ? [{ type: 'unbind', of, spell, on: of }] : [];
  });

/** Spells that stay in effect here, and curses of who is here. (MR-S30, MR-S46, MR-T03) */
const breakable = (s: MrState, curses: boolean): MrChoice[] => [
  ...(s.game.evening ? [] : s.heroes.flatMap((_, of) => unnamed(s, of))),
  ...s.heroes.flatMap(({ ties }, of) =>
    ties.map(({ spell, on }): MrChoice => ({ type: 'unbind', of, spell, on })),
  ),
  // In an evening curses are lifted in the days.
  ...(s.game.evening || !curses
    ? []
    : s.heroes.flatMap(({ curses }, at) =>
        isThere(s, at)
          ? CURSES.flatMap((row): MrChoice[] =>
              (curses & (1 << row)) === 0 ? [] : [{ type: 'uncurse', at, curse: row }],
            )
          : [],
      )),
];

/** What a card does at the moment at which it is activated. (MR-T03, MR-T73, MR-T74) */
export function beginUse(s: MrState, seat: Seat, item: number, dice: Dice, tell?: Tell<MrEvent>): void {
  for (const { kind } of thingAt(s, seat, item).effects) {
    if (kind === 'wounds-become-fatigue') healWounds(s.heroes[seat]!);
    if (kind === 'break') beginBreak(s, seat, item);
    if (kind === 'roll') beginRoll(s, seat, item, dice, tell);
  }
}

/** The Vial of Healing turns the wounds that he has into fatigue at once. (MR-T73) */
function healWounds({ chits }: HeroState): void {
  chits.forEach((state, i) => {
    if (state === WOUNDED) chits[i] = FATIGUED;
  });
}

/** In an evening its work belongs to the days, unless it can be done here. */
const callFor = (s: MrState, seat: Seat, item: number): void => {
  s.calls.push({ seat, spell: NOBODY, chit: NOBODY, at: NOBODY, held: [], item });
};

function beginBreak(s: MrState, seat: Seat, item: number): void {
  if (breakable(s, true).length > 0) s.heroes[seat]!.owes = 'break';
  else if (s.game.evening) callFor(s, seat, item);
}

/** The card in use that breaks magic. */
const breakerOf = (s: MrState, seat: Seat): number =>
  s.game.heroes[seat]!.things.findIndex(
    ({ effects }, item) => effects.some(({ kind }) => kind === 'break') && isWorn(s, seat, item),
  );

function beginRoll(s: MrState, seat: Seat, item: number, dice: Dice, tell?: Tell<MrEvent>): void {
  if (s.game.evening) return callFor(s, seat, item);
  if (wornEffect(s, seat, 'choose-die')?.tables.includes('curse')) s.heroes[seat]!.owes = 'die';
  else rollFates(s, seat, 0, dice, tell);
}

/** One roll is read on the Wish and on the Curse table. (MR-T74) */
function rollFates(s: MrState, seat: Seat, red: number, dice: Dice, tell?: Tell<MrEvent>): void {
  const { faces, result } = rollBeside(red, rollBy(s, seat, 'wish'), dice);
  const cursed = limited(Math.max(...faces) + rollBy(s, seat, 'curse').plus);
  curse(s, seat, seat, faces, cursed, tell);
  wish(s, seat, faces, result, tell);
}

function rollWish(s: MrState, seat: Seat, red: number, dice: Dice, tell?: Tell<MrEvent>): void {
  const { faces, result } = rollBeside(red, rollBy(s, seat, 'wish'), dice);
  wish(s, seat, faces, result, tell);
}

/** Whoever is blessed rolls on the Wish table. (MR-S04) */
export function bless(s: MrState, seat: Seat, dice: Dice, tell?: Tell<MrEvent>): void {
  if (wornEffect(s, seat, 'choose-die')?.tables.includes('wish')) s.heroes[seat]!.owes = 'wish';
  else rollWish(s, seat, 0, dice, tell);
}

export const isBreaking = (spell: string): boolean => spell === 'dissolve-spell' || spell === 'remedy';

/** A spell of his breaks a spell, or a curse as well. @returns whether there is anything (MR-S30, MR-S46) */
export function askToBreak(s: MrState, seat: Seat, curses: boolean): boolean {
  if (breakable(s, curses).length === 0) return false;
  s.heroes[seat]!.owes = curses ? 'break' : 'dissolve';
  return true;
}

/** Is it a spell of his that breaks something now, and no card? */
const breaksBySpell = (s: MrState, seat: Seat): boolean => {
  const { spell, spellState } = s.heroes[seat]!;
  return spell >= 0 && spellState === WORKING && isBreaking(castingAt(s, seat, spell).id);
};

/** The rule by which he breaks magic. (MR-S30, MR-S46, MR-T03) */
export const ruleOfBreaking = (s: MrState, seat: Seat): string =>
  breaksBySpell(s, seat) ? ruleOfSpell(castingAt(s, seat, s.heroes[seat]!.spell).id) : 'MR-T03';

/** What his spell or his card breaks is something of the days. */
function breakOther(s: MrState, seat: Seat): void {
  const { spell, spellChit: chit } = s.heroes[seat]!;
  if (breaksBySpell(s, seat)) s.calls.push({ seat, spell, chit, at: NOBODY, held: [] });
  else callFor(s, seat, breakerOf(s, seat));
}

/**
 * The chit of a spell that is broken tires: one of its type that no other spell is known to tie up, or all that are left once
 * nothing is bound any more. (MR-R48)
 */
function release(s: MrState, of: Seat, spell: number): void {
  const hero = s.heroes[of]!;
  const tied = hero.chits.flatMap((state, chit) =>
    state === COMMITTED && chit !== hero.spellChit && !hero.ties.some((one) => one.chit === chit)
      ? [chit]
      : [],
  );
  const { magic } = castingAt(s, of, spell);
  const own = tied.find((chit) => s.game.heroes[of]!.playings[chit]!.magic === magic);
  const tired = hero.bound === 0 ? tied : own === undefined ? [] : [own];
  for (const chit of tired) hero.chits[chit] = FATIGUED;
}

/** A spell is broken, and so is what it held or has changed; what his others hold stays. (MR-B27, MR-S30) */
function unbind(s: MrState, of: Seat, spell: number, on: Who, tell?: Tell<MrEvent>): void {
  const { id } = s.game.heroes[of]!.spells[spell]!;
  if (s.heroes[of]!.ties.some((one) => one.spell === spell)) return breakTie(s, of, spell, on, tell);
  if (holdingOf(id)) letGo(s, of, spell);
  else unchange(s, of, false, spell);
  s.heroes[of]!.bound &= ~(1 << spell);
  release(s, of, spell);
  tell?.({ type: 'unbound', rule: 'MR-B27', seat: of, spell, on });
}

/** What his card or spell asks him, before anything else. */
export function owedChoices(s: MrState, seat: Seat): MrChoice[] {
  switch (s.heroes[seat]!.owes) {
    case '':
      return [];
    case 'dissolve':
      return [...breakable(s, false), { type: 'break-other' }];
    case 'break':
      return [...breakable(s, true), { type: 'break-other' }];
    case 'wish':
    case 'die':
      return FACES.map((face) => ({ type: 'red-die', face }));
    case 'send':
      return guestsOf(s, seat).map((who) => ({ type: 'send', who }));
  }
}

const answers: readonly MrChoice['type'][] = ['unbind', 'uncurse', 'break-other', 'red-die', 'send'];

/** @returns whether the choice was what a card of his asks */
export function playOwed(
  s: MrState,
  seat: Seat,
  choice: MrChoice,
  dice: Dice,
  tell?: Tell<MrEvent>,
): boolean {
  const hero = s.heroes[seat]!;
  if (hero.owes === '' || !answers.includes(choice.type)) return false;
  const { owes } = hero;
  hero.owes = '';
  switch (choice.type) {
    case 'unbind':
      unbind(s, choice.of, choice.spell, choice.on, tell);
      break;
    case 'uncurse':
      s.heroes[choice.at]!.curses &= ~(1 << choice.curse);
      tell?.({ type: 'uncursed', rule: ruleOfBreaking(s, seat), seat: choice.at, curse: choice.curse });
      break;
    case 'break-other':
      if (s.game.evening) breakOther(s, seat);
      break;
    case 'red-die':
      if (owes === 'wish') rollWish(s, seat, choice.face, dice, tell);
      else rollFates(s, seat, choice.face, dice, tell);
      break;
    case 'send':
      sendOff(s, choice.who, 'MR-X08', tell);
      break;
    default:
  }
  return true;
}
