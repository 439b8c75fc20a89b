/** What is drawn at once of something new: about as many cards as a screen shows. */
const FIRST = 12;

/**
 * Of new entries those that are seen first, and below them, until there is time for the rest, what has stood there before:
 * so the page keeps its length, and nothing moves under whoever reads further down.
 */
export function screenful<T>(now: readonly T[], before: readonly T[]): readonly T[] {
  if (now.length <= FIRST) return now;
  const first = now.slice(0, FIRST);
  const stay = before.filter((entry) => !first.includes(entry));
  return [...first, ...stay.slice(0, now.length - FIRST)];
}
