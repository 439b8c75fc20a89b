import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import type { Color } from '../../catalogue/vocabulary';
import { isUseful } from './covered';
import type { MrEvent } from './events';
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
  isRed,
  isThere,
  NOBODY,
  WORN,
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
 * Denizens that he may lure. With one character alone and unhidden all of them come to him anyway, so that nothing is asked.
 * (MR-103, MR-105)
 */
export function lureChoices(s: MrState, seat: Seat): MrChoice[] {
  const out: MrChoice[] = [];
  const others = s.heroes.filter((hero, i) => i !== seat && hero.life === 0).length;
  if (others === 0 && s.heroes[seat]!.hidden === 0) return out;
  for (let i = 0; i < s.foes.length; i++) {
    const who = FOE + i;
    const foe = s.foes[i]!;
    if (foe.alive === 0 || foe.on === seat || isShunned(s, seat, who)) continue;
    if (foe.on >= 0 && isRed(s, who)) continue;
    out.push({ type: 'lure', who });
  }
  if (out.length > 0) out.push({ type: 'lured' });
  return out;
}

export function playLure(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  if (choice.type !== 'lure') {
    hero.lured = 1;
    return;
  }
  hero.hidden = 0;
  foeAt(s, choice.who).on = seat;
  tell?.({ type: 'lured', rule: 'MR-103', seat, who: choice.who });
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
  foeAt(s, who).on = seat;
  tell?.({ type: 'assigned', rule: seats.length > 1 ? 'MR-B53' : 'MR-106', seat, who, rolls });
}

/** Every denizen that is nowhere comes to an unhidden character; with all of them hidden it stays away. (MR-106, MR-109) */
export function assignAll(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  const open = s.order.filter((seat) => isThere(s, seat) && s.heroes[seat]!.hidden === 0);
  for (let i = 0; i < s.foes.length; i++) {
    const { alive, on } = s.foes[i]!;
    if (alive === 0 || on >= 0) continue;
    assign(
      s,
      FOE + i,
      open.filter((seat) => !isShunned(s, seat, FOE + i)),
      dice,
      tell,
    );
  }
}

/** Charging another character, with a MOVE chit or a horse. (MR-116) */
export function chargeChoices(s: MrState, seat: Seat): MrChoice[] {
  if (!s.game.rivals) return [];
  const out: MrChoice[] = [];
  const moves = freeOnes(s, seat, ({ kind }) => kind === 'MOVE');
  s.heroes.forEach((other, at) => {
    if (at === seat || other.life !== 0 || other.hidden === 1) return;
    for (const chit of moves) out.push({ type: 'charge', at, chit });
  });
  if (out.length > 0) out.push({ type: 'stay' });
  return out;
}

export function playCharge(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type !== 'charge') return;
  const hero = s.heroes[seat]!;
  const { at, chit } = choice;
  hero.hidden = 0;
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

/** Casting: a MAGIC chit of the type, the color from the clearing (−1) or an own color chit. (MR-124, MR-127) */
function addCasts(s: MrState, seat: Seat, fastest: number, add: Add): void {
  const hero = s.heroes[seat]!;
  const { spells, playings } = s.game.heroes[seat]!;
  const names = new Set<string>();
  spells.forEach(({ id, magic, color, needs }, spell) => {
    if (names.has(id) || (needs && needs !== s.game.clearing)) return;
    // Its box is taken as long as it is in effect. (MR-B26)
    if ((hero.bound & (1 << spell)) !== 0) return;
    names.add(id);
    if (aimOf(s, spell, seat) === 'rival' && !s.game.rivals) return;
    const isThereColor = color === 'any' ? colorsHere(s).length > 0 : colorsHere(s).includes(color);
    const own = playings.flatMap(({ magic: type }, i) =>
      hero.chits[i] === COLOR && (color === 'any' || colorsOfType[type] === color) ? [i] : [],
    );
    const sources = isThereColor ? [NOBODY] : firstOfEach(own, (i) => playings[i]!.code);
    for (const chit of freeOnes(s, seat, (one) => one.magic === magic))
      if (timeOf(s, seat, chit) <= fastest)
        for (const source of sources) add({ type: 'cast', spell, chit, color: source });
  });
}

const firstOfEach = (of: readonly number[], key: (one: number) => string): number[] => {
  const seen = new Set<string>();
  return of.filter((one) => !seen.has(key(one)) && seen.add(key(one)));
};

/** Boots must carry their wearer and all that he has, a horse is judged with the list; caves know no horses. (MR-B17, MR-021) */
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
    if (!isHeld(s, seat))
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
      tell?.({ type: 'activated', rule: 'MR-130', seat, item: choice.item });
      return;
    case 'deactivate':
      hero.items[choice.item]! &= ~WORN;
      hero.acted |= 2;
      tell?.({ type: 'deactivated', rule: 'MR-130', seat, item: choice.item });
      return;
    case 'abandon':
      hero.items[choice.item]! |= GONE;
      hero.acted |= 4;
      tell?.({ type: 'abandoned', rule: 'MR-130', seat, item: choice.item });
      return;
    default:
      hero.acted |= 8;
  }
}
