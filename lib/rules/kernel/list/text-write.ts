import { lineCosts } from './cost';
import type { Entry } from '../catalogue/entry';
import { judge } from '../verdict/judge';
import type { List, ListEntry } from './list';
import { allIn } from './modules';
import { formOf, parseList, type AnyTerms } from './prepare';
import { catalogueOf } from '../catalogue/reference';
import { showVerdict } from './show-budget';
import type { AnySystem } from '../system';
import { flatten } from './option-paths';
import { fold } from './text-words';

export const textStyles = ['short', 'long', 'markdown', 'forum'] as const;
export type TextStyle = (typeof textStyles)[number];

/**
 * A list as text that people paste into a chat, and that `readText` reads back to an equal list. `short` is one line; the
 * others have a line for each entry, attachment, designation and option, `forum` in BBCode.
 * @param code the short code of the agreement, to stand behind its name
 */
export function writeText(
  system: AnySystem,
  list: List,
  terms: AnyTerms,
  style: TextStyle,
  code?: string,
): string {
  const parsed = parseList(system, list, terms);
  const verdict = parsed.ok ? judge(system, parsed.value, terms) : undefined;
  const form = parsed.ok ? formOf(system, parsed.value) : undefined;
  const known = (id: string): Entry | undefined => terms.cards.get(id) ?? catalogueOf(system).get(id);
  const label = labeller(system, known);
  const options = flatten(list.options);
  const judged = verdict && showVerdict(verdict, code);
  const head = { system, list, judged, formName: form?.name };

  if (style === 'short') {
    const items = list.entries.map((item) => shortItem(item, label));
    const out = (list.out ?? []).map((name) => `out ${JSON.stringify(name)}`);
    const opts = options.map(([path, value]) => `${path} = ${value}`);
    // In brackets at the end, where the reader takes it for no entry; quotation marks and semicolons would divide it.
    const tail = judged === undefined ? [] : [`(${judged.replace(/[;"[\]{}]/g, ' ')})`];
    return `${list.name} [${system.slug}]: ${[...items, ...out, ...opts, ...tail].join('; ')}`;
  }
  // Lines that are switched out cost nothing now; what they would cost is said all the same.
  const everyLine = parseList(system, allIn(list), terms);
  const costs = everyLine.ok ? lineCosts(system, everyLine.value, terms) : undefined;
  const inBrackets = (cost: number | undefined): string => (cost === undefined ? '' : ` (${cost})`);
  const partCost = (at: number, part: number): number | undefined =>
    (costs?.get(at)?.parts[part] ?? 0) * list.entries[at]!.count || undefined;
  const bullet = style === 'markdown' ? '- ' : style === 'forum' ? '[*]' : '';
  const part = style === 'markdown' ? '  - ' : style === 'forum' ? '' : '  ';
  const body = list.entries.flatMap((item, at) => [
    `${bullet}${item.count} ${label(item.entry)}${inBrackets(costs?.get(at)?.spent)}`,
    ...(item.with ?? []).map((id, i) => `${part}+ ${label(id)}${inBrackets(partCost(at, i))}`),
    ...(item.designation === undefined ? [] : [`${part}as: ${item.designation}`]),
    ...(item.note === undefined ? [] : [`${part}note: ${item.note}`]),
    ...(item.module === undefined ? [] : [`${part}module: ${item.module}`]),
  ]);
  const said = [
    ...(list.out ?? []).map((name) => `out: ${name}`),
    ...options.map(([path, value]) => `${path} = ${value}`),
  ].map((line) => `${bullet}${line}`);
  const rows =
    style === 'forum'
      ? ['[list]', ...body, ...said, '[/list]']
      : ['', ...body, ...(said.length === 0 ? [] : ['', ...said])];
  return [...heading(head, style), ...rows].join('\n') + '\n';
}

const heading = (
  {
    system,
    list,
    judged,
    formName,
  }: { system: AnySystem; list: List; judged: string | undefined; formName: string | undefined },
  style: Exclude<TextStyle, 'short'>,
): readonly string[] => {
  const about = [`${system.name} [${system.slug}]`, formName, judged]
    .filter((x) => x !== undefined)
    .join(' · ');
  if (style === 'forum') return [`[b]${list.name}[/b]`, `[i]${about}[/i]`];
  return [`# ${list.name}`, style === 'markdown' ? `*${about}*` : about];
};

/** A name alone where it is the only one of its kind, otherwise with its id. */
const labeller = (system: AnySystem, known: (id: string) => Entry | undefined) => {
  const uses = new Map<string, number>();
  for (const e of system.entries) uses.set(fold(e.name), (uses.get(fold(e.name)) ?? 0) + 1);
  return (id: string): string => {
    const entry = known(id);
    if (!entry) return `#${id}`;
    const plain =
      !id.startsWith('own:') &&
      uses.get(fold(entry.name)) === 1 &&
      !/[;"#]|\s\+\s|\(\d+\)$| as "| note "| module "/.test(entry.name);
    return plain ? entry.name : `${entry.name.replace(/[;"#+]/g, ' ')} #${id}`;
  };
};

const shortItem = (item: ListEntry, label: (id: string) => string): string =>
  [
    `${item.count} ${label(item.entry)}`,
    ...(item.designation === undefined ? [] : [`as ${JSON.stringify(item.designation)}`]),
    ...(item.note === undefined ? [] : [`note ${JSON.stringify(item.note)}`]),
    ...(item.module === undefined ? [] : [`module ${JSON.stringify(item.module)}`]),
    ...(item.with ?? []).map((id) => `+ ${label(id)}`),
  ].join(' ');
