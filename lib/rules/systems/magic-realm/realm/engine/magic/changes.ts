import type { Seat } from '../../../../../kernel/game/engine';
import { alteredBy, alteredCode } from '../../../altered-chits';
import { monsters } from '../../../catalogue';
import type { ActionChit } from '../../../catalogue/types';
import { creatureOf, MIST, NO_SHAPES, strongest } from '../../../combat/engine/magic/shapes';
import type { Alteration, Shape } from '../../../combat/engine/state';
import type { Deed } from '../deeds';
import { isMover, moverOf } from '../movers/individuals';
import type { RealmState, SpellInEffect, Who } from '../state';
import { thingsOf } from '../../../lists';

type Changing = SpellInEffect & { readonly shape: string };

const works = (one: SpellInEffect): one is Changing => one.energized === 1 && one.shape !== undefined;

const NONE: readonly Changing[] = [];
/** Spells that make something else of a character now, in their order. (MR-B29, MR-202) */
const changing = (s: RealmState, seat: Seat): readonly Changing[] =>
  s.effects.length === 0 ? NONE : s.effects.filter(works).filter((one) => one.seat === seat);
const changingDenizen = (s: RealmState, denizen: number): readonly Changing[] =>
  s.effects.length === 0
    ? NONE
    : s.effects.filter(works).filter((one) => one.seat < 0 && one.denizens.includes(denizen));

const idsOf = (all: readonly Changing[]): readonly Shape[] =>
  all.map(({ shape, by }): Shape => ({ id: shape, by }));

/** What a spell has made of a denizen; '': it is itself. (MR-B29) */
export const shapeOfDenizen = (s: RealmState, denizen: number): string =>
  strongest(idsOf(changingDenizen(s, denizen)));

/** What a spell has made of him; '': he is himself. (MR-B29) */
export function shapeOf(s: RealmState, who: Who): string {
  if (s.effects.length === 0) return '';
  if (!isMover(s, who)) return strongest(idsOf(changing(s, who)));
  const { denizen } = moverOf(s, who);
  return denizen < 0 ? '' : shapeOfDenizen(s, denizen);
}

/** Is he something else now? Then his chits and belongings are out of reach. (MR-B29) */
export const isChanged = (s: RealmState, who: Who): boolean => s.effects.length > 0 && shapeOf(s, who) !== '';
export const isMist = (s: RealmState, who: Who): boolean => s.effects.length > 0 && shapeOf(s, who) === MIST;

/** Shapes as a combat knows them. @param seats those of the combat, by their places in it */
const inCombat = (all: readonly Changing[], seats: readonly Seat[]): readonly Shape[] =>
  // What an item keeps up does not end with its owner. (MR-B27)
  all.length === 0
    ? NO_SHAPES
    : thingsOf(all, ({ shape, by, item }) => ({ id: shape, by: item === '' ? seats.indexOf(by) : -1 }));
export const shapesIn = (s: RealmState, seats: readonly Seat[], seat: Seat): readonly Shape[] =>
  inCombat(changing(s, seat), seats);
export const denizenShapesIn = (s: RealmState, seats: readonly Seat[], denizen: number): readonly Shape[] =>
  inCombat(changingDenizen(s, denizen), seats);

/** Who flies as what he is: a creature of the table that flies has no other way, a monster may walk as well. (MR-S24, MR-S34) */
export const fliesAs = (shape: string): boolean =>
  creatureOf(shape)?.flies ?? monsters.some(({ id, flies }) => id === shape && flies);
const walksAs = (shape: string): boolean => creatureOf(shape)?.flies !== true;

/** Who is something else can only move, hide and follow, and as a creature search. (MR-B29) */
export function canDo(s: RealmState, who: Who, type: Deed['type']): boolean {
  const shape = shapeOf(s, who);
  if (shape === '') return true;
  switch (type) {
    case 'blank':
    case 'hide':
    case 'follow':
      return true;
    case 'move':
    case 'leave':
      return walksAs(shape);
    case 'fly':
      return fliesAs(shape);
    case 'search':
      return shape !== MIST;
    default:
      return false;
  }
}

/** What spells of his have made of his chits, in their order. (MR-S10, MR-S12, MR-S18, MR-S35) */
export const alterationsOf = (s: RealmState, seat: Seat): readonly Alteration[] =>
  s.effects.flatMap(({ spell, by, chits }) => (by === seat && chits ? [{ spell, chits }] : []));

/** A chit as it is now; one that is let loose serves to move and to fight. (MR-S35) */
export type Chit = ActionChit & { readonly also?: 'FIGHT' };

/** His chits as spells have altered them: what an earlier one changed, a later one may change again. (MR-S10, MR-S12, MR-S18, MR-S35) */
export function alteredChits(s: RealmState, seat: Seat, chits: readonly ActionChit[]): readonly Chit[] {
  const all = s.effects.length === 0 ? [] : alterationsOf(s, seat);
  if (all.length === 0) return chits;
  return chits.map((chit, at) =>
    all.reduce((now: Chit, one): Chit => {
      if (now.kind !== 'MAGIC' || !one.chits.includes(at)) return now;
      const as = alteredBy(one.spell, now.magic, now.time);
      if (!as) return now;
      const { time, asterisks, level } = now;
      const code = alteredCode(now.code, as);
      return 'magic' in as
        ? { ...now, code, magic: as.magic }
        : { code, time, asterisks, level, kind: 'MOVE', strength: as.strength, also: 'FIGHT' };
    }, chit),
  );
}
