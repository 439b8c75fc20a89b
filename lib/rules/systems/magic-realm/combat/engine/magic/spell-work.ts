import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { isAlteringSpell } from '../../../altered-chits';
import { holdingOf, isDemonic } from '../../../beasts';
import { absorb, alter, isChanging, melt, setShapes, transmute } from './changing';
import { bewitched, isWarded, tellWarded, tie, tieUp } from './charms';
import { breakTie, conjure, kindOf } from './conjured';
import type { MrEvent } from '../events';
import { letGo, takeHold } from './holding';
import { allFoes, breakSpells, byWorth, killBy } from '../melee/kills';
import { askToBreak, bless, isBreaking } from './owed';
import { makePeace } from './peace';
import { curse, pit, WITHER, type Taking } from './pit';
import { weaponOf } from '../fighters/playing';
import {
  ACTIVE,
  CANCELLED,
  COLOR,
  DAMAGED,
  FATIGUED,
  FOE,
  isFoe,
  NOBODY,
  PENDING,
  WOUNDED,
  type Call,
  type MrState,
  type Who,
} from '../state';
import { rollOfSpell } from './wand';
import { bodyIn, isPresent, isThere } from '../who';
import { aimOf, castingAt, lasts, spellAttack } from './spells';

/** A chit is tied up no longer than its spell lasts: an instant one fatigues at once. (MR-R48) */
const release = (s: MrState, seat: Seat): void => {
  const hero = s.heroes[seat]!;
  hero.chits[hero.spellChit] = FATIGUED;
};

/** What somebody who is gone keeps up on those who are here ends too; what is on himself has gone with him. (MR-B27) */
function breakHere(s: MrState, seat: Seat): void {
  letGo(s, seat);
  for (const { spell, on } of s.heroes[seat]!.ties) if (isPresent(s, on)) breakTie(s, seat, spell, on);
  const here = [...s.heroes.keys(), ...s.foes.map((_, i) => FOE + i)];
  for (const who of here) {
    const { shapes } = bewitched(s, who);
    if (isPresent(s, who) && shapes.some(({ by }) => by === seat))
      setShapes(
        s,
        who,
        shapes.filter(({ by }) => by !== seat),
      );
  }
}

/** Kills every demon and imp, ends spells being cast and curses, and fatigues the color chits there. (MR-S01) */
function exorcise(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  // They fall at one instant: the most valuable counts first. (MR-B61)
  const victims = allFoes(s).filter((who) => isDemonic(s.game.foes[who - FOE]!.id));
  for (const who of byWorth(s, victims)) killBy(s, who, [seat], 'MR-S01', tell);
  s.heroes.forEach((hero, other) => {
    if (!isThere(s, other)) return breakHere(s, other);
    breakSpells(s, other);
    hero.curses = 0;
    hero.chits.forEach((state, chit) => {
      if (state === COLOR) hero.chits[chit] = FATIGUED;
    });
    if (other !== seat && hero.spell >= 0 && hero.spellState === PENDING) {
      hero.spellState = CANCELLED;
      tell?.({ type: 'spell', rule: 'MR-S01', seat: other, spell: hero.spell, works: false });
    }
  });
}

const isOut = (state: number): boolean => state === FATIGUED || state === WOUNDED;

/** Chits that were out and armor that was damaged when the round began are as new; what withers him ends. (MR-S02) */
function makeWhole(s: MrState, seat: Seat): void {
  // Chits and belongings of whom a spell has changed are out of reach. (MR-B29)
  if (bodyIn(s, seat)) return;
  const hero = s.heroes[seat]!;
  const { before } = hero;
  hero.chits.forEach((state, chit) => {
    if (s.game.heroes[seat]!.playings[chit]!.item >= 0) return;
    if (isOut(state) && isOut(before.chits[chit]!)) hero.chits[chit] = ACTIVE;
  });
  hero.items.forEach((state, item) => {
    if ((before.items[item]! & DAMAGED) !== 0) hero.items[item] = state & ~DAMAGED;
  });
  hero.curses &= ~WITHER;
}

/** A spell that lasts; a second one on the same target has no effect. @returns whether it has one (MR-S11, MR-S28, MR-S45, MR-B26) */
function bewitch(s: MrState, seat: Seat, charm: 'grace' | 'poison' | 'pentangle', at: Who): boolean {
  const target = bewitched(s, at);
  if (target[charm] >= 0) return false;
  tie(s, seat, at);
  target[charm] = seat;
  if (charm === 'poison' && !isFoe(at)) s.heroes[at]!.poisoned = weaponOf(s, at);
  return true;
}

/** It puts something into his hands, as far as they are free for it. (MR-S26, MR-S40) */
function give(s: MrState, seat: Seat, kind: 'broom' | 'token', at: Who): boolean {
  const isGiven = !isFoe(at) && conjure(s, at, kind, seat, s.heroes[seat]!.spell);
  if (isGiven) tie(s, seat, at);
  return isGiven;
}

/** A spell that stays in effect on whomever it is aimed at. @returns whether it does (MR-B25, MR-B26) */
function settleOn(s: MrState, seat: Seat, id: string, at: Who, tell?: Tell<MrEvent>): boolean {
  switch (id) {
    case 'elven-grace':
      return bewitch(s, seat, 'grace', at);
    case 'poison':
    case 'pentangle':
      return bewitch(s, seat, id, at);
    case 'peace':
      return makePeace(s, seat, at, tell);
    case 'world-fades':
      if (s.heroes[at]!.fades > 0) return false;
      tie(s, seat, at);
      s.heroes[at]!.fades = 1;
      return true;
    case 'bad-luck':
      if (s.heroes[at]!.jinx > 0) return false;
      tie(s, seat, at);
      s.heroes[at]!.jinx = 1;
      return true;
    default: {
      const kind = kindOf(id);
      return kind !== undefined && give(s, seat, kind, at);
    }
  }
}

/** What a spell does in the days is done there, before the combat goes on. */
function call(
  s: MrState,
  seat: Seat,
  at: Who,
  held: readonly Who[] = [],
  made: Pick<Call, 'shape' | 'chits'> = {},
): void {
  const { spell, spellChit } = s.heroes[seat]!;
  s.calls.push({ seat, spell, chit: spellChit, at, held, ...made });
}

/** It makes denizens serve or spare him, to the end of the combat and on into the days. (MR-S15, MR-S37, MR-S43, MR-S44, MR-T19) */
function hold(s: MrState, seat: Seat, id: string, at: Who | undefined, tell?: Tell<MrEvent>): void {
  const held = at === undefined ? [] : takeHold(s, seat, id, at, tell);
  if (held.length === 0) return release(s, seat);
  tieUp(s, seat);
  if (s.game.evening) call(s, seat, at!, held);
}

/** A transformation is cancelled by another one of the same instant. (MR-S34) */
function undo(s: MrState, seat: Seat): void {
  const hero = s.heroes[seat]!;
  hero.bound &= ~(1 << hero.spell);
  s.calls = s.calls.filter((one) => one.seat !== seat || one.spell !== hero.spell);
  release(s, seat);
}

/** What it makes of its target. @returns the shape; '': nothing comes of it */
function shapeBy(s: MrState, seat: Seat, id: string, at: Who, dice: Dice, tell?: Tell<MrEvent>): string {
  if (id === 'absorb-essence') return absorb(s, seat, at, tell);
  if (id === 'melt-into-mist') return melt(s, seat, at, tell);
  const { shape, against } = transmute(s, seat, at, () => rollOfSpell(s, seat, 'transform', dice), tell);
  if (against >= 0) undo(s, against);
  return shape;
}

/** It makes somebody, or chits of its caster, something else: to the end of the combat, and on into the days. (MR-B29, MR-S10) */
function changeBy(
  s: MrState,
  seat: Seat,
  id: string,
  at: Who | undefined,
  dice: Dice,
  tell?: Tell<MrEvent>,
): void {
  const hero = s.heroes[seat]!;
  const alters = isAlteringSpell(id);
  const shape = alters || at === undefined ? '' : shapeBy(s, seat, id, at, dice, tell);
  const works = alters ? alter(s, seat, id, tell) : shape !== '';
  if (!works) return release(s, seat);
  tieUp(s, seat);
  if (s.game.evening) call(s, seat, at ?? NOBODY, [], alters ? { chits: hero.marks } : { shape });
}

/** A spell of the days; without the target that it needs nothing comes of it. (MR-B25, MR-B26) */
function bringDown(s: MrState, seat: Seat, at: Who | undefined, isLost: boolean): void {
  const hero = s.heroes[seat]!;
  const aim = aimOf(s, seat, hero.spell);
  const isAimed =
    at !== undefined || aim === 'place' || aim === 'own-item' || (aim === 'rival-or-place' && !isLost);
  if (isAimed) call(s, seat, at ?? NOBODY);
  if (isAimed && lasts(s, seat)) tieUp(s, seat);
  else release(s, seat);
}

/** What is warded is out of reach of all that is aimed at it. @returns whether nothing is left of several targets (MR-S28, MR-S40) */
function dropWarded(s: MrState, seat: Seat, tell?: Tell<MrEvent>): boolean {
  const hero = s.heroes[seat]!;
  const { targets } = hero;
  if (targets.length === 0 || aimOf(s, seat, hero.spell) === 'all') return false;
  hero.targets = targets.filter((who) => !isWarded(s, who));
  for (const who of targets) if (!hero.targets.includes(who)) tellWarded(s, seat, who, tell);
  return hero.targets.length === 0;
}

/** What a spell does once it takes effect. @param take whom it kills dies when its instant ends (MR-145, MR-R28) */
export function takeEffect(s: MrState, seat: Seat, dice: Dice, take: Taking, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  const { id, days } = castingAt(s, seat, hero.spell);
  const isLost = dropWarded(s, seat, tell);
  const at = hero.targets.find((who) => isPresent(s, who));
  // What is kept up here is broken here. (MR-S30, MR-S46)
  if (days && !(isBreaking(id) && askToBreak(s, seat, id === 'remedy')))
    return bringDown(s, seat, at, isLost);
  if (holdingOf(id)) return hold(s, seat, id, at, tell);
  if (isChanging(id)) return changeBy(s, seat, id, at, dice, tell);
  switch (id) {
    case 'exorcise':
      exorcise(s, seat, tell);
      if (s.game.evening) call(s, seat, NOBODY);
      break;
    case 'make-whole':
      if (at !== undefined) makeWhole(s, at);
      break;
    case 'curse':
      if (at !== undefined) {
        const { faces, result } = rollOfSpell(s, seat, 'curse', dice);
        curse(s, seat, at, faces, result, tell);
      }
      break;
    case 'power-of-the-pit':
      // It may have to hit first. (MR-B70)
      if (spellAttack(s, seat)) return;
      if (at !== undefined) {
        const { faces, result } = rollOfSpell(s, seat, 'power-of-the-pit', dice);
        pit(s, seat, at, faces, result, tell, take);
      }
      break;
    case 'small-blessing':
      if (at !== undefined) bless(s, at, dice, tell);
      break;
    case 'dissolve-spell':
    case 'remedy':
      if (!days) askToBreak(s, seat, id === 'remedy');
      break;
    case 'hurricane-winds':
      if (at === undefined) break;
      s.winds = [...s.winds, { seat, spell: hero.spell, chit: hero.spellChit, at }];
      tell?.({ type: 'seized', rule: 'MR-S20', seat, who: at });
      return;
    default:
      if (spellAttack(s, seat)) return;
      if (at !== undefined && settleOn(s, seat, id, at, tell)) return;
  }
  release(s, seat);
}
