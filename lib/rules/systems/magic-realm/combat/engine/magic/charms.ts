import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrEvent } from '../events';
import {
  COMMITTED,
  FATIGUED,
  GONE,
  isFoe,
  NOBODY,
  WORN,
  type FoeState,
  type HeroState,
  type MrState,
  type Tie,
  type Who,
} from '../state';
import { foeAt } from '../who';

/** Spells of which one at a time can be on somebody, by what they are called in the state. (MR-B26) */
type Charm = 'grace' | 'poison' | 'peace' | 'pentangle';
const charms: Readonly<Record<string, Charm>> = {
  'elven-grace': 'grace',
  poison: 'poison',
  peace: 'peace',
  pentangle: 'pentangle',
};

/** Whoever a spell can be on. */
export const bewitched = (s: MrState, who: Who): HeroState | FoeState =>
  isFoe(who) ? foeAt(s, who) : s.heroes[who]!;

/** Is he in the peace of a spell, and no ward makes it nothing? (MR-S03, MR-S28, MR-S40) */
export const isAtPeace = (s: MrState, who: Who): boolean => bewitched(s, who).peace >= 0 && !isWarded(s, who);

/** Does a token protect him in this round? (MR-S40) */
const hasToken = (s: MrState, seat: Seat): boolean => {
  const { conjured, items } = s.heroes[seat]!;
  if (conjured.length === 0) return false;
  const { things } = s.game.heroes[seat]!;
  return conjured.some(
    ({ item }) => things[item]!.conjured === 'token' && (items[item]! & (WORN | GONE)) === WORN,
  );
};

/** Spells and curses on him are nothing, and new ones aimed at him fail. (MR-S28, MR-S40) */
export const isWarded = (s: MrState, who: Who): boolean =>
  bewitched(s, who).pentangle >= 0 || (!isFoe(who) && hasToken(s, who));

/** Does Elven Grace work on him? (MR-S11, MR-S28) */
export const isGraced = (s: MrState, who: Who): boolean => bewitched(s, who).grace >= 0 && !isWarded(s, who);

/** Curses that work on him now. (MR-S28, MR-S40) */
export const cursesOf = (s: MrState, seat: Seat): number =>
  s.heroes[seat]!.curses !== 0 && isWarded(s, seat) ? 0 : s.heroes[seat]!.curses;

/** A spell that is aimed at him fails. */
export function tellWarded(s: MrState, by: Who, at: Who, tell?: Tell<MrEvent>): void {
  const rule = bewitched(s, at).pentangle >= 0 ? 'MR-S28' : 'MR-S40';
  tell?.({ type: 'warded', rule, by, at });
}

/** With enhanced magic neither chit nor box is tied up. (MR-B26, MR-B70) */
export function tieUp(s: MrState, seat: Seat): number {
  const hero = s.heroes[seat]!;
  if (!s.game.optional?.enhanced) {
    hero.bound |= 1 << hero.spell;
    return hero.spellChit;
  }
  hero.chits[hero.spellChit] = FATIGUED;
  return NOBODY;
}

/** The spell that he casts stays in effect on somebody. (MR-B26) */
export function tie(s: MrState, seat: Seat, on: Who): void {
  const hero = s.heroes[seat]!;
  const { spell } = hero;
  hero.ties = [...hero.ties, { spell, chit: tieUp(s, seat), on }];
}

/** What he has kept up in earlier rounds of the evening stays in effect. (MR-B25) */
export function restoreTie(s: MrState, seat: Seat, tie: Tie): void {
  const hero = s.heroes[seat]!;
  hero.ties = [...hero.ties, tie];
  if (!s.game.optional?.enhanced) hero.bound |= 1 << tie.spell;
  if (tie.chit >= 0) hero.chits[tie.chit] = COMMITTED;
  const charm = charms[s.game.heroes[seat]!.spells[tie.spell]!.id];
  if (charm) bewitched(s, tie.on)[charm] = seat;
}

function clear(s: MrState, seat: Seat, id: string, on: Who): void {
  const target = bewitched(s, on);
  const charm = charms[id];
  if (charm && target[charm] === seat) target[charm] = NOBODY;
  if (isFoe(on)) return;
  if (id === 'world-fades') s.heroes[on]!.fades = 0;
  if (id === 'bad-luck') s.heroes[on]!.jinx = 0;
}

/** A spell of his on somebody is over: chit and box are free, and the chit is fatigued. (MR-B26, MR-R48) */
export function untie(s: MrState, seat: Seat, spell: number, on: Who, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  const ending = hero.ties.find((one) => one.spell === spell && one.on === on);
  if (!ending) return;
  hero.ties = hero.ties.filter((one) => one !== ending);
  if (!hero.ties.some((one) => one.spell === spell)) hero.bound &= ~(1 << spell);
  if (ending.chit >= 0 && hero.chits[ending.chit] === COMMITTED) hero.chits[ending.chit] = FATIGUED;
  clear(s, seat, s.game.heroes[seat]!.spells[spell]!.id, on);
  tell?.({ type: 'unbound', rule: 'MR-B27', seat, spell, on });
}

/** All that he keeps up here is over. (MR-B27) */
export function untieAll(s: MrState, seat: Seat): void {
  for (const { spell, on } of s.heroes[seat]!.ties) untie(s, seat, spell, on);
  // What another has from him is gone with it.
  s.heroes.forEach((hero) => {
    for (const { item, by, spell } of hero.conjured) if (by === seat && spell >= 0) hero.items[item]! |= GONE;
    hero.conjured = hero.conjured.filter(({ by, spell }) => by !== seat || spell < 0);
  });
}

/** Spells on somebody are over with him. (MR-B27) */
export function untieFrom(s: MrState, on: Who): void {
  s.heroes.forEach(({ ties }, seat) => {
    for (const one of ties) if (one.on === on) untie(s, seat, one.spell, on);
  });
}

/** The peace is over as soon as somebody aims at him. (MR-S03) */
export function breakPeace(s: MrState, who: Who, tell?: Tell<MrEvent>): void {
  const { peace } = bewitched(s, who);
  if (peace < 0) return;
  const made = s.heroes[peace]!.ties.find(
    ({ spell, on }) => on === who && s.game.heroes[peace]!.spells[spell]!.id === 'peace',
  );
  if (made) untie(s, peace, made.spell, who, tell);
  else bewitched(s, who).peace = NOBODY;
}
