import {
  catalogueOf,
  defaultAgreement,
  formOf,
  isOut,
  judge,
  lineCosts,
  parseList,
  prepareTerms,
  showVerdict,
  writeText,
  type Agreement,
  type AnySystem,
  type List,
  type TextStyle,
} from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import type { bundleFormats } from './contract/operations/bulk';
import type { exportFormats } from './contract/operations/lists';
import type { FileReply } from './handle/reply';

type Format = (typeof exportFormats)[number];

/** A cell by RFC 4180. What a spreadsheet would take for a formula is made a text by an apostrophe. */
const cell = (value: string | number | undefined): string => {
  const text = value === undefined ? '' : String(value);
  const tame = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
};

/**
 * A table for spreadsheets: a row for each entry, in the order of the list, and one for the verdict. What one use costs
 * alone, then what the line spends.
 */
export function writeCsv(system: AnySystem, list: List, agreement: Agreement, code: string): string {
  const terms = prepareTerms(system, agreement);
  const parsed = terms.ok ? parseList(system, list, terms.value) : undefined;
  const form = parsed?.ok ? formOf(system, parsed.value) : undefined;
  const own = ['entry', 'name', 'kind', 'count', system.unit.one, 'with', 'designation', 'note'];
  const head = [...own, 'module', 'in play', 'spent'];
  const costs = terms.ok && parsed?.ok ? lineCosts(system, parsed.value, terms.value) : undefined;
  const rows = list.entries.map((item, at) => {
    const entry =
      (terms.ok ? terms.value.cards.get(item.entry) : undefined) ?? catalogueOf(system).get(item.entry);
    const cost = entry && form && terms.ok ? form.costOf(entry, terms.value.house) : entry?.cost;
    const { count, designation, note, module } = item;
    const what = [item.entry, entry?.name, entry?.kind, count, cost, item.with?.join(' '), designation, note];
    return [...what, module, isOut(list, item) ? 'no' : 'yes', costs?.get(at)?.spent];
  });
  const verdict = terms.ok && parsed?.ok ? judge(system, parsed.value, terms.value) : undefined;
  const last = verdict && [
    '',
    showVerdict(verdict, code),
    'verdict',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    verdict.budget.spent,
  ];
  return [head, ...rows, ...(last ? [last] : [])].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A list as a file of that format. */
export function exportFile(
  system: AnySystem,
  list: List,
  format: Format,
  agreement: Agreement = defaultAgreement(system),
): FileReply {
  const terms = prepareTerms(system, agreement);
  const fallback = prepareTerms(system, defaultAgreement(system));
  const under = terms.ok ? terms.value : fallback.ok ? fallback.value : undefined;
  // The defaults of a system always make terms: the conformance suite proves it.
  if (!under) throw new Error(`${system.slug}: the default agreement cannot be read`);
  const named = (extension: string) => `${list.name}.${extension}`;
  const code = codeUnder(system, terms.ok ? agreement : defaultAgreement(system));
  const written = (style: TextStyle) => writeText(system, list, under, style, code);
  switch (format) {
    case 'text':
      return { file: written('long'), type: 'text/plain; charset=utf-8', name: named('txt') };
    case 'short':
    case 'forum':
      return { file: written(format), type: 'text/plain; charset=utf-8', name: named('txt') };
    case 'markdown':
      return { file: written('markdown'), type: 'text/markdown; charset=utf-8', name: named('md') };
    case 'json':
      return {
        file: JSON.stringify(list, undefined, 2),
        type: 'application/json; charset=utf-8',
        name: named('json'),
      };
    case 'csv':
      return {
        file: writeCsv(system, list, agreement, code),
        type: 'text/csv; charset=utf-8',
        name: named('csv'),
      };
  }
}

/** Several lists in one file: texts one under the other, or one JSON object that holds them all. */
export function bundleOf(
  lists: readonly {
    readonly system: AnySystem;
    readonly list: List;
    readonly agreement: Agreement | undefined;
  }[],
  format: (typeof bundleFormats)[number],
): FileReply {
  if (format === 'json')
    return {
      file: JSON.stringify({ format: 'muster-lists/1', lists: lists.map(({ list }) => list) }, undefined, 2),
      type: 'application/json; charset=utf-8',
      name: 'Lists.json',
    };
  const files = lists.map(({ system, list, agreement }) => exportFile(system, list, format, agreement));
  const between = format === 'markdown' ? '\n\n---\n\n' : '\n\n\n';
  return {
    // Texts are written as strings; only PDFs and the like come as bytes.
    file: files.map(({ file }) => String(file).trimEnd()).join(between) + '\n',
    type: files[0]?.type ?? 'text/plain; charset=utf-8',
    name: format === 'markdown' ? 'Lists.md' : 'Lists.txt',
  };
}
