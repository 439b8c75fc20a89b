import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { levelLimit, levelOf, useLevels, type Army, type MmsTerms } from '../army';
import { isCharacter, type Category, type MmsCard } from '../catalogue/card';
import { kinds } from '../catalogue/kinds';
import { addUses, type Entries } from '../edits';
import { cheapestWithin } from '../forms/least';
import type { MmsHouse } from '../house';
import { poolOf } from '../pool';
import { inPlace, instead, levelsLeft } from './instead';

/** Sums of levels, times uses and cards, that are tried out for a repair at the most. */
const MOST_SUMS = 2_000_000;

/** More of a category, the cheapest way first; in the place of something else where the levels are spent. */
export function addMissing(
  army: Army,
  category: Category,
  usesOf: (card: MmsCard) => number,
  house: MmsHouse,
  terms: MmsTerms,
): readonly Mend[] {
  const left = levelsLeft(army, house);
  return poolOf(terms)
    .filter((card) => card.kind === category)
    .map((card) => ({ card, uses: usesOf(card) }))
    .sort((a, b) => a.uses * a.card.cost - b.uses * b.card.cost)
    .slice(0, 3)
    .flatMap(({ card, uses }) => {
      const label = uses === 1 ? `Add ${card.name}` : `Add ${card.name} ${uses} times`;
      const add = (to: Entries) => addUses(to, card.id, uses);
      const over = uses * card.cost - left;
      return over > 0
        ? inPlace(army, over, house, label, add).slice(0, 4)
        : [{ label, entries: add(army.list.entries) }];
    });
}

/** A dearer card of the category in the place of one. */
export const dearer = (
  army: Army,
  category: Category,
  missing: number,
  house: MmsHouse,
  terms: MmsTerms,
): readonly Mend[] =>
  army.lines.flatMap((line) =>
    [line.entry, ...line.with]
      .filter(({ kind }) => kind === category)
      .flatMap((card) =>
        instead(
          army,
          line,
          card,
          house,
          terms,
          (other) => (other.cost - (levelOf(card, house) ?? 0)) * line.count >= missing,
        ),
      ),
  );

/**
 * The cheapest cards that keep all limits of the category in the place of those that are there, and of the rest of the army
 * what can still be paid for, Characters first, or else the cheapest of the pool. For limits that no single change meets.
 */
export function chosenAnew(
  army: Army,
  category: Category,
  house: MmsHouse,
  terms: MmsTerms,
): readonly Mend[] {
  const limit = levelLimit(army.options, house);
  const need = house.categoryLimits[category] ?? {};
  const among = poolOf(terms).filter(({ kind }) => kind === category);
  if (among.length * limit * ((need.maxUses ?? need.minUses ?? 0) + 1) > MOST_SUMS) return [];
  const chosen = cheapestWithin(among, {
    ...need,
    minUses: Math.max(need.minUses ?? 0, category === 'character' ? 1 : 0),
    copies: (card) =>
      house.uniqueNamed && card.role === 'hero' ? 1 : (house.maxCopies ?? Number.MAX_SAFE_INTEGER),
    limit,
  });
  if (!chosen) return [];
  let left = limit - chosen.reduce((sum, card) => sum + card.cost, 0);
  const stays: ListEntry[] = [];
  const kept = new Set<number>();
  const rest = army.lines
    .filter(({ entry }) => entry.kind !== category)
    .sort((a, b) => Number(isCharacter(b.entry)) - Number(isCharacter(a.entry)) || a.at - b.at);
  for (const line of rest) {
    const parts = line.with.filter(({ kind }) => kind !== category);
    const each = useLevels({ ...line, with: parts }, house);
    const count = Math.min(line.count, each > 0 ? Math.floor(left / each) : line.count);
    if (count < 1) continue;
    left -= count * each;
    kept.add(line.at);
    const { with: _, ...item } = army.list.entries[line.at]!;
    stays.push({ ...item, count, ...(parts.length > 0 ? { with: parts.map(({ id }) => id) } : {}) });
  }
  const isThere =
    chosen.some(isCharacter) || rest.some(({ at, entry }) => isCharacter(entry) && kept.has(at));
  const character = isThere
    ? undefined
    : poolOf(terms).find((card) => isCharacter(card) && card.cost <= left);
  const name = kinds.find(({ id }) => id === category)?.plural ?? category;
  return [
    {
      label: `Choose ${name} anew, the cheapest that keep the limits`,
      entries: [...chosen, ...(character ? [character] : [])].reduce(
        (entries, card) => addUses(entries, card.id),
        stays,
      ),
    },
  ];
}
