import { valuesOf } from './field-values';
import { fieldsOf, type Catalogue, type Field, type Fields } from './fields';
import { foldWords, hasPhrase } from './fold';
import { quoted, readSyntax, type Operator, type Span, type Token } from './syntax';

/** Something that could be typed next. */
export interface Suggestion {
  readonly kind: 'field' | 'operator' | 'value' | 'entry';
  /** As it would stand in the query, or the name of an entry. */
  readonly label: string;
  /** What it means, in few words. */
  readonly detail: string;
  /** The query after choosing it, and where the caret then stands. */
  readonly query: string;
  readonly caret: number;
  /** An entry is opened, not typed. */
  readonly entry?: string;
}

const MOST = 8;
const MOST_OF_A_KIND = 4;

const comparisons: readonly (readonly [Operator, string])[] = [
  ['<', 'less than'],
  ['<=', 'at most'],
  ['>', 'more than'],
  ['>=', 'at least'],
  ['=', 'exactly'],
  ['!=', 'anything but'],
];

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

const begins = (text: string, start: string): boolean => hasPhrase(foldWords(text), start);

/** What the caret touches; signs of comparison are never completed. */
export const tokenAt = (tokens: readonly Token[], caret: number): Token | undefined =>
  tokens.find((t) => t.from <= caret && caret <= t.to && t.role !== 'operator');

class Suggester {
  readonly fields: Fields;
  readonly catalogue: Catalogue;
  readonly text: string;

  constructor(catalogue: Catalogue, text: string) {
    this.catalogue = catalogue;
    this.text = text;
    this.fields = fieldsOf(catalogue);
  }

  /** Puts something in place of a stretch. What is complete is followed by a blank. */
  put(at: Span, words: string, complete: boolean): { readonly query: string; readonly caret: number } {
    const rest = this.text.slice(at.to);
    const gap = complete && !/^[\s,]/.test(rest) ? ' ' : '';
    const query = this.text.slice(0, at.from) + words + gap + rest;
    return { query, caret: at.from + words.length + (complete && !rest.startsWith(',') ? 1 : 0) };
  }

  describe(field: Field): string {
    const { numbers, words } = valuesOf(this.catalogue, field);
    if (field.type === 'number' && numbers.length > 0)
      return `${field.label}, ${numbers[0]!.value} to ${numbers.at(-1)!.value}`;
    if (field.type === 'flag') return `${field.label}, yes or no`;
    return field.facet && words.length > 1
      ? `${field.label}, as ${words
          .slice(0, 2)
          .map((w) => w.value)
          .join(' or ')}`
      : field.label;
  }

  field(field: Field, at: Span): Suggestion {
    const name = quoted(field.name);
    // Numbers are compared in more than one way: the sign is asked for next.
    const words = field.type === 'number' ? name : `${name}:`;
    return { kind: 'field', label: words, detail: this.describe(field), ...this.put(at, words, false) };
  }

  operators(field: Field, at: Span): readonly Suggestion[] {
    const name = quoted(field.name);
    return comparisons
      .filter(([sign]) => field.type === 'number' || sign === '=' || sign === '!=')
      .map(([sign, means]) => ({
        kind: 'operator',
        label: `${name}${sign}`,
        detail: `${field.label} ${means} …`,
        ...this.put(at, `${name}${sign}`, false),
      }));
  }

  value(field: Field, value: string, count: number, at: Span, before: string): Suggestion {
    return {
      kind: 'value',
      label: `${before}${quoted(value)}`,
      detail: `${field.label}, ${entries(count)}`,
      ...this.put(at, `${before}${quoted(value)}`, true),
    };
  }

  /** Values of one field that begin so. */
  values(token: Extract<Token, { role: 'value' }>, typed: string): readonly Suggestion[] {
    const field = this.fields.find(token.field);
    if (!field) return [];
    const { words, numbers } = valuesOf(this.catalogue, field);
    const start = foldWords(typed);
    const fitting = numbers.filter(({ value }) => String(value).startsWith(typed.trim()));
    // Of many numbers a few are shown that lie far apart.
    const step = Math.max(1, Math.ceil(fitting.length / MOST));
    const counted = fitting
      .filter((_, i) => i % step === 0)
      .map(({ value, count }) => this.value(field, String(value), count, token, ''));
    const named = words
      .filter(({ value }) =>
        (field.aliases?.get(value) ?? [foldWords(value)]).some((name) => hasPhrase(name, start)),
      )
      .map(({ value, count }) => this.value(field, value, count, token, ''));
    return [...counted, ...named];
  }

  /** Anything that a word could become: a field, a value of one, or the name of an entry. */
  words(at: Span, typed: string): readonly Suggestion[] {
    const start = foldWords(typed);
    const all = this.fields.all.filter((f) => {
      const { words, numbers } = valuesOf(this.catalogue, f);
      return words.length + numbers.length > 0;
    });
    if (start === '')
      return typed.trim() === '' ? all.filter((f) => f.facet).map((f) => this.field(f, at)) : [];
    const exact = this.fields.find(typed);
    const named = all.filter((f) => f !== exact && (begins(f.name, start) || begins(f.label, start)));
    const values = all
      .filter((f) => f.facet && f.type === 'text')
      .flatMap((field) =>
        valuesOf(this.catalogue, field)
          .words.filter(({ value }) => begins(value, start))
          .map(({ value, count }) => this.value(field, value, count, at, `${quoted(field.name)}:`)),
      );
    const opened = this.catalogue.entries
      .filter((e) => begins(e.name, start))
      .map(({ id, name, kind }): Suggestion => ({
        kind: 'entry',
        label: name,
        detail: this.catalogue.kinds.find((k) => k.id === kind)?.name ?? kind,
        entry: id,
        ...this.put(at, quoted(name), true),
      }));
    return [
      ...(exact ? (exact.type === 'number' ? this.operators(exact, at) : [this.field(exact, at)]) : []),
      ...named.slice(0, MOST_OF_A_KIND).map((f) => this.field(f, at)),
      ...values.slice(0, MOST_OF_A_KIND),
      ...opened.slice(0, MOST_OF_A_KIND),
    ];
  }
}

/**
 * What could be typed where the caret stands: fields, signs of comparison, values, and entries by name. The parser says
 * what stands there, so that whatever is offered reads back as it was meant.
 */
export function suggest(catalogue: Catalogue, text: string, caret: number): readonly Suggestion[] {
  const maker = new Suggester(catalogue, text);
  const token = tokenAt(readSyntax(text).tokens, caret);
  if (!token) {
    // Between words something new may begin; a minus before it stays.
    const behind = text.slice(0, caret);
    return behind === '' || /[\s-]$/.test(behind)
      ? maker.words({ from: caret, to: caret }, '').slice(0, MOST)
      : [];
  }
  const typed = text.slice(token.from, caret).replace(/^["“”„]/, '');
  switch (token.role) {
    case 'value':
      return maker.values(token, typed).slice(0, MOST);
    case 'word':
    case 'phrase':
      return maker.words(token, typed).slice(0, MOST);
    case 'field':
    case 'operator': {
      const named = maker.words(token, typed).filter((s) => s.kind === 'field');
      // The sign is there already.
      return named
        .map((s) => ({ ...s, ...maker.put(token, s.label.replace(/:$/, ''), false) }))
        .slice(0, MOST);
    }
  }
}
