/** A word of the rules and what it means exactly. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
  /** How it is spelt in texts, without plurals; none where it is too common a word to be pointed out. */
  readonly forms: readonly string[];
  /** Ledger rows that say so; the first is the one to read. */
  readonly rules: readonly string[];
}

/** `term('next to, neighbour', '…', 'MMS-061 MMS-R11')`: the spellings are those of the head unless others are given. */
export const term = (word: string, meaning: string, rules: string, forms?: readonly string[]): Term => ({
  term: word,
  meaning,
  forms:
    forms ??
    word
      .split(', ')
      .map((form) =>
        form.toLowerCase() === form || /[A-Z]{2}|[a-z][A-Z]/.test(form) ? form : form.toLowerCase(),
      ),
  rules: rules.split(' '),
});

/** The id of a term within a page, of letters, digits and hyphens. */
export const termId = ({ term: word }: Pick<Term, 'term'>): string =>
  `word-${word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** A stretch of a text; with a term where one is spelt there for the first time. */
export interface Stretch {
  readonly text: string;
  readonly term?: Term;
}

interface Reader {
  readonly find: RegExp;
  readonly byForm: ReadonlyMap<string, Term>;
}

const readers = new WeakMap<readonly Term[], Reader>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Words in capitals are meant as they stand: `MOVE chit` is none of `move`. */
const isExact = (form: string): boolean => /[A-Z]{2}|^[A-Z]/.test(form);

function readerOf(terms: readonly Term[]): Reader {
  const known = readers.get(terms);
  if (known) return known;
  const byForm = new Map(terms.flatMap((t) => t.forms.map((form) => [form, t] as const)));
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const made: Reader = {
    find: new RegExp(`(?<![\\p{L}\\p{N}-])(${forms.join('|')})(s|es)?(?![\\p{L}\\p{N}-])`, 'giu'),
    byForm,
  };
  readers.set(terms, made);
  return made;
}

/** Cuts a text where a term is spelt for the first time in it. The stretches put together are the text again. */
export function stretchesOf(terms: readonly Term[], text: string): readonly Stretch[] {
  const { find, byForm } = readerOf(terms);
  if (byForm.size === 0) return [{ text }];
  const found: Stretch[] = [];
  const seen = new Set<Term>();
  let from = 0;
  for (const hit of text.matchAll(find)) {
    const written = hit[1]!;
    const term = byForm.get(written) ?? byForm.get(written.toLowerCase());
    if (!term || seen.has(term)) continue;
    if (
      term.forms.some(
        (form) => isExact(form) && form.toLowerCase() === written.toLowerCase() && form !== written,
      )
    )
      continue;
    seen.add(term);
    if (hit.index > from) found.push({ text: text.slice(from, hit.index) });
    found.push({ text: hit[0], term });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** The terms that are spelt in any of the texts, in the order of the glossary. */
export const termsIn = (terms: readonly Term[], texts: Iterable<string>): readonly Term[] => {
  const used = new Set<Term>();
  for (const text of texts) for (const { term: one } of stretchesOf(terms, text)) if (one) used.add(one);
  return terms.filter((one) => used.has(one));
};
