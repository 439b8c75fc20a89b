import type { Entry } from '../catalogue/entry';
import type { AnySystem } from '../system';
import type { AnyTerms } from './prepare';
import { fold, typingDistance } from './text-words';

/** The entry that a text names. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly sure: 'exact' | 'guess';
}

/** No list has so many lines; each is compared with every name that there is. */
const MOST_GUESSES = 1000;

/** Finds entries as people name them: by id after `#`, by exact name, by the beginning of one name alone, or by a small slip of typing. Guesses are dear, and end. */
export function finderOf(system: AnySystem, terms: AnyTerms): (text: string) => Named | undefined {
  const byName = new Map<string, Entry>();
  for (const e of [...system.entries, ...terms.cards.values()]) {
    if (!byName.has(fold(e.name))) byName.set(fold(e.name), e);
  }
  for (const e of system.entries) if (!byName.has(fold(e.id))) byName.set(fold(e.id), e);

  let guessed = 0;
  return (text) => {
    const marked = /#((?:own:)?[a-z0-9-]+)\s*(?:\(.*\))?$/.exec(text)?.[1];
    if (marked) {
      const own = terms.cards.get(marked) ?? system.entries.find((e) => e.id === marked);
      if (own) return { id: own.id, name: own.name, sure: 'exact' };
      if (marked.startsWith('own:')) return { id: marked, name: marked, sure: 'exact' };
    }
    const bare = withoutBrackets(text);
    for (const name of [text, bare]) {
      const exact = byName.get(fold(name));
      if (exact) return { id: exact.id, name: exact.name, sure: 'exact' };
    }
    const wanted = fold(bare);
    if (wanted.length < 3 || ++guessed > MOST_GUESSES) return undefined;
    const begins = [...byName].filter(([name]) => name.startsWith(wanted));
    const different = new Set(begins.map(([, e]) => e.id));
    if (different.size === 1) return { id: begins[0]![1].id, name: begins[0]![1].name, sure: 'guess' };
    const limit = wanted.length < 6 ? 1 : 2;
    let best: Entry | undefined;
    let least = limit + 1;
    for (const [name, entry] of byName) {
      const distance = typingDistance(wanted, name, limit);
      if (distance < least) [best, least] = [entry, distance];
    }
    return best && { id: best.id, name: best.name, sure: 'guess' };
  };
}

/** `Archer (76)` without what stands in brackets at its end. */
function withoutBrackets(text: string): string {
  const plain = text.trimEnd();
  const from = plain.search(/[([]/);
  return from >= 0 && /[)\]]$/.test(plain) ? plain.slice(0, from).trimEnd() : text;
}

/** `2x Archer`, `2 Archer (76)`, `Archer x2`, `Archer`: the count and the rest. */
export const countIn = (text: string): { readonly name: string; readonly uses: number } => {
  const before = /^(\d{1,3})\s*[x×]?\s+(.+)$/i.exec(text.trim());
  if (before) return { name: before[2]!, uses: Number(before[1]) };
  const after = /^(.+?)\s*[x×]\s*(\d{1,3})\s*(\(.*\))?$/i.exec(text.trim());
  return after ? { name: after[1]!, uses: Number(after[2]) } : { name: text.trim(), uses: 1 };
};
