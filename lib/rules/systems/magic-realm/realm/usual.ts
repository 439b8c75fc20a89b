import { characters } from '../catalogue';
import { namesInOrder } from '../chits';
import { isCast } from '../combat/engine/covered';
import type { House } from '../house';
import { openSpells } from '../legality/spells';
import { requiredPoints, totalPoints } from '../points';
import { levelView, type CharacterView, type LevelView, type RealmTerms } from '../sheet';
import { victoryCategories } from '../sheet-words';
import { isDaySpell } from './engine/magic/day-spells';
import type { Newcomer } from './engine/world/fresh';

const isMagician = ({ chits }: LevelView): boolean => chits.some(({ kind }) => kind === 'MAGIC');

/** Goals of one who named none: a little of everything that he can reach. (MR-B64) */
function usualVictory(has: LevelView, points: number): readonly number[] {
  const order = isMagician(has) ? [0, 4, 1, 4, 3, 2] : [0, 4, 3, 4, 2];
  const out = victoryCategories.map(() => 0);
  for (let i = 0; i < points; i++) out[order[i % order.length]!]!++;
  return out;
}

/** Starting spells that a list leaves open: first those that a combat carries out, then those of the days. (MR-B06) */
function usualSpells(has: LevelView, chosen: readonly string[], terms: RealmTerms): readonly string[] {
  const open = openSpells({ has }, terms)
    .map(({ id }) => id)
    .filter((id) => !chosen.includes(id));
  const rank = (id: string): number => (isCast(id) ? 0 : isDaySpell(id) ? 1 : 2);
  const best = open.toSorted((a, b) => rank(a) - rank(b));
  return [...chosen, ...best].slice(0, Math.max(chosen.length, has.development.startingSpells));
}

export function newcomerOf(who: CharacterView, house: House, terms: RealmTerms): Newcomer {
  const { entry, member, level, has, spells } = who;
  const points = requiredPoints(house, 0, level);
  const colored = new Set(namesInOrder(member.colorChits ?? []));
  const nth = new Map<string, number>();
  const colorChits = has.chits.flatMap(({ code }, i) => {
    const n = (nth.get(code) ?? 0) + 1;
    nth.set(code, n);
    return colored.has(`${code}#${n}`) ? [i] : [];
  });
  return {
    id: entry.id,
    level,
    start: member.start ?? entry.start[0]!,
    victory:
      totalPoints(member.victory) > 0
        ? victoryCategories.map((one) => member.victory?.[one] ?? 0)
        : usualVictory(has, points),
    spells: usualSpells(
      has,
      spells.map(({ id }) => id),
      terms,
    ),
    colorChits,
  };
}

/** A character whom nobody brought, at the agreed level. */
export function usualNewcomer(id: string, house: House, terms: RealmTerms): Newcomer {
  const entry = characters.find((one) => one.id === id)!;
  const level = house['party.level'];
  const has = levelView(entry, level, house);
  return {
    id,
    level,
    start: entry.start[0]!,
    victory: usualVictory(has, requiredPoints(house, 0, level)),
    spells: usualSpells(has, [], terms),
    colorChits: [],
  };
}
