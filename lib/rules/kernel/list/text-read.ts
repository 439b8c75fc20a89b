import { List, type ListEntry } from './list';
import { refusals } from '../refusals';
import { ok, refuse, type Result } from '../result';
import type { AnyTerms } from './prepare';
import type { AnySystem } from '../system';
import { place, readPath } from './option-paths';
import { countIn, finderOf, type Named } from './text-names';
import { fold, MOST_LETTERS, splitOutside, unquoted } from './text-words';

/** What the reader made of one line. */
export interface ReadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly sure: 'exact' | 'guess' | 'ignored';
  /** In words: what was understood, or why nothing was. */
  readonly understood: string;
}

export interface ReadText {
  readonly list: List;
  readonly lines: readonly ReadLine[];
}

/** Nothing of a list in one line is longer: what is, is not looked at closely. */
const MOST_OF_ITEM = 2000;
/** The largest list, with all that its entries carry, has fewer. */
const MOST_LINES = 20_000;
/** Options stand no deeper. */
const MOST_DEPTH = 24;

/**
 * Reads a pasted list: any of our own text forms, or lines that people type (`2x Archer`, `Archer x2`, `- Krag (122)`).
 * Forgiving about case, marks, bullets and small slips; says line by line what it understood.
 * @returns a refusal where not one line was understood, or where there are too many
 */
export function readText(system: AnySystem, text: string, terms: AnyTerms): Result<ReadText> {
  const reader = new Reader(system, terms);
  const rows = plainOfForum(text.replace(/\r\n?/g, '\n')).split('\n');
  if (rows.filter((row) => row.trim() !== '').length > MOST_LINES)
    return refuse({
      path: ['text'],
      code: 'too_many_lines',
      message: `A list has at most ${MOST_LINES.toLocaleString('en')} lines.`,
    });
  const marker = ` [${system.slug}]: `;
  const only = rows.length <= 2 && rows[0]!.includes(marker);
  if (only) reader.short(rows[0]!, marker);
  else rows.forEach((row, i) => reader.row(row, i + 1));
  return reader.result();
}

/** BBCode as our long text: bold heads a list, a star begins an entry. Other text is left alone. */
const plainOfForum = (text: string): string =>
  /^\s*\[b\]|\[\*\]/i.test(text)
    ? text
        .replace(/^([ \t]*)\[b\](.*)\[\/b\][ \t]*$/im, '$1# $2')
        .replace(/^\[i\](.*)\[\/i\][ \t]*$/gim, '$1')
        .replace(/^[ \t]*\[\/?list\][ \t]*$/gim, '')
        .replace(/^[ \t]*\[\*\][ \t]*/gm, '')
    : text;

class Reader {
  private readonly lines: ReadLine[] = [];
  private readonly entries: ListEntry[] = [];
  private readonly options: Record<string, never> = {};
  private readonly out: string[] = [];
  private name: string | undefined;
  private headed = false;
  private readonly system: AnySystem;
  private readonly find: (text: string) => Named | undefined;

  constructor(system: AnySystem, terms: AnyTerms) {
    this.system = system;
    this.find = finderOf(system, terms);
  }

  short(row: string, marker: string): void {
    const at = row.indexOf(marker);
    this.name = row.slice(0, at);
    this.note(1, this.name, 'exact', `The list’s name: ${this.name}.`);
    for (const item of splitOutside(row.slice(at + marker.length), '; ')) {
      if (item.trim() === '' || this.verdict(item) || this.option(item, 1)) continue;
      const out = /^\s*out ("(?:[^"\\]|\\.)*")\s*$/.exec(item)?.[1];
      const module = out && unquoted(out);
      if (module !== undefined) {
        this.switchOut(module, item.trim(), 1);
        continue;
      }
      const [head = '', ...parts] = splitOutside(item, ' + ');
      const read = itemOf(head);
      if (!this.entry(read?.name ?? head, 1)) continue;
      Object.assign(this.entries.at(-1)!, read?.said);
      for (const part of parts) this.part(part, 1);
    }
  }

  row(row: string, line: number): void {
    const text = row.trim();
    if (text === '') return;
    const plain = text.replace(/^[-*•]\s+/, '');
    if (!this.headed && this.entries.length === 0 && this.heading(text, line)) return;
    const designation = /^as: ?(.*)$/.exec(plain);
    const note = /^note: ?(.*)$/.exec(plain);
    const module = /^module: ?(.*)$/.exec(plain)?.[1];
    const out = /^out: ?(.*)$/.exec(plain)?.[1];
    const last = this.entries.at(-1);
    if (designation?.[1] && last) {
      last.designation = designation[1];
      this.note(line, text, 'exact', `Its designation: ${designation[1]}.`);
    } else if (note?.[1] && last) {
      last.note = note[1];
      this.note(line, text, 'exact', 'Its note.');
    } else if (module && last) {
      last.module = module;
      this.note(line, text, 'exact', `Its module: ${module}.`);
    } else if (out) this.switchOut(out, text, line);
    else if (/^\+\s/.test(plain)) this.part(plain.slice(1), line);
    else if (!this.option(plain, line)) this.entry(plain, line);
  }

  result(): Result<ReadText> {
    const list = List.safeParse({
      format: 'muster-list/1',
      system: this.system.slug,
      name: this.name?.trim() || 'Pasted list',
      entries: this.entries,
      options: this.options,
      ...(this.out.length > 0 ? { out: this.out } : {}),
    });
    if (!list.success) return refuse(...refusals(list.error));
    if (this.entries.length === 0 && Object.keys(this.options).length === 0)
      return refuse({
        path: ['text'],
        code: 'nothing_understood',
        message: 'Not one line of this names an entry.',
      });
    return ok({ list: list.data, lines: this.lines });
  }

  /** `# Name`, then the line that names the system. A first line that is an entry is no heading. */
  private heading(text: string, line: number): boolean {
    if (this.name === undefined && text.startsWith('# ')) {
      this.name = text.slice(2);
      this.note(line, text, 'exact', `The list’s name: ${this.name}.`);
      return true;
    }
    if (text.includes(`[${this.system.slug}]`) || fold(text).startsWith(fold(this.system.name))) {
      this.headed = true;
      this.note(line, text, 'exact', `The system: ${this.system.name}.`);
      return true;
    }
    const start = text.slice(0, MOST_LETTERS);
    if (this.name === undefined && line === 1 && !this.find(countIn(start).name)) {
      this.name = start.replace(/^[#*\s]+|[*:\s]+$/g, '').slice(0, 120);
      this.note(line, text, 'guess', `Taken as the list’s name: ${this.name}.`);
      return true;
    }
    return false;
  }

  private switchOut(module: string, text: string, line: number): void {
    this.out.push(module);
    this.note(line, text, 'exact', `The module ${module} is switched out.`);
  }

  /** What `writeText` says of the list in brackets behind its entries; it is judged anew. */
  private verdict(item: string): boolean {
    const said = item.trim();
    if (!said.startsWith('(') || !said.endsWith(')') || !said.includes(' legal under “')) return false;
    this.note(1, said, 'exact', 'What was found then; the list is judged anew.');
    return true;
  }

  private option(text: string, line: number): boolean {
    const [path, ...value] = splitOutside(text, ' = ');
    if (value.length === 0) return false;
    const keys = readPath(path!);
    if (!keys) return false;
    try {
      const said: unknown = JSON.parse(value.join(' = '));
      if (keys.length > MOST_DEPTH || !isShallow(said, MOST_DEPTH)) return false;
      place(this.options, keys, said as never);
    } catch {
      return false;
    }
    this.note(line, text, 'exact', `Option ${keys.join(', ')}.`);
    return true;
  }

  private entry(text: string, line: number): boolean {
    const plain = text.replace(/\*\*|__/g, '');
    const { name, uses } = countIn(plain.slice(0, MOST_LETTERS));
    const found = plain.length <= MOST_LETTERS ? this.find(name) : undefined;
    if (!found) {
      this.note(line, text.trim(), 'ignored', `Nothing in ${this.system.name} is called that.`);
      return false;
    }
    this.entries.push({ entry: found.id, count: Math.min(Math.max(uses, 1), 999) });
    this.note(line, text.trim(), found.sure, `${uses} × ${found.name}`);
    return true;
  }

  private part(text: string, line: number): void {
    const found = text.length <= MOST_LETTERS ? this.find(text.trim()) : undefined;
    const bearer = this.entries.at(-1);
    if (!found || !bearer) {
      this.note(
        line,
        text.trim(),
        'ignored',
        found ? 'It stands under no entry.' : `Nothing in ${this.system.name} is called that.`,
      );
      return;
    }
    (bearer.with ??= []).push(found.id);
    this.note(line, text.trim(), found.sure, `Carried: ${found.name}`);
  }

  private note(line: number, text: string, sure: ReadLine['sure'], understood: string): void {
    this.lines.push({ line, text, sure, understood });
  }
}

/** `Krag as "Red" note "first" module "core"`: what is named, and what is said of it; undefined where a text in quotes is none. */
function itemOf(
  head: string,
): { readonly name: string; readonly said: Pick<ListEntry, 'designation' | 'note' | 'module'> } | undefined {
  const words =
    head.length <= MOST_OF_ITEM &&
    /^(.*?)(?: as ("(?:[^"\\]|\\.)*"))?(?: note ("(?:[^"\\]|\\.)*"))?(?: module ("(?:[^"\\]|\\.)*"))?$/.exec(
      head.trim(),
    );
  if (!words) return undefined;
  const said: Pick<ListEntry, 'designation' | 'note' | 'module'> = {};
  for (const [i, field] of (['designation', 'note', 'module'] as const).entries()) {
    const quoted = words[i + 2];
    const text = quoted && unquoted(quoted);
    if (quoted && text === undefined) return undefined;
    if (text !== undefined) said[field] = text;
  }
  return { name: words[1]!, said };
}

/** Has a value of JSON no more than so many levels? */
function isShallow(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}
