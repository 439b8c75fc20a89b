import type { Misfit } from './drawing';
import { lacking, type FontId } from './measure';

/** Each letter of these words that their fonts have not, once. */
export function lettersLost(
  title: string,
  words: readonly (readonly [text: string, font: FontId])[],
): readonly Misfit[] {
  const letters = new Set(words.flatMap(([text, font]) => lacking(text, font)));
  return [...letters].map((letter) => ({
    kind: 'character',
    title,
    message: `The font has no “${letter}”.`,
  }));
}

/** As many names as are read before one looks at the paper oneself. */
const MOST_NAMES = 8;

/** Names of which none comes twice, and how many are left out of a long row. */
function named(titles: readonly string[]): string {
  const each = [...new Set(titles)];
  const left = each.length - MOST_NAMES;
  return left > 0 ? `${each.slice(0, MOST_NAMES).join(', ')} and ${left} more` : each.join(', ');
}

/** What does not fit, with each lost letter told once for all that it stands on. */
export function toldOnce(misfits: readonly Misfit[]): readonly Misfit[] {
  const titles = new Map<string, string[]>();
  for (const { kind, title, message } of misfits)
    if (kind === 'character') titles.set(message, [...(titles.get(message) ?? []), title]);
  const told = [...titles].map(([message, of]): Misfit => ({ kind: 'character', title: named(of), message }));
  return [...misfits.filter(({ kind }) => kind !== 'character'), ...told];
}
