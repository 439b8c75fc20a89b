import { characters } from '../../catalogue';
import { isCast } from '../../combat/engine/covered';
import { level } from '../../reckon/harm';
import { isDaySpell } from '../engine/magic/day-spells';
import { levelView } from '../../sheet';
import type { RealmState } from '../engine/state';
import { nextAim } from '../aims';

/** How well a character stands a fight: by his own strength, his armor, and what he strikes with. */
const strengths: ReadonlyMap<string, number> = new Map(
  characters.map(({ id, vulnerability, levels, chits }) => {
    const { weapon, armor } = levels.at(-1)!;
    const fights = chits.filter(({ kind }) => kind === 'FIGHT').length;
    return [id, level(vulnerability) * 2 + armor.length + (weapon === undefined ? 0 : 2) + fights / 4];
  }),
);

/** Who comes for somebody who was killed: the strongest. */
export const strengthOfKind = (id: string): number => strengths.get(id)!;

/** Of the categories that one is worth most which comes next, where a little of everything is wanted. */
export function pointWorth(s: RealmState, category: number): number {
  const asked = s.asks.at(-1);
  if (asked?.type !== 'new-point') return 0;
  const given = asked.victory.reduce((sum, n) => sum + n, 0);
  const { house } = s.game;
  const has = levelView(
    characters.find(({ id }) => id === asked.id)!,
    house['party.level'],
    house,
  );
  return category === nextAim(has, given) ? 1 : 0;
}

/** Spells that work in combats come first, then those of the days. */
export const spellWorth = (id: string): number => (isCast(id) ? 2 : isDaySpell(id) ? 1 : 0);
