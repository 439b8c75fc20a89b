import type { Seat } from '../../../../../kernel/game/engine';
import { spells as entries } from '../../../catalogue';
import type { Effect } from '../../../catalogue/effects';
import { holdingOf } from '../../../beasts';
import { castSpells, isLasting, type Aim } from '../covered';
import { isFoe, WORKING, type Casting, type MrState, type Who } from '../state';
import { foeAt } from '../who';

type Attack = Extract<Effect, { readonly kind: 'attack' }>;

/** The Power of the Pit, where it was agreed that it must hit: as that of a demon does. (MR-B70) */
const PIT: Attack = { kind: 'attack', method: 'striking', length: 17, harm: 'N', stars: 0, at: 'one' };

const attacks: ReadonlyMap<string, Attack> = new Map(
  entries.flatMap(({ id, effects }) =>
    effects.flatMap((e): [string, Attack][] => (e.kind === 'attack' ? [[id, e]] : [])),
  ),
);

const benevolent: ReadonlySet<string> = new Set(
  entries.flatMap((spell) => (spell.benevolent ? [spell.id] : [])),
);

/** One of the spells that he can cast, by its number. */
export const castingAt = (s: MrState, seat: Seat, spell: number): Casting =>
  s.game.heroes[seat]!.spells[spell]!;

/** What the spell is aimed at. */
export function aimOf(s: MrState, seat: Seat, spell: number): Aim {
  const { id, days } = castingAt(s, seat, spell);
  return days?.aim ?? castSpells[id as keyof typeof castSpells];
}

/** Does he cast a spell that makes denizens serve or spare him? It provokes nobody. (MR-S15, MR-S37) */
export function isCharming(s: MrState, seat: Seat): boolean {
  const { spell } = s.heroes[seat]!;
  return spell >= 0 && holdingOf(castingAt(s, seat, spell).id) !== undefined;
}

/** Does the spell that he casts stay in effect beyond the round? (MR-B25) */
export function lasts(s: MrState, seat: Seat): boolean {
  return isLasting(castingAt(s, seat, s.heroes[seat]!.spell).id);
}

/** Is it treachery to aim at it: an own hireling, and no spell that does him good by agreement? (MR-B45, MR-B70) */
export function isTreachery(s: MrState, seat: Seat, who: Who): boolean {
  if (!isFoe(who) || foeAt(s, who).owner !== seat) return false;
  const { spell } = s.heroes[seat]!;
  return spell < 0 || !s.game.benevolent || !benevolent.has(castingAt(s, seat, spell).id);
}

/** The attack that a spell makes, if it makes one. (MR-145) */
const attackOf = (s: MrState, seat: Seat): Attack | undefined => {
  const { spell } = s.heroes[seat]!;
  if (spell < 0) return undefined;
  const { id } = castingAt(s, seat, spell);
  return id === 'power-of-the-pit' && s.game.optional?.pitAsAttack ? PIT : attacks.get(id);
};

/** Spells that are plotted and must hit, once they took effect. */
export const spellAttack = (s: MrState, seat: Seat): Attack | undefined =>
  s.heroes[seat]!.spellState === WORKING ? attackOf(s, seat) : undefined;
