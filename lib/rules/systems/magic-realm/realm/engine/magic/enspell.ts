import type { Seat } from '../../../../../kernel/game/engine';
import { holdingOf } from '../../../beasts';
import { colorOfType, type Color } from '../../../catalogue/vocabulary';
import type { Telling } from '../activity';
import { unlikeChits } from '../belongings/alike';
import type { Told } from '../events';
import { chitsOf } from '../kit';
import { COLOR, COMMITTED, FATIGUED, seatsAt, type RealmState, type SpellInEffect } from '../state';
import { colorsAt, colorsBetween } from '../world/colors';
import { NOWHERE, placesOn, type Place } from '../world/ground';
import { lightCarpet } from './carpet';
import { isChanged } from './changes';
import { enchantmentOf, isKept, isPermanent } from './day-spells';
import { placeOfItem } from './possessions';
import { setFree } from './essence';
import { isDoubled } from './in-effect';
import { revert } from './reverting';
import { discharge, enlist } from './serving';

/** Why a spell is over. */
export type SpellEnd = 'sunset' | 'broken' | 'death' | 'used';
type On = Pick<SpellInEffect, 'spell' | 'by' | 'seat' | 'place' | 'tile'> & {
  readonly denizens?: readonly number[];
  readonly into?: string;
};

export type EnspellChoice = {
  readonly type: 'energize';
  /** The color chit that is used. */
  readonly chit: number;
  /** The spell, by its place among those in effect. */
  readonly at: number;
};
export type EnspellEvent =
  | Told<'spell-begins', On & { readonly phases: number }>
  /** Its like is on the target already. */
  | Told<'spell-doubled', On>
  | Told<'spell-over', On & { readonly why: SpellEnd }>
  | Told<'spell-energized', On & { readonly chit: number }>
  | Told<'spells-sleep', { readonly count: number }>;

const onOf = ({ spell, by, seat, place, tile, denizens, into }: SpellInEffect): On => ({
  spell,
  by,
  seat,
  place,
  tile,
  ...(denizens.length > 0 ? { denizens: denizens.slice() } : {}),
  ...(into === undefined ? {} : { into }),
});

/** Chit and box are free again, and the chit is fatigued. (MR-B26, MR-R48) */
function untie(s: RealmState, { by, box, chit }: SpellInEffect): void {
  const { spells, chits } = s.who[by]!;
  if (box >= 0 && spells[box]) spells[box].bound = 0;
  if (chit >= 0 && chits[chit] === COMMITTED) chits[chit] = FATIGUED;
}

/** A spell takes effect in the days; one whose like is on the target already has none. @returns whether it does (MR-B26) */
export function beginSpell(
  s: RealmState,
  given: Omit<SpellInEffect, 'energized' | 'denizens'> & Partial<Pick<SpellInEffect, 'denizens'>>,
  tell: Telling,
): boolean {
  const one: SpellInEffect = { denizens: [], ...given, energized: 1 };
  if (isDoubled(s, one)) {
    untie(s, one);
    tell?.({ type: 'spell-doubled', rule: 'MR-B26', ...onOf(one) });
    return false;
  }
  s.effects.push(one);
  if (one.box >= 0) s.who[one.by]!.spells[one.box]!.bound = 1;
  enlist(s, one);
  tell?.({ type: 'spell-begins', rule: 'MR-B26', ...onOf(one), phases: one.phases });
  return true;
}

const rules: Readonly<Record<SpellEnd, string>> = {
  sunset: 'MR-089',
  broken: 'MR-B27',
  death: 'MR-B27',
  used: 'MR-B25',
};

/** Ends those of the spells in effect that are meant. (MR-B27, MR-R48) */
export function endSpells(
  s: RealmState,
  is: (one: SpellInEffect) => boolean,
  why: SpellEnd,
  tell: Telling,
): void {
  const ending = s.effects.filter(is);
  if (ending.length === 0) return;
  s.effects = s.effects.filter((one) => !ending.includes(one));
  for (const one of ending) {
    untie(s, one);
    discharge(s, one);
    setFree(s, one, why === 'death');
    if (one.shape !== undefined && one.seat >= 0) revert(s, one.seat, tell);
    tell?.({ type: 'spell-over', rule: rules[why], ...onOf(one), why });
  }
}

/**
 * A spell broken where its caster is ends everywhere; elsewhere it lets go only of those whom it holds there. Who is half-way along
 * a roadway is in no clearing. (MR-B27, MR-122)
 * @param isGone who has fallen or run in the combat that is fought there
 */
export function breakSpellAt(
  s: RealmState,
  one: SpellInEffect,
  place: Place,
  tell: Telling,
  isGone: (one: Seat) => boolean = () => false,
): void {
  const isHere = (denizen: number): boolean => s.at[denizen] === place;
  const isCasterThere = seatsAt(s, place).includes(one.by) && !isGone(one.by);
  const away = isCasterThere ? [] : one.denizens.filter((denizen) => !isHere(denizen));
  if (away.length === 0) return endSpells(s, (other) => other === one, 'broken', tell);
  const freed = { ...one, denizens: one.denizens.filter(isHere) };
  one.denizens = away;
  discharge(s, freed);
  tell?.({ type: 'spell-over', rule: 'MR-B27', ...onOf(freed), why: 'broken' });
}

/** Day spells end when the sun sets. (MR-089) */
export const endDaySpells = (s: RealmState, tell: Telling): void =>
  endSpells(s, ({ spell }) => !isPermanent(spell) && !isKept(spell), 'sunset', tell);

/** He is dead or has left for good: what he kept up and what was on him ends; what an item keeps up lasts, unless it served him. (MR-B27) */
export const endSpellsOf = (s: RealmState, seat: Seat, tell: Telling): void =>
  endSpells(
    s,
    ({ by, item, spell, seat: on }) =>
      (by === seat && (item === '' || holdingOf(spell) !== undefined)) || on === seat,
    'death',
    tell,
  );

/** It is dead or gone, and no spell holds it any more; a spell that holds nobody is over. (MR-B27) */
export function loseTarget(s: RealmState, denizen: number, tell: Telling): void {
  const holding = s.effects.filter(({ denizens }) => denizens.includes(denizen));
  for (const one of holding) one.denizens = one.denizens.filter((held) => held !== denizen);
  endSpells(s, (one) => holding.includes(one) && one.denizens.length === 0, 'death', tell);
}

/** Permanent spells sleep until they get their color again. (MR-202, MR-B63) */
export function sleepSpells(s: RealmState, tell: Telling): void {
  const awake = s.effects.filter(({ spell, energized }) => energized === 1 && isPermanent(spell));
  for (const one of awake) one.energized = 0;
  s.lit = 0;
  if (awake.length > 0) tell?.({ type: 'spells-sleep', rule: 'MR-202', count: awake.length });
}

const placesOf = (s: RealmState, { seat, place, tile, denizens, into }: SpellInEffect): readonly Place[] =>
  seat >= 0
    ? [s.who[seat]!.place]
    : place >= 0
      ? [place]
      : tile >= 0
        ? placesOn(tile)
        : into !== undefined
          ? [placeOfItem(s, into)]
          : denizens.map((denizen) => s.at[denizen]!);

function isFed(s: RealmState, one: SpellInEffect): boolean {
  const { color } = enchantmentOf(one.spell);
  const gives = (colors: readonly Color[]): boolean =>
    color === 'any' ? colors.length > 0 : colors.includes(color);
  const { place: from = NOWHERE, toward = NOWHERE } = s.who[one.seat] ?? {};
  if (toward >= 0) return gives(colorsBetween(s, [from, toward]));
  return placesOf(s, one).some((place) => place >= 0 && gives(colorsAt(s, place)));
}

/** Of several monsters taken up the one counts whose spell woke last. (MR-S24) */
function putLast(s: RealmState, one: SpellInEffect): void {
  if (one.essence !== undefined) s.effects = [...s.effects.filter((other) => other !== one), one];
}

function energize(s: RealmState, one: SpellInEffect, chit: number, tell: Telling): void {
  one.energized = 1;
  putLast(s, one);
  tell?.({ type: 'spell-energized', rule: chit < 0 ? 'MR-008' : 'MR-B25', ...onOf(one), chit });
}

/** Permanent spells whose target has the color work from now until midnight. (MR-008, MR-B25) */
export function energizeAll(s: RealmState, tell: Telling): void {
  for (const one of s.effects) if (one.energized === 0 && isFed(s, one)) energize(s, one, -1, tell);
  lightCarpet(s);
}

/**
 * Color chits with which he may wake a spell on somebody or something in his clearing; alike chits once. (MR-B25)
 * @param states of his chits
 */
export function energizings(
  s: RealmState,
  seat: Seat,
  states: readonly number[] = s.who[seat]!.chits,
): EnspellChoice[] {
  // Chits of whom a spell has changed are out of reach. (MR-B29)
  if (s.effects.length === 0 || isChanged(s, seat)) return [];
  const { place } = s.who[seat]!;
  const chits = chitsOf(s, seat);
  const colored = unlikeChits(chits, (i) => states[i] === COLOR);
  return s.effects.flatMap((one, at): EnspellChoice[] => {
    if (one.energized === 1 || !placesOf(s, one).includes(place)) return [];
    // Whoever is half-way along a roadway is in no clearing. (MR-122)
    if (one.seat >= 0 && s.who[one.seat]!.toward >= 0) return [];
    const { color } = enchantmentOf(one.spell);
    return colored.flatMap((i): EnspellChoice[] => {
      const chit = chits[i]!;
      const gives = chit.kind === 'MAGIC' ? colorOfType[chit.magic] : undefined;
      return gives !== undefined && (color === 'any' || color === gives)
        ? [{ type: 'energize', chit: i, at }]
        : [];
    });
  });
}

/** A color chit is fatigued when it is used. (MR-B25, MR-R48) */
export function energizeBy(s: RealmState, seat: Seat, { chit, at }: EnspellChoice, tell: Telling): void {
  s.who[seat]!.chits[chit] = FATIGUED;
  wakeSpell(s, at, chit, tell);
}

/** Wakes a spell by its place among those in effect. */
export const wakeSpell = (s: RealmState, at: number, chit: number, tell: Telling): void =>
  energize(s, s.effects[at]!, chit, tell);
