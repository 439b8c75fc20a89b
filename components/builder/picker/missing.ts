/** A card of which the list needs so many more than were printed. */
export interface Missing {
  readonly name: string;
  readonly count: number;
}

/** What the list needs and nobody printed. */
export const missingOf = (
  counts: ReadonlyMap<string, number>,
  owned: ReadonlyMap<string, number>,
  nameOf: (id: string) => string,
): readonly Missing[] =>
  [...counts].flatMap(([id, wanted]) => {
    const count = wanted - (owned.get(id) ?? 0);
    return count > 0 ? [{ name: nameOf(id), count }] : [];
  });

/** Is one more of it printed than the list uses? */
export const isSpare = (
  counts: ReadonlyMap<string, number>,
  owned: ReadonlyMap<string, number>,
  id: string,
): boolean => (owned.get(id) ?? 0) > (counts.get(id) ?? 0);
