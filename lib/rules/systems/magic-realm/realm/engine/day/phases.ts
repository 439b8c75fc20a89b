import type { Effect, Where } from '../../../catalogue/effects';
import type { WeatherPhases } from '../../../catalogue/seasons';
import type { Activity } from '../../../catalogue/vocabulary';
import { roams } from '../activities/peering';
import type { Deed } from '../deeds';
import { abilitiesOf, characterOf, isWorn, itemOf } from '../kit';
import { isChanged } from '../magic/changes';
import { enchantmentOf } from '../magic/day-spells';
import { spellsOn } from '../magic/in-effect';
import { dayOf, isBodiless, isMover, placeOf } from '../movers/individuals';
import { breedOf, OWN_HORSE } from '../movers/riding';
import type { RealmState, Who } from '../state';
import { typeAt, type Place } from '../world/ground';
import { wheresAt } from '../world/surroundings';
import { weatherPhases } from './weather';

export const BASIC = 'basic';
export const SUNLIGHT = 'sunlight';
export const SHELTERED = 'sheltered';

/** A phase that he has today, and what may be done in it. (MR-B31) */
export interface Phase {
  /** `basic`, `sunlight`, or the id of the advantage, horse, card or spell that gives it. */
  readonly by: string;
  readonly activity: Activity | 'any';
  /** It can be used only where this holds. (MR-019) */
  readonly where: Where | undefined;
  readonly at: Place | undefined;
  /** It can be used only in caves and at dwellings. (MR-B70) */
  readonly sheltered: true | undefined;
  /** A horse gives it, and goes into no cave. (MR-B21, MR-021) */
  readonly mounted: true | undefined;
}

const phase = (
  by: string,
  activity: Phase['activity'],
  { where, at, sheltered, mounted }: Partial<Phase> = NO_LIMIT,
): Phase => ({ by, activity, where, at, sheltered, mounted });
const NO_LIMIT = {};
const MOUNTED = { mounted: true } as const;

const basicPhase = phase(BASIC, 'any');
const sunlightPhase = phase(SUNLIGHT, 'any');
const shelteredPhase = phase(SHELTERED, 'any', { sheltered: true });

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
  cache: 'CACHE',
  blank: 'none',
};

/** Extra phases of abilities, of what he has in use, of spells, and of cards that lie in the realm. (MR-019, MR-020, MR-T71) */
function extras(s: RealmState, seat: Who): readonly Phase[] {
  const out: Phase[] = [];
  const add = (by: string, effects: readonly Effect[], at?: Place) => {
    for (const e of effects) {
      if (e.kind === 'extra-phase')
        out.push(phase(by, e.activity, { where: e.where === 'own-clearing' ? undefined : e.where, at }));
      else if (e.kind === 'horse-phases' && e.gives === 'one-move') out.push(phase(by, 'MOVE', MOUNTED));
    }
  };
  if (isMover(s, seat)) {
    if (breedOf(s, seat) === 'workhorse') out.push(phase(OWN_HORSE, 'MOVE', MOUNTED));
  } else {
    const { level, items } = s.who[seat]!;
    for (const { id, fromLevel, effects } of characterOf(s.who[seat]!).advantages)
      if (fromLevel <= level) add(id, effects);
    // What he has is out of reach while he is something else. (MR-B29)
    if (!isChanged(s, seat))
      for (const held of items) if (isWorn(held)) add(held.id, itemOf(held.id).effects);
  }
  for (const { id, place } of s.siteCards) add(id, itemOf(id).effects, place);
  for (const { spell, place } of spellsOn(s, seat))
    add(spell, enchantmentOf(spell).effects, place < 0 ? undefined : place);
  return out;
}

/** Without seasons. (MR-017, MR-018) */
const USUAL: WeatherPhases = { days: 7, basic: 2, sunlight: 2 };

/** The phases of his day without those of a pony: what is good for one activity comes first, then sunlight, and what needs a shelter last. (MR-017, MR-018, MR-B31, MR-B70) */
export function phasesOf(s: RealmState, seat: Who, hasSunlight: boolean): readonly Phase[] {
  const { basic, sunlight = 0, sheltered = 0 } = weatherPhases(s) ?? USUAL;
  const special = extras(s, seat);
  const out: Phase[] = [];
  for (const one of special) if (one.activity !== 'any') out.push(one);
  for (const one of special) if (one.activity === 'any') out.push(one);
  for (let i = 0; i < basic; i++) out.push(basicPhase);
  if (hasSunlight) for (let i = 0; i < sunlight; i++) out.push(sunlightPhase);
  for (let i = 0; i < sheltered; i++) out.push(shelteredPhase);
  return out;
}

/** Does the day have sunlight phases, if it goes as recorded? Where caves count on entry they may be recorded in any case. (MR-B31, MR-R04, MR-A11) */
export function hasSunlight(s: RealmState, seat: Who, meetsCave: boolean): boolean {
  if (abilitiesOf(s, seat).some((e) => e.kind === 'no-sunlight')) return false;
  if (s.game.house['daylight.caveRule'] === 'recorded') return !meetsCave;
  return dayOf(s, seat).toward >= 0 || typeAt(s.sides, placeOf(s, seat)) !== 'cave';
}

/** In a cave, or at a dwelling. (MR-B70) */
export function isSheltered(s: RealmState, place: Place): boolean {
  const where = place >= 0 ? wheresAt(s, place) : [];
  return where.includes('cave-clearing') || where.includes('dwelling-clearing');
}

/** Can he use it in that clearing? (MR-019) */
export function isUsableAt(s: RealmState, { where, at, mounted, sheltered }: Phase, place: Place): boolean {
  if (sheltered && !isSheltered(s, place)) return false;
  if (mounted && place >= 0 && typeAt(s.sides, place) === 'cave') return false;
  if (at !== undefined && at !== place) return false;
  return where === undefined || (place >= 0 && wheresAt(s, place).includes(where));
}

/** The active horse that doubles moves; undefined: none. (MR-B21) */
export function ponyOf(s: RealmState, who: Who): string | undefined {
  if (isMover(s, who)) return breedOf(s, who) === 'pony' ? OWN_HORSE : undefined;
  if (isChanged(s, who)) return undefined;
  return s.who[who]!.items.find(
    (held) =>
      isWorn(held) &&
      itemOf(held.id).effects.some((e) => e.kind === 'horse-phases' && e.gives === 'double-move'),
  )?.id;
}

/** May this phase be used for that, where he stands when it begins? (MR-019, MR-T16, MR-T71) */
export function serves(s: RealmState, seat: Who, phase: Phase, deed: Deed, at: Place): boolean {
  const activity = activityOf[deed.type];
  if (!isUsableAt(s, phase, at)) return false;
  if (activity === 'PEER' && phase.activity === 'any') return isBodiless(s, seat) || roams(s, seat, 'PEER');
  return activity === 'none' || phase.activity === 'any' || phase.activity === activity;
}
