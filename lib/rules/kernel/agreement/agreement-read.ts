import { OwnCard, type Agreement } from './agreement';
import { INSIDE, labelsOf, SET_WORDS } from './agreement-text';
import { inWords } from '../own/own-fields';
import { defaultAgreement, readOwnCard } from '../list/prepare';
import { catalogueOf } from '../catalogue/reference';
import { showSetting } from './show-setting';
import type { AnySystem } from '../system';
import { fold } from '../list/text-words';
import { variationsOf, type VariationSchema } from './variations';

/** What became of one line of a pasted agreement. */
export interface AgreementLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly sure: 'exact' | 'guess' | 'ignored';
  readonly understood: string;
}

export interface ReadAgreement {
  readonly agreement: Agreement;
  readonly lines: readonly AgreementLine[];
}

type Said = Omit<AgreementLine, 'line' | 'text'>;
const exact = (understood: string): Said => ({ sure: 'exact', understood });
const guess = (understood: string): Said => ({ sure: 'guess', understood });
const ignored = (understood: string): Said => ({ sure: 'ignored', understood });

const NONE = new Set(['none', 'off', '-', '–', 'empty']);
const YES = new Set(['yes', 'on', 'true', 'agreed']);
const NO = new Set(['no', 'off', 'false']);

/** Everything that a written value may mean, likeliest first; the schema of the variation picks. */
function meanings(text: string, schema: VariationSchema): readonly unknown[] {
  const word = fold(text);
  const out: unknown[] = [];
  const options = [schema.enum, ...(schema.anyOf ?? []).map((s) => (s as VariationSchema).enum)].flatMap(
    (e) => e ?? [],
  );
  const named = options.find((o) => fold(String(o)) === word || fold(inWords(String(o))) === word);
  if (named !== undefined) out.push(named);
  if (NONE.has(word)) out.push(null, [], {}, '');
  if (YES.has(word)) out.push(true);
  if (NO.has(word)) out.push(false);
  const number = /^-?\d+([.,]\d+)?$/.exec(text.trim().replace('−', '-'))?.[0];
  if (number !== undefined) out.push(Number(number.replace(',', '.')));
  try {
    out.push(JSON.parse(text));
  } catch {
    // Most lines are words and not JSON.
  }
  out.push(
    text.split(';').map((part) => part.trim()),
    text.trim(),
  );
  return out;
}

const put = (
  into: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> => {
  const [key, ...rest] = path as [string, ...string[]];
  const inner = into[key];
  return {
    ...into,
    [key]:
      rest.length === 0
        ? value
        : put(
            typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {},
            rest,
            value,
          ),
  };
};

class Reader {
  agreement: Agreement;
  readonly #system: AnySystem;
  readonly #byName: ReadonlyMap<string, string>;
  readonly #byLabel: ReadonlyMap<string, VariationSchema>;

  constructor(system: AnySystem) {
    this.#system = system;
    this.agreement = { ...defaultAgreement(system), name: 'Our agreement' };
    this.#byName = new Map([...catalogueOf(system).values()].map((e) => [fold(e.name), e.id]));
    const labels = labelsOf(system);
    this.#byLabel = new Map(
      variationsOf(system).flatMap((v) => [
        [fold(v.key), v],
        [fold(labels.get(v.key) ?? v.key), v],
      ]),
    );
  }

  line(text: string): Said {
    const heading = /^#+\s*(.+)$/.exec(text)?.[1] ?? /^agreement:\s*(.+)$/i.exec(text)?.[1];
    if (heading !== undefined) {
      this.agreement = { ...this.agreement, name: heading.trim().slice(0, 120) };
      return exact(`The name: ${this.agreement.name}`);
    }
    const slug = /\[([a-z-]+)\]/.exec(text)?.[1];
    if (slug !== undefined && !text.includes(':'))
      return slug === this.#system.slug
        ? exact(this.#system.name)
        : ignored(`This names ${slug}; it is read for ${this.#system.name}.`);
    const at = text.indexOf(':');
    if (at < 0) return ignored('There is no setting in this line.');
    const [label, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    switch (fold(label)) {
      case fold(SET_WORDS.banned):
        return this.#set('banned', value);
      case fold(SET_WORDS.allowed):
        return this.#set('allowed', value);
      case fold(SET_WORDS.card):
        return this.#card(value);
      default:
        return this.#variation(label, value);
    }
  }

  #set(field: 'banned' | 'allowed', value: string): Said {
    if (NONE.has(fold(value))) {
      this.agreement = { ...this.agreement, [field]: [] };
      return exact(field === 'banned' ? 'Nothing is banned.' : 'Nothing at all may be brought.');
    }
    const known = catalogueOf(this.#system);
    const missing: string[] = [];
    const ids = value.split(';').flatMap((part) => {
      const name = part.trim();
      const id = name.startsWith('#') ? name.slice(1) : (this.#byName.get(fold(name)) ?? fold(name));
      if (known.has(id) || /^own:[a-z0-9-]+$/.test(id)) return [id];
      if (name !== '') missing.push(name);
      return [];
    });
    this.agreement = { ...this.agreement, [field]: [...(this.agreement[field] ?? []), ...ids] };
    const said = `${field === 'banned' ? 'Banned' : 'Only'}: ${ids.map((id) => known.get(id)?.name ?? id).join(', ') || 'none'}`;
    return missing.length === 0 ? exact(said) : guess(`${said}. Not known: ${missing.join(', ')}`);
  }

  #card(value: string): Said {
    let given: unknown;
    try {
      given = JSON.parse(value);
    } catch {
      return ignored('A card stands in a text as JSON, and this is none.');
    }
    const card = OwnCard.safeParse(given);
    const read = card.success ? readOwnCard(this.#system, card.data) : undefined;
    if (!card.success || !read?.ok) return ignored('This is no card of this game.');
    this.agreement = { ...this.agreement, cards: [...this.agreement.cards, card.data] };
    return exact(`The custom card ${read.value.name}`);
  }

  #variation(label: string, value: string): Said {
    const [title = '', ...inner] = label.split(INSIDE).map((part) => part.trim());
    const named = this.#byLabel.get(fold(title));
    const like = named ? [named] : this.#like(title);
    const schema = like[0];
    if (!schema || like.length > 1) return ignored(`There is no variation “${title}”.`);
    for (const meaning of meanings(value, schema)) {
      const house = put(this.agreement.house, [schema.key, ...inner], meaning);
      // Half of a pair of limits may be wrong until the other half is read: only this line's own field is judged.
      if (!this.#fits(schema.key, house[schema.key], inner)) continue;
      this.agreement = { ...this.agreement, house: house as Agreement['house'] };
      const said = `${[schema.title ?? schema.key, ...inner].join(', ')}: ${showSetting(meaning, this.#system)}`;
      return named ? exact(said) : guess(said);
    }
    return ignored(`“${value}” is no value for ${schema.title ?? schema.key}.`);
  }

  #fits(key: string, value: unknown, inner: readonly string[]): boolean {
    const read = this.#system.house.safeParse({ [key]: value });
    if (read.success) return true;
    const at = [key, ...inner].join('\n');
    return (
      inner.length > 0 &&
      !read.error.issues.some((i) => i.path.join('\n').startsWith(at) || i.code === 'unrecognized_keys')
    );
  }

  #like(title: string): readonly VariationSchema[] {
    const word = fold(title);
    if (word.length < 4) return [];
    const hits = [...this.#byLabel].filter(([label]) => label.includes(word)).map(([, v]) => v);
    return [...new Set(hits)];
  }
}

/** Reads an agreement that was written as text, or typed by hand, and says of each line what became of it. */
export function readAgreementText(system: AnySystem, text: string): ReadAgreement {
  const reader = new Reader(system);
  const lines = text.split(/\r?\n/).flatMap((raw, i): AgreementLine[] => {
    const plain = raw
      .replace(/^\s*[-*•]\s+/, '')
      .replace(/\*\*/g, '')
      .trim();
    return plain === '' ? [] : [{ line: i + 1, text: raw.trim(), ...reader.line(plain) }];
  });
  return { agreement: reader.agreement, lines };
}
