import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect, Where } from '../../../catalogue/effects';
import type { Activity } from '../../../catalogue/vocabulary';
import { roams } from '../activities/peering';
import type { Deed } from '../deeds';
import { abilitiesOf, characterOf, isWorn, itemOf } from '../kit';
import { spellOf } from '../magic/day-spells';
import { spellsOn } from '../magic/in-effect';
import type { RealmState } from '../state';
import { typeAt, type Place } from '../world/ground';
import { wheresAt } from '../world/surroundings';
import { walkOf } from './walk';

export const BASIC = 'basic';
export const SUNLIGHT = 'sunlight';

/** A phase that he has today, and what may be done in it. (MR-B31) */
export interface Phase {
  /** `basic`, `sunlight`, or the id of the advantage, horse, card or spell that gives it. */
  readonly by: string;
  readonly activity: Activity | 'any';
  /** It can be used only where this holds. (MR-019) */
  readonly where?: Where;
  readonly at?: Place;
  /** A horse gives it, and goes into no cave. (MR-B21, MR-021) */
  readonly mounted?: true;
}

const activityOf: Readonly<Record<Deed['type'], Activity | 'none'>> = {
  move: 'MOVE',
  leave: 'MOVE',
  hide: 'HIDE',
  alert: 'ALERT',
  rest: 'REST',
  search: 'SEARCH',
  peer: 'PEER',
  trade: 'TRADE',
  hire: 'HIRE',
  follow: 'FOLLOW',
  fly: 'FLY',
  prepare: 'SPELL',
  enchant: 'SPELL',
  blank: 'none',
};

/** Extra phases of abilities, of what he has in use, of spells, and of cards that lie in the realm. (MR-019, MR-020, MR-T71) */
function extras(s: RealmState, seat: Seat): readonly Phase[] {
  const { level, items } = s.who[seat]!;
  const out: Phase[] = [];
  const add = (by: string, effects: readonly Effect[], at?: Place) => {
    for (const e of effects) {
      if (e.kind === 'extra-phase')
        out.push({
          by,
          activity: e.activity,
          ...(e.where && e.where !== 'own-clearing' ? { where: e.where } : {}),
          ...(at === undefined ? {} : { at }),
        });
      else if (e.kind === 'horse-phases' && e.gives === 'one-move')
        out.push({ by, activity: 'MOVE', mounted: true });
    }
  };
  for (const { id, fromLevel, effects } of characterOf(s.who[seat]!).advantages)
    if (fromLevel <= level) add(id, effects);
  for (const held of items) if (isWorn(held)) add(held.id, itemOf(held.id).effects);
  for (const { id, place } of s.siteCards) add(id, itemOf(id).effects, place);
  for (const { spell, place } of spellsOn(s, seat))
    add(spell, spellOf(spell).effects, place < 0 ? undefined : place);
  return out;
}

/** The phases of his day without those of a pony: what is good for one activity comes first, sunlight last. (MR-017, MR-018, MR-B31) */
export function phasesOf(s: RealmState, seat: Seat, hasSunlight: boolean): readonly Phase[] {
  const basic: Phase = { by: BASIC, activity: 'any' };
  const sunlight: Phase = { by: SUNLIGHT, activity: 'any' };
  const special = extras(s, seat);
  return [
    ...special.filter(({ activity }) => activity !== 'any'),
    ...special.filter(({ activity }) => activity === 'any'),
    basic,
    basic,
    ...(hasSunlight ? [sunlight, sunlight] : []),
  ];
}

/** Does the day have sunlight phases, if it goes as recorded? Where caves count on entry they may be recorded in any case. (MR-B31, MR-R04, MR-A11) */
export function hasSunlight(s: RealmState, seat: Seat, meetsCave: boolean): boolean {
  if (abilitiesOf(s, seat).some((e) => e.kind === 'no-sunlight')) return false;
  if (s.game.house['daylight.caveRule'] === 'recorded') return !meetsCave;
  const { place, toward } = s.who[seat]!;
  return toward >= 0 || typeAt(s.sides, place) !== 'cave';
}

/** Can he use it in that clearing? (MR-019) */
export function isUsableAt(s: RealmState, { where, at, mounted }: Phase, place: Place): boolean {
  if (mounted && place >= 0 && typeAt(s.sides, place) === 'cave') return false;
  if (at !== undefined && at !== place) return false;
  return where === undefined || (place >= 0 && wheresAt(s, place).includes(where));
}

/** The active horse that doubles moves; undefined: none. (MR-B21) */
export const ponyOf = (s: RealmState, seat: Seat): string | undefined =>
  s.who[seat]!.items.find(
    (held) =>
      isWorn(held) &&
      itemOf(held.id).effects.some((e) => e.kind === 'horse-phases' && e.gives === 'double-move'),
  )?.id;

const isMove = (deed: Deed | undefined): boolean => deed?.type === 'move' || deed?.type === 'leave';
/** Are these two moves, of which a pony may give the second? (MR-B21) */
export const doubles = (before: Deed | undefined, deed: Deed): boolean => isMove(before) && isMove(deed);

/** May this phase be used for that, where he stands when it begins? (MR-019, MR-T16, MR-T71) */
export function serves(s: RealmState, seat: Seat, phase: Phase, deed: Deed, at: Place): boolean {
  const activity = activityOf[deed.type];
  if (!isUsableAt(s, phase, at)) return false;
  if (activity === 'PEER' && phase.activity === 'any') return roams(s, seat, 'PEER');
  return activity === 'none' || phase.activity === 'any' || phase.activity === activity;
}

/**
 * What gives each phase of a record; undefined: he does not have so many. The pony doubles every MOVE phase of another
 * source right after it. (MR-009, MR-022, MR-B21, MR-B31)
 */
export function assigned(s: RealmState, seat: Seat, record: readonly Deed[]): readonly string[] | undefined {
  const { at, meetsCave } = walkOf(s, seat, record);
  const phases = phasesOf(s, seat, hasSunlight(s, seat, meetsCave));
  const pony = ponyOf(s, seat);
  const doubled = record.map(() => false);
  /** The deed by the phase that it takes. */
  const taken = phases.map(() => -1);

  const mayTake = (deed: number, phase: Phase): boolean => serves(s, seat, phase, record[deed]!, at[deed]!);
  const take = (deed: number, tried: readonly number[]): boolean => {
    const open = phases.flatMap((phase, i) => (!tried.includes(i) && mayTake(deed, phase) ? [i] : []));
    const free = open.find((i) => taken[i]! < 0);
    // An earlier deed may give up its phase, if another one is left for it.
    const found = free ?? open.find((i) => take(taken[i]!, [...tried, ...open]));
    if (found === undefined) return false;
    taken[found] = deed;
    return true;
  };

  const fits = record.every((deed, i) => {
    const begins = at[i]!;
    const mayDouble = doubles(record[i - 1], deed) && !doubled[i - 1];
    if (pony !== undefined && mayDouble && (begins < 0 || typeAt(s.sides, begins) !== 'cave')) {
      doubled[i] = true;
      return true;
    }
    return take(i, []);
  });
  if (!fits) return undefined;
  return record.map((_, i) => (doubled[i] ? pony! : phases[taken.indexOf(i)]!.by));
}

/** How much of his day is recorded, and what gives each phase of it: `2 of 4 phases`. */
export function phasesUsed(
  s: RealmState,
  seat: Seat,
): { readonly by: readonly string[]; readonly of: number } {
  const { record, phases } = s.who[seat]!;
  const { meetsCave } = walkOf(s, seat, record);
  const by =
    phases.length === record.length ? phases : (assigned(s, seat, record) ?? record.map(() => BASIC));
  const pony = ponyOf(s, seat);
  const doubled = by.filter((one) => one === pony).length;
  return { by, of: phasesOf(s, seat, hasSunlight(s, seat, meetsCave)).length + doubled };
}
