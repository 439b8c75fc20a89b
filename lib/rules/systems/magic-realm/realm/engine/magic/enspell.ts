import type { Seat } from '../../../../../kernel/game/engine';
import { colorOfType } from '../../../catalogue/vocabulary';
import type { Telling } from '../activity';
import { unlikeChits } from '../belongings/alike';
import type { Told } from '../events';
import { chitsOf } from '../kit';
import { COLOR, COMMITTED, FATIGUED, type RealmState, type SpellInEffect } from '../state';
import { colorsAt } from '../world/colors';
import { placesOn, type Place } from '../world/ground';
import { isPermanent, spellOf } from './day-spells';
import { isDoubled } from './in-effect';

/** Why a spell is over. */
export type SpellEnd = 'sunset' | 'broken' | 'death';
type On = Pick<SpellInEffect, 'spell' | 'by' | 'seat' | 'place' | 'tile'>;

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

const onOf = ({ spell, by, seat, place, tile }: SpellInEffect): On => ({ spell, by, seat, place, tile });

/** Chit and box are free again, and the chit is fatigued. (MR-B26, MR-R48) */
function untie(s: RealmState, { by, box, chit }: SpellInEffect): void {
  const { spells, chits } = s.who[by]!;
  if (box >= 0 && spells[box]) spells[box].bound = 0;
  if (chit >= 0 && chits[chit] === COMMITTED) chits[chit] = FATIGUED;
}

/** A spell takes effect in the days; one whose like is on the target already has none. (MR-B26) */
export function beginSpell(s: RealmState, given: Omit<SpellInEffect, 'energized'>, tell: Telling): void {
  const one: SpellInEffect = { ...given, energized: 1 };
  if (isDoubled(s, one)) {
    untie(s, one);
    tell?.({ type: 'spell-doubled', rule: 'MR-B26', ...onOf(one) });
    return;
  }
  s.effects.push(one);
  if (one.box >= 0) s.who[one.by]!.spells[one.box]!.bound = 1;
  tell?.({ type: 'spell-begins', rule: 'MR-B26', ...onOf(one), phases: one.phases });
}

const rules: Readonly<Record<SpellEnd, string>> = {
  sunset: 'MR-089',
  broken: 'MR-B27',
  death: 'MR-B27',
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
    tell?.({ type: 'spell-over', rule: rules[why], ...onOf(one), why });
  }
}

/** Day spells end when the sun sets. (MR-089) */
export const endDaySpells = (s: RealmState, tell: Telling): void =>
  endSpells(s, ({ spell }) => !isPermanent(spell), 'sunset', tell);

/** He is dead or has left for good: what he kept up and what was on him ends; what an item keeps up lasts. (MR-B27) */
export const endSpellsOf = (s: RealmState, seat: Seat, tell: Telling): void =>
  endSpells(s, ({ by, item, seat: on }) => (by === seat && item === '') || on === seat, 'death', tell);

/** Permanent spells sleepSpells until they get their color again. (MR-202, MR-B63) */
export function sleepSpells(s: RealmState, tell: Telling): void {
  const awake = s.effects.filter(({ spell, energized }) => energized === 1 && isPermanent(spell));
  for (const one of awake) one.energized = 0;
  if (awake.length > 0) tell?.({ type: 'spells-sleep', rule: 'MR-202', count: awake.length });
}

const placesOf = (s: RealmState, { seat, place, tile }: SpellInEffect): readonly Place[] =>
  seat >= 0 ? [s.who[seat]!.place] : place >= 0 ? [place] : placesOn(tile);

const isFed = (s: RealmState, one: SpellInEffect): boolean => {
  const { color } = spellOf(one.spell);
  return placesOf(s, one).some((place) => {
    const colors = place < 0 ? [] : colorsAt(s, place);
    return color === 'any' ? colors.length > 0 : colors.includes(color);
  });
};

function energize(one: SpellInEffect, chit: number, tell: Telling): void {
  one.energized = 1;
  tell?.({ type: 'spell-energized', rule: chit < 0 ? 'MR-008' : 'MR-B25', ...onOf(one), chit });
}

/** Permanent spells whose target has the color work from now until midnight. (MR-008, MR-B25) */
export function energizeAll(s: RealmState, tell: Telling): void {
  for (const one of s.effects) if (one.energized === 0 && isFed(s, one)) energize(one, -1, tell);
}

/**
 * Color chits with which he may wakeSpell a spell on somebody or something in his clearing; alike chits once. (MR-B25)
 * @param states of his chits
 */
export function energizings(
  s: RealmState,
  seat: Seat,
  states: readonly number[] = s.who[seat]!.chits,
): EnspellChoice[] {
  const { place } = s.who[seat]!;
  const chits = chitsOf(s, seat);
  const colored = unlikeChits(chits, (i) => states[i] === COLOR);
  return s.effects.flatMap((one, at): EnspellChoice[] => {
    if (one.energized === 1 || !placesOf(s, one).includes(place)) return [];
    const { color } = spellOf(one.spell);
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
  energize(s.effects[at]!, chit, tell);
