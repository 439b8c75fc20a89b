import type { AnySystem } from '../system';
import { fold, MOST_LETTERS } from './text-words';

/** The system that a text names in brackets or by its name, else the one that knows most of its lines. */
export function systemOfText(systems: readonly AnySystem[], text: string): AnySystem | undefined {
  const named =
    systems.find((s) => text.includes(`[${s.slug}]`)) ?? systems.find((s) => text.includes(s.name));
  if (named) return named;
  const words = text
    .split(/\n|;|\s\+\s/)
    .map((part) =>
      part.length > MOST_LETTERS
        ? ''
        : fold(part.replace(/^\W*\d*\s*[x×]?\s*/, '').replace(/\(.*?\)\s*$/, '')),
    );
  let best: AnySystem | undefined;
  let most = 0;
  for (const system of systems) {
    const names = new Set(system.entries.map((e) => fold(e.name)));
    const hits = words.filter((w) => names.has(w)).length;
    if (hits > most) [best, most] = [system, hits];
  }
  return best;
}
