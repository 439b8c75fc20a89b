import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import { LIGHT } from '../../../reckon/harm';
import { attacksBy, attacksOn, maneuverOf } from './attacks';
import type { MrChoice } from '../choices';
import { conjuredOf, ownerOf, useUp } from '../magic/conjured';
import { isWarded } from '../magic/charms';
import type { MrEvent } from '../events';
import { isWorn, playingAt, strengthOf } from '../fighters/playing';
import { spellAttack } from '../magic/spells';
import { DIRECTIONS, type HeroState, type MrState } from '../state';
import { isThere } from '../who';

const ATTACK = 1;
const MANEUVER = 2;
const BROOM = 4;
const EVERYWHERE: readonly number[] = Array.from({ length: DIRECTIONS }, (_, i) => i);

/** Every target is slow enough for his attack to be turned elsewhere. (MR-T05) */
function mayTurnAttack(s: MrState, seat: Seat): boolean {
  const redirect = effectOf(s, seat, 'attack');
  if (!redirect || spellAttack(s, seat)?.direction) return false;
  const all = attacksBy(s, seat);
  return all.length > 0 && all.every(({ at }) => maneuverOf(s, at).time >= redirect.fromTime);
}

/** All attacks at him are slow enough for him to be elsewhere. (MR-T21) */
function mayTurnManeuver(s: MrState, seat: Seat): boolean {
  const redirect = effectOf(s, seat, 'maneuver');
  const { maneuver } = s.heroes[seat]!.plot;
  if (!redirect || maneuver < 0 || playingAt(s, seat, maneuver).kind === 'DUCK') return false;
  const all = attacksOn(s, seat);
  return all.length > 0 && all.every(({ time }) => time >= redirect.fromTime);
}

type Redirect = Extract<Effect, { readonly kind: 'redirect' }>;

/** The card in use that turns it elsewhere. */
function effectOf(s: MrState, seat: Seat, what: Redirect['what']): Redirect | undefined {
  for (const [item, { effects }] of s.game.heroes[seat]!.things.entries())
    for (const effect of effects)
      if (effect.kind === 'redirect' && effect.what === what && isWorn(s, seat, item)) return effect;
  return undefined;
}

/** Brooms of his spells on others who play a MOVE chit: he may fly those who play a light one, and let a stronger one go. (MR-S26) */
function brooms(s: MrState, seat: Seat): MrChoice[] {
  return s.heroes.flatMap(({ plot }, at): MrChoice[] => {
    if (at === seat || !isThere(s, at) || plot.maneuver < 0 || isWarded(s, at)) return [];
    const { kind, item } = playingAt(s, at, plot.maneuver);
    if (kind !== 'MOVE' || item >= 0) return [];
    const broom = conjuredOf(s, at, 'broom').find((one) => ownerOf(s, at, one) === seat);
    if (broom === undefined) return [];
    const isLightOne = strengthOf(s, at, plot.maneuver) <= LIGHT;
    return [{ type: 'broom', at, item: broom, flies: isLightOne }];
  });
}

const isAsked = ({ shifted }: HeroState, bit: number): boolean => (shifted & bit) === 0;

/** What may still be changed after the reveal. (MR-T05, MR-T21, MR-S26) */
export function shiftChoices(s: MrState, seat: Seat): MrChoice[] {
  const hero = s.heroes[seat]!;
  if (!isThere(s, seat)) return [];
  if (isAsked(hero, BROOM)) {
    const all = brooms(s, seat);
    if (all.length > 0) return [...all, { type: 'let-be' }];
  }
  if (isAsked(hero, ATTACK) && mayTurnAttack(s, seat))
    return EVERYWHERE.map((to) => ({ type: 'redirect', to }));
  if (isAsked(hero, MANEUVER) && mayTurnManeuver(s, seat))
    return EVERYWHERE.map((to) => ({ type: 'elude', to }));
  return [];
}

/** A broom takes the place of the chit that was played, or its spell is let go. (MR-S26) */
function rideBroom(
  s: MrState,
  seat: Seat,
  at: Seat,
  item: number,
  flies: boolean,
  tell?: Tell<MrEvent>,
): void {
  tell?.({ type: 'broomed', rule: 'MR-S26', seat, at, flies });
  if (!flies) return useUp(s, at, item);
  const chit = s.game.heroes[at]!.playings.findIndex((one) => one.item === item);
  s.heroes[at]!.plot.maneuver = chit;
  s.heroes[at]!.used[chit] = 1;
}

export function playShift(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  switch (choice.type) {
    case 'broom':
      return rideBroom(s, seat, choice.at, choice.item, choice.flies, tell);
    case 'let-be':
      hero.shifted |= BROOM;
      return;
    case 'redirect':
      hero.shifted |= ATTACK;
      if (choice.to === hero.plot.direct) return;
      hero.plot.direct = choice.to;
      tell?.({ type: 'redirected', rule: 'MR-T05', seat, direct: choice.to });
      return;
    case 'elude':
      hero.shifted |= MANEUVER;
      if (choice.to === hero.plot.toward) return;
      hero.plot.toward = choice.to;
      tell?.({ type: 'eluded', rule: 'MR-T21', seat, toward: choice.to });
      return;
    default:
  }
}
