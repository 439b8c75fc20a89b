/** Where something stands in the query, in UTF-16 units: the end is the first place after it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const operators = ['<=', '>=', '!=', '<', '>', '=', ':'] as const;
export type Operator = (typeof operators)[number];

/** One condition of a query. All of them must hold; `not` turns one round. */
export type Clause = { readonly not: boolean; readonly at: Span } & (
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'phrase'; readonly text: string }
  | {
      readonly kind: 'compare';
      readonly field: string;
      readonly operator: Operator;
      /** Any of them will do. */
      readonly values: readonly string[];
    }
);

/** What is wrong with a query, and where. */
export interface QueryProblem {
  readonly code: string;
  readonly message: string;
  readonly at: Span;
  /** What could stand in that place instead, where it is plain what was meant. */
  readonly instead?: string;
}

/** A stretch of a query and the part that it plays. A value that is still to come is a stretch of no length. */
export type Token = Span &
  (
    | { readonly role: 'word' | 'phrase' }
    | { readonly role: 'field' | 'operator' }
    | { readonly role: 'value'; readonly field: string; readonly operator: Operator }
  );

export interface Syntax {
  readonly clauses: readonly Clause[];
  readonly problems: readonly QueryProblem[];
  readonly tokens: readonly Token[];
}

/** The longest query that is read; what follows is refused, never cut in silence. */
export const LONGEST_QUERY = 400;

const BLANK = /\s/u;
const QUOTES = '"“”„';
/** Ends a bare word. A dot, a hyphen and a slash may stand inside of one. */
const ENDS_WORD = /[\s"“”„:<>=,]/u;

class Scanner {
  at = 0;
  readonly clauses: Clause[] = [];
  readonly problems: QueryProblem[] = [];
  readonly tokens: Token[] = [];
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  blanks(from = this.at): number {
    let i = from;
    while (i < this.text.length && BLANK.test(this.text[i]!)) i++;
    return i;
  }

  problem(code: string, message: string, from: number, instead?: string): void {
    const at = { from, to: Math.max(this.at, from) };
    this.problems.push({ code, message, at, ...(instead === undefined ? {} : { instead }) });
  }

  operatorAt(i: number): Operator | undefined {
    return operators.find((o) => this.text.startsWith(o, i));
  }

  /** A bare word or a quoted text at the present place; undefined where neither begins. */
  piece(): { readonly text: string; readonly quoted: boolean } | undefined {
    const start = this.at;
    if (start >= this.text.length) return undefined;
    if (QUOTES.includes(this.text[start]!)) {
      let end = start + 1;
      while (end < this.text.length && !QUOTES.includes(this.text[end]!)) end++;
      const closed = end < this.text.length;
      this.at = closed ? end + 1 : end;
      if (!closed)
        this.problem(
          'open_quote',
          'A quotation mark is opened and not closed.',
          start,
          `${this.text.slice(start)}"`,
        );
      return { text: this.text.slice(start + 1, end), quoted: true };
    }
    let end = start;
    while (end < this.text.length && !ENDS_WORD.test(this.text[end]!) && !this.text.startsWith('!=', end))
      end++;
    if (end === start) return undefined;
    this.at = end;
    return { text: this.text.slice(start, end), quoted: false };
  }

  values(field: string, operator: Operator): readonly string[] {
    const values: string[] = [];
    for (;;) {
      const from = this.at;
      const value = this.piece();
      this.tokens.push({ role: 'value', field, operator, from, to: this.at });
      if (!value || value.text.trim() === '') break;
      values.push(value.text.trim());
      if (this.text[this.at] !== ',') break;
      this.at++;
    }
    return values;
  }

  clause(): void {
    const from = this.at;
    const not = this.text[from] === '-';
    if (not) this.at++;
    const start = this.at;
    const head = this.piece();
    if (!head) {
      const operator = this.operatorAt(this.at);
      this.at += operator?.length ?? (not ? 0 : 1);
      if (operator)
        this.problem('no_field', `Before “${operator}” stands the name of a field, as in level<20.`, from);
      else if (not) this.problem('lone_minus', 'After the minus stands what shall not be found.', from);
      return;
    }
    // A comparison may have air around its sign (`level < 20`); a colon stands close to its field.
    const near = this.operatorAt(this.at);
    const far = near ?? this.operatorAt(this.blanks());
    if (far && (near || far !== ':')) {
      this.tokens.push({ role: 'field', from: start, to: this.at });
      const sign = near ? this.at : this.blanks();
      this.at = sign + far.length;
      this.tokens.push({ role: 'operator', from: sign, to: this.at });
      this.at = this.blanks();
      const values = this.values(head.text, far);
      if (values.length === 0)
        this.problem('no_value', `After “${head.text}${far}” stands a value, as in level<20.`, from);
      else
        this.clauses.push({
          kind: 'compare',
          field: head.text,
          operator: far,
          values,
          not,
          at: { from, to: this.at },
        });
      return;
    }
    this.tokens.push({ role: head.quoted ? 'phrase' : 'word', from: start, to: this.at });
    if (head.text.trim() === '') return;
    this.clauses.push({
      kind: head.quoted ? 'phrase' : 'word',
      text: head.text,
      not,
      at: { from, to: this.at },
    });
  }
}

/** Reads a query: words, `"quoted text"`, `field<value` and `-not`. Says where it could not, and keeps the rest. */
export function readSyntax(text: string): Syntax {
  if (text.length > LONGEST_QUERY)
    return {
      clauses: [],
      tokens: [],
      problems: [
        {
          code: 'too_long',
          message: `A query has at most ${LONGEST_QUERY} characters.`,
          at: { from: LONGEST_QUERY, to: text.length },
        },
      ],
    };
  const scanner = new Scanner(text);
  for (;;) {
    scanner.at = scanner.blanks();
    if (scanner.at >= text.length) break;
    scanner.clause();
  }
  return { clauses: scanner.clauses, problems: scanner.problems, tokens: scanner.tokens };
}

/** A piece as the query writes it: in quotation marks where it needs them. */
export const quoted = (text: string): string =>
  /^[^\s"“”„:<>=,!-][^\s"“”„:<>=,!]*$/u.test(text) ? text : `"${text}"`;

/** Writes clauses as a query that reads back to the same clauses. */
export const writeSyntax = (clauses: readonly Clause[]): string =>
  clauses
    .map((c) => {
      const minus = c.not ? '-' : '';
      if (c.kind === 'word') return `${minus}${c.text}`;
      if (c.kind === 'phrase') return `${minus}"${c.text}"`;
      return `${minus}${quoted(c.field)}${c.operator}${c.values.map(quoted).join(',')}`;
    })
    .join(' ');
