import type { Dialect, Mark } from './dialects';

/** Words of one look. */
export type Span = string | { readonly mark: Mark; readonly spans: readonly Span[] };

/** One line as a chat shows it. */
export interface Row {
  readonly kind: 'text' | 'heading' | 'item' | 'empty';
  /** Of a heading its rank from 1, of an item how deep it stands from 1. */
  readonly level: number;
  readonly spans: readonly Span[];
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

/** Does a mark begin here: something follows it, and an underscore stands at the edge of a word? */
const opens = (text: string, at: number, sign: string): boolean =>
  !isSpace(text[at + sign.length]) && (sign[0] !== '_' || !isWord(text[at - 1]));

const closes = (text: string, at: number, sign: string): boolean =>
  !isSpace(text[at - 1]) && (sign[0] !== '_' || !isWord(text[at + sign.length]));

/** Words with the marks that this chat knows taken for what they do. */
export function spansOf(text: string, marks: Dialect['marks']): readonly Span[] {
  const spans: Span[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const found = marks.find(([sign]) => text.startsWith(sign, at) && opens(text, at, sign));
    const end = found && endOf(text, at + found[0].length, found[0]);
    if (!found || end === undefined) {
      plain += text[at++];
      continue;
    }
    const [sign, mark] = found;
    const inner = text.slice(at + sign.length, end);
    if (plain !== '') spans.push(plain);
    plain = '';
    spans.push({ mark, spans: mark === 'code' ? [inner] : spansOf(inner, marks) });
    at = end + sign.length;
  }
  if (plain !== '') spans.push(plain);
  return spans;
}

function endOf(text: string, from: number, sign: string): number | undefined {
  for (let at = text.indexOf(sign, from + 1); at >= 0; at = text.indexOf(sign, at + 1))
    if (closes(text, at, sign)) return at;
  return undefined;
}

/** Two blanks further in is one step deeper. */
const STEP = 2;

function rowOf(line: string, { marks, headings, bullets }: Dialect): Row {
  if (line.trim() === '') return { kind: 'empty', level: 0, spans: [] };
  const heading = /^(#+) +(.*)$/.exec(line);
  if (heading && heading[1]!.length <= headings)
    return { kind: 'heading', level: heading[1]!.length, spans: spansOf(heading[2]!, marks) };
  let rest = line;
  let level = 0;
  // An item may begin with the sign of an item, which makes it one within another.
  while (bullets !== '') {
    const item = /^( *)([-*+]) +(.*)$/.exec(rest);
    if (!item || !bullets.includes(item[2]!)) break;
    level += 1 + (level === 0 ? Math.floor(item[1]!.length / STEP) : 0);
    rest = item[3]!;
  }
  return level > 0
    ? { kind: 'item', level, spans: spansOf(rest, marks) }
    : { kind: 'text', level: 0, spans: spansOf(line, marks) };
}

const bbMarks = { b: 'strong', i: 'em', u: 'u', s: 's', code: 'code' } as const satisfies Record<
  string,
  Mark
>;

/** BBCode: what stands in square brackets; what this forum would not know stays as it is. */
function bbSpans(text: string): readonly Span[] {
  const found = /\[(b|i|u|s|code)\](.*?)\[\/\1\]/s.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [whole, tag, inner] = found;
  return [
    ...(found.index > 0 ? [text.slice(0, found.index)] : []),
    { mark: bbMarks[tag as keyof typeof bbMarks], spans: bbSpans(inner!) },
    ...bbSpans(text.slice(found.index + whole.length)),
  ];
}

function bbRows(text: string): readonly Row[] {
  let isList = false;
  return text.split('\n').flatMap((line): Row[] => {
    if (line === '[list]' || line === '[/list]') {
      isList = line === '[list]';
      return [];
    }
    const isItem = isList && line.startsWith('[*]');
    if (line === '') return [{ kind: 'empty', level: 0, spans: [] }];
    return [
      isItem
        ? { kind: 'item', level: 1, spans: bbSpans(line.slice(3)) }
        : { kind: 'text', level: isList ? 1 : 0, spans: bbSpans(line) },
    ];
  });
}

/** A text as a chat shows it, line by line. */
export const rowsOf = (text: string, dialect: Dialect): readonly Row[] => {
  const whole = text.replace(/\n+$/, '');
  return dialect.id === 'forum' ? bbRows(whole) : whole.split('\n').map((line) => rowOf(line, dialect));
};
