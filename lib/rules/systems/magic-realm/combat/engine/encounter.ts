import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import type { Color } from '../../catalogue/vocabulary';
import { isUseful } from './covered';
import { battles, provoke } from './enmity';
import type { MrEvent } from './events';
import { deployChoices, draw, hiredLures, isTaken, playDeploy, takersOf, takesPart } from './hirelings';
import { burden, fastestOn, freeOnes, isWorn, spend, thingAt, timeOf, weaponOf } from './playing';
import { aimOf } from './spells';
import {
  ALERTED,
  COLOR,
  COMMITTED,
  FATIGUED,
  FLED,
  FOE,
  foeAt,
  foeOf,
  foesOn,
  GONE,
  isHeld,
  isThere,
  isWild,
  LEFT_BEHIND,
  NOBODY,
  sees,
  WORN,
  WOUNDED,
  type HeroState,
  type MrChoice,
  type MrState,
  type Who,
} from './state';
import { chanceRoll } from './tables';

type Add = (choice: MrChoice) => void;

/** Is the denizen one that this character can get onto his sheet? (MR-A17) */
const isShunned = (s: MrState, seat: Seat, who: Who): boolean =>
  s.game.heroes[seat]!.shunned.includes(foeOf(s, who).id);

/**
 * Denizens that he may lure. With no other player there all that battle an unhidden character come anyway, so that nothing is
 * asked. (MR-103, MR-105)
 */
function ownLures(s: MrState, seat: Seat): MrChoice[] {
  const { life, hidden } = s.heroes[seat]!;
  if (life !== 0) return [];
  const isAlone = hidden === 0 && !s.heroes.some((_, other) => other !== seat && takesPart(s, other));
  return s.foes.flatMap((foe, i): MrChoice[] => {
    const who = FOE + i;
    if (!isWild(foe) || foe.on === seat || isShunned(s, seat, who) || isTaken(s, who)) return [];
    if (isAlone && battles(s, who, seat)) return [];
    return [{ type: 'lure', who, by: seat }];
  });
}

/** What a character and his hirelings may lure. (MR-103 to MR-105) */
export function lureChoices(s: MrState, seat: Seat): MrChoice[] {
  const out = [...ownLures(s, seat), ...hiredLures(s, seat)];
  if (out.length > 0) out.push({ type: 'lured' });
  return out;
}

export function playLure(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type !== 'lure') {
    s.heroes[seat]!.lured = 1;
    return;
  }
  const { who, by } = choice;
  draw(s, who, by);
  provoke(s, seat, who);
  tell?.({ type: 'lured', rule: by === seat ? 'MR-103' : 'MR-104', seat, who, by });
}

/** Who rolls highest takes it; those who are tied for it roll again. (MR-106, MR-R21, MR-B53) */
function assign(s: MrState, who: Who, seats: readonly Seat[], dice: Dice, tell?: Tell<MrEvent>): void {
  let left = seats;
  let rolls: readonly number[] = [];
  while (left.length > 1) {
    rolls = left.map((seat) => chanceRoll(s, seat, 'assign', dice));
    const most = Math.max(...rolls);
    left = left.filter((_, i) => rolls[i] === most);
  }
  const [seat] = left;
  if (seat === undefined) return;
  const takers = takersOf(s, seat, who);
  const to = takers.length === 1 ? takers[0]! : NOBODY;
  if (to < 0) foeAt(s, who).falls = seat;
  else draw(s, who, to);
  const rule = to === seat ? 'MR-106' : 'MR-107';
  tell?.({ type: 'assigned', rule: seats.length > 1 ? 'MR-B53' : rule, seat, who, to, rolls });
}

/**
 * Every denizen that is nowhere comes to a player whom it battles and who is there unhidden, himself or by a hireling; with all of
 * them hidden it stays away. (MR-106, MR-107, MR-109)
 */
export function assignAll(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  const rollers = s.order.filter((seat) => takesPart(s, seat));
  for (let i = 0; i < s.foes.length; i++) {
    const foe = s.foes[i]!;
    // What holds somebody from a sheet of its own has its target. (MR-B54)
    if (!isWild(foe) || foe.on >= 0 || foe.target >= 0) continue;
    const open = rollers.filter((seat) => takersOf(s, seat, FOE + i).length > 0);
    assign(s, FOE + i, open, dice, tell);
  }
}

/** Charging another character, with a MOVE chit or a horse. (MR-116) */
function charges(s: MrState, seat: Seat): MrChoice[] {
  if (!s.game.rivals || !isThere(s, seat) || s.heroes[seat]!.charge >= 0) return [];
  const out: MrChoice[] = [];
  const moves = freeOnes(s, seat, ({ kind }) => kind === 'MOVE');
  s.heroes.forEach((other, at) => {
    if (at === seat || other.life !== 0 || !sees(s, seat, at)) return;
    for (const chit of moves) out.push({ type: 'charge', at, chit });
  });
  return out;
}

/** In the same turn hirelings are deployed and another character is charged. (MR-102, MR-110, MR-116) */
export function chargeChoices(s: MrState, seat: Seat): MrChoice[] {
  const out = [...deployChoices(s, seat), ...charges(s, seat)];
  if (out.length > 0) out.push({ type: 'stay' });
  return out;
}

export function playCharge(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type === 'stay') s.heroes[seat]!.lured = 2;
  if (choice.type === 'deploy') return playDeploy(s, seat, choice, tell);
  if (choice.type !== 'charge') return;
  const hero = s.heroes[seat]!;
  const { at, chit } = choice;
  hero.hidden = 0;
  s.heroes[at]!.hidden = 0;
  hero.charge = at;
  hero.chargeTime = timeOf(s, seat, chit);
  spend(s, seat, chit);
  tell?.({ type: 'charged', rule: 'MR-116', seat, at, chit });
}

/** Colors that everyone in the clearing may use: of the place, and of cards that somebody there has found. (MR-127, MR-B23) */
function colorsHere(s: MrState): readonly Color[] {
  const out = new Set(s.game.colors);
  s.game.heroes.forEach(({ things }, seat) => {
    if (!isThere(s, seat)) return;
    things.forEach(({ effects }, item) => {
      if ((s.heroes[seat]!.items[item]! & GONE) !== 0) return;
      for (const effect of effects) if (effect.kind === 'color') out.add(effect.color);
    });
  });
  return [...out];
}

const colorsOfType: readonly Color[] = ['white', 'grey', 'gold', 'purple', 'black'];

/** Casting: a MAGIC chit of the type or the thing in which the spell is awake, and the color from the clearing (−1) or an own color chit. (MR-124, MR-125, MR-127) */
function addCasts(s: MrState, seat: Seat, fastest: number, add: Add): void {
  const hero = s.heroes[seat]!;
  const { spells, playings } = s.game.heroes[seat]!;
  const names = new Set<string>();
  spells.forEach(({ id, magic, color, needs, item = -1 }, spell) => {
    const name = `${id} ${item}`;
    if (id === '' || names.has(name) || (needs && needs !== s.game.clearing)) return;
    // Its box is taken as long as it is in effect. (MR-B26)
    if ((hero.bound & (1 << spell)) !== 0) return;
    names.add(name);
    if (aimOf(s, spell, seat) === 'rival' && !s.game.rivals) return;
    const isThereColor = color === 'any' ? colorsHere(s).length > 0 : colorsHere(s).includes(color);
    const own = playings.flatMap(({ magic: type }, i) =>
      hero.chits[i] === COLOR && (color === 'any' || colorsOfType[type] === color) ? [i] : [],
    );
    const sources = isThereColor ? [NOBODY] : firstOfEach(own, (i) => playings[i]!.code);
    for (const chit of freeOnes(s, seat, (one) => one.magic === magic && one.item === item))
      if (timeOf(s, seat, chit) <= fastest)
        for (const source of sources) add({ type: 'cast', spell, chit, color: source });
  });
}

const firstOfEach = (of: readonly number[], key: (one: number) => string): number[] => {
  const seen = new Set<string>();
  return of.filter((one) => !seen.has(key(one)) && seen.add(key(one)));
};

/** What works on a weapon needs one in use. Boots must carry their wearer and all that he has, a horse is judged with the list; caves know no horses. (MR-B17, MR-021, MR-T38) */
function canActivate(s: MrState, seat: Seat, item: number): boolean {
  const hero = s.heroes[seat]!;
  const { slot, effects, horse } = thingAt(s, seat, item);
  if ((hero.items[item]! & (WORN | GONE)) !== 0) return false;
  if (horse) {
    if (s.game.clearing === 'cave') return false;
    const { playings, vulnerability } = s.game.heroes[seat]!;
    const strongest = Math.max(...playings.filter((one) => one.item === item).map((one) => one.strength));
    if (strongest < Math.max(vulnerability, burden(s, seat))) return false;
  }
  if (slot === 'boots') {
    const boots = s.game.heroes[seat]!.playings.find((one) => one.item === item)!;
    if (boots.strength < Math.max(s.game.heroes[seat]!.vulnerability, burden(s, seat))) return false;
  }
  if (effects.some((e) => e.kind === 'potion' && e.user === 'weapon') && weaponOf(s, seat) < 0) return false;
  if (slot === '') return isUseful(effects);
  return !s.game.heroes[seat]!.things.some((one, i) => one.slot === slot && isWorn(s, seat, i));
}

/** Potions and found color sources stay in use. (MR-B18, MR-B19) */
const canDeactivate = (s: MrState, seat: Seat, item: number): boolean =>
  isWorn(s, seat, item) &&
  !thingAt(s, seat, item).effects.some(({ kind }) => kind === 'potion' || kind === 'color');

function addThings(s: MrState, seat: Seat, add: Add): void {
  const { acted, items } = s.heroes[seat]!;
  const names = { a: new Set<string>(), d: new Set<string>(), g: new Set<string>() };
  items.forEach((state, item) => {
    if ((state & GONE) !== 0) return;
    const { name } = thingAt(s, seat, item);
    if ((acted & 5) === 0 && !names.a.has(name) && canActivate(s, seat, item)) {
      names.a.add(name);
      add({ type: 'activate', item });
    }
    if ((acted & 6) === 0 && !names.d.has(name) && canDeactivate(s, seat, item)) {
      names.d.add(name);
      add({ type: 'deactivate', item });
    }
    if ((acted & 3) === 0 && !names.g.has(name)) {
      names.g.add(name);
      add({ type: 'abandon', item });
    }
  });
}

/** The Vial of Healing turns the wounds that he has into fatigue at once. (MR-T73) */
function healWounds({ chits }: HeroState): void {
  chits.forEach((state, i) => {
    if (state === WOUNDED) chits[i] = FATIGUED;
  });
}

/** One action, faster than all that stands on the own sheet. (MR-118 to MR-130) */
export function actChoices(s: MrState, seat: Seat): MrChoice[] {
  const out: MrChoice[] = [];
  const hero = s.heroes[seat]!;
  if ((hero.acted & 8) !== 0) return out;
  const add: Add = (choice) => out.push(choice);
  if (hero.acted === 0 && hero.charge < 0) {
    const fastest = fastestOn(s, seat);
    const isFast = (chit: number) => timeOf(s, seat, chit) < fastest;
    const weapon = weaponOf(s, seat);
    if (weapon >= 0 && (hero.items[weapon]! & ALERTED) === 0)
      for (const chit of freeOnes(s, seat, ({ kind }) => kind === 'FIGHT'))
        if (isFast(chit)) add({ type: 'alert', chit });
    for (const chit of freeOnes(s, seat, ({ kind }) => kind === 'BERSERK'))
      if (isFast(chit)) add({ type: 'rage', chit });
    addCasts(s, seat, fastest, add);
    if (!isHeld(s, seat) && !s.game.heroes[seat]!.shut)
      for (const chit of freeOnes(s, seat, ({ kind }) => kind === 'MOVE'))
        if (isFast(chit)) add({ type: 'run', chit });
  }
  if (hero.charge < 0) addThings(s, seat, add);
  if (out.length > 0) add({ type: 'done' });
  return out;
}

export function playAct(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  switch (choice.type) {
    case 'alert': {
      const item = weaponOf(s, seat);
      hero.items[item]! |= ALERTED;
      spend(s, seat, choice.chit);
      hero.acted |= 8;
      tell?.({ type: 'alerted', rule: 'MR-120', seat, chit: choice.chit, item });
      return;
    }
    case 'rage':
      hero.berserk = 1;
      spend(s, seat, choice.chit);
      hero.acted |= 8;
      tell?.({ type: 'raged', rule: 'MR-A04', seat, chit: choice.chit });
      return;
    case 'run':
      spend(s, seat, choice.chit);
      hero.acted |= 8;
      hero.life = FLED;
      for (const who of foesOn(s, seat)) foeAt(s, who).on = NOBODY;
      tell?.({ type: 'ran', rule: 'MR-121', seat, chit: choice.chit });
      return;
    case 'cast': {
      const { spell, chit, color } = choice;
      spend(s, seat, chit);
      hero.chits[chit] = COMMITTED;
      if (color >= 0) hero.chits[color] = FATIGUED;
      hero.spell = spell;
      hero.spellChit = chit;
      hero.spellState = 0;
      hero.acted |= 8;
      s.stirred = 1;
      tell?.({ type: 'cast', rule: 'MR-124', seat, spell, chit, color });
      return;
    }
    case 'activate':
      hero.items[choice.item]! |= WORN;
      hero.acted |= 1;
      if (thingAt(s, seat, choice.item).effects.some(({ kind }) => kind === 'wounds-become-fatigue'))
        healWounds(hero);
      tell?.({ type: 'activated', rule: 'MR-130', seat, item: choice.item });
      return;
    case 'deactivate':
      hero.items[choice.item]! &= ~WORN;
      hero.acted |= 2;
      tell?.({ type: 'deactivated', rule: 'MR-130', seat, item: choice.item });
      return;
    case 'abandon':
      hero.items[choice.item]! |= GONE | LEFT_BEHIND;
      hero.acted |= 4;
      tell?.({ type: 'abandoned', rule: 'MR-130', seat, item: choice.item });
      return;
    default:
      hero.acted |= 8;
  }
}
