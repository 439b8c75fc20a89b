import { characters } from '../../catalogue';
import { isCast } from '../../combat/engine/covered';
import { level } from '../../reckon/harm';
import { victoryCategories } from '../../sheet-words';
import { isDaySpell } from '../engine/magic/day-spells';
import type { RealmState } from '../engine/state';

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

/** In so many days gold can be found, and in so few nothing is. */
const ENOUGH = 12;

/** What of the categories he aims at: what is lacking counts the more, the more is wanted of it, so a little of everything. (MR-B65) */
export function pointWorth(s: RealmState, category: number): number {
  const asked = s.asks.at(-1);
  const had = asked?.type === 'new-point' ? asked.victory[category]! : 0;
  const costs = (had + 1) * (had + 2) - had * (had + 1);
  const hopes: Readonly<Record<(typeof victoryCategories)[number], number>> = {
    greatTreasures: 2,
    spells: 0,
    fame: 1,
    notoriety: 2,
    gold: s.game.days - s.day > ENOUGH ? 4 : 2,
  };
  return hopes[victoryCategories[category]!] - costs;
}

/** Spells that work in combats come first, then those of the days. */
export const spellWorth = (id: string): number => (isCast(id) ? 2 : isDaySpell(id) ? 1 : 0);
