import { planPrint, PrintOptions, drawFace } from '@/lib/print';
import {
  catalogueOf,
  defaultAgreement,
  formOf,
  sentence,
  showBudget,
  variationsOf,
  writeText,
  type AnySystem,
  type Entry,
  type List,
  type TouchedRule,
} from '@/lib/rules';
import { cardSvg, sheetSvg } from './draw';
import { esc } from './html';
import type { Judged, Pack } from './pack';

const WORDS = { error: 'Problem', warning: 'Warning', note: 'Note' } as const;

/** The sentence at the top: legal or not, what is spent, and everything that speaks against it. */
export function verdictHtml(
  system: AnySystem,
  { verdict }: Judged,
  rows: readonly TouchedRule[] = [],
): string {
  const known = new Set(rows.map((row) => row.id));
  const found = verdict.violations.map(
    (violation) =>
      `<li class="${violation.severity}"><b>${WORDS[violation.severity]}:</b> ${esc(sentence(system, violation))} <small>${[
        violation.code,
        ...violation.rules,
      ]
        .map((id) => (known.has(id) ? `<a href="#rule-${esc(id)}">${esc(id)}</a>` : esc(id)))
        .join(' ')}</small></li>`,
  );
  return `<p class="verdict ${verdict.legal ? 'good' : 'bad'}"><b>${verdict.legal ? 'Legal' : 'Not legal'}</b> · ${esc(
    showBudget(verdict.budget),
  )}</p>${found.length > 0 ? `<ul class="findings">${found.join('')}</ul>` : '<p>Nothing to say against it.</p>'}`;
}

const entryOf = (system: AnySystem, { terms }: Judged, id: string): Entry | undefined =>
  terms.cards.get(id) ?? catalogueOf(system).get(id);

/** Every line with its count to change; what was taken out can be put back. */
export function linesHtml(
  system: AnySystem,
  judged: Judged,
  packed: List,
  counts: readonly number[],
): string {
  const name = (id: string) => entryOf(system, judged, id)?.name ?? id;
  return `<ol class="lines">${packed.entries
    .map((item, i) => {
      const count = counts[i] ?? item.count;
      const title = name(item.entry);
      const asideOf = item.module !== undefined && packed.out?.includes(item.module);
      const more = [
        item.designation,
        item.with && item.with.length > 0 ? `with ${item.with.map(name).join(', ')}` : undefined,
        item.note,
        asideOf ? `laid aside with “${item.module}”` : undefined,
      ].filter((part) => part !== undefined);
      return `<li${count < 1 ? ' class="gone"' : ''}><span class="name">${esc(title)}</span>${
        more.length > 0 ? `<span class="more">${more.map(esc).join(' · ')}</span>` : ''
      }<span class="count"><button type="button" data-step="-1" data-at="${i}" aria-label="One ${esc(title)} fewer"${
        count < 1 ? ' disabled' : ''
      }>−</button><input type="number" inputmode="numeric" min="0" max="999" value="${count}" data-count="${i}" aria-label="Number of ${esc(
        title,
      )}"><button type="button" data-step="1" data-at="${i}" aria-label="One ${esc(title)} more">+</button></span></li>`;
    })
    .join('')}</ol>`;
}

/** What the list says besides its entries. */
export function optionsHtml(system: AnySystem, { parsed, terms }: Judged): string {
  const at = (path: readonly string[]) =>
    path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      parsed.options,
    );
  const groups = new Map<string, string[]>();
  for (const field of formOf(system, parsed).fields?.(parsed, terms.house) ?? []) {
    const value = at(field.path);
    if (value === undefined || value === null || value === '') continue;
    const word = (one: unknown) =>
      'choices' in field ? (field.choices.find((c) => c.value === one)?.label ?? String(one)) : String(one);
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : [value].flat().map(word).join(', ');
    const row = `<div><dt>${esc(field.label)}</dt><dd>${esc(text)}</dd></div>`;
    const group = field.group ?? 'Options';
    if (text !== '') groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups]
    .map(([group, rows]) => `<h3>${esc(group)}</h3><dl class="options">${rows.join('')}</dl>`)
    .join('');
}

/** Each different card once, at true size. */
export function cardsHtml(system: AnySystem, { parsed }: Judged): string {
  const seen = new Map<string, string>();
  for (const line of parsed.lines)
    for (const entry of [line.entry, ...line.with])
      if (!seen.has(entry.id))
        seen.set(entry.id, cardSvg(drawFace(system, system.face(entry)), `Card: ${entry.name}`));
  return [...seen.values()].join('');
}

/** The sheets to cut: every use, as the print room lays them. */
export function sheetsHtml(
  system: AnySystem,
  judged: Judged,
  { agreement }: Pack,
  paper: 'a4' | 'letter',
): string {
  const options = PrintOptions.parse({ paper });
  const plan = planPrint(system, { what: { kind: 'list', list: judged.list, agreement }, options });
  if (!plan.ok) return `<p>${esc(plan.problems[0]?.message ?? 'There is nothing to print.')}</p>`;
  return plan.value.pages
    .map((page, i) => sheetSvg(page, `Sheet ${i + 1} of ${plan.value.pages.length}`))
    .join('');
}

/** What the table agreed: what differs from the printed rules, and the code that says so in eight letters. */
export function agreementHtml(system: AnySystem, { agreement, code }: Pack, { terms }: Judged): string {
  const plain = system.house.parse(defaultAgreement(system).house);
  const changed = variationsOf(system)
    .filter((variation) => terms.changed.includes(variation.key))
    .map(
      (v) =>
        `<li>${esc(v.title ?? v.key)}: <b>${esc(JSON.stringify(terms.house[v.key]))}</b> <small>(printed: ${esc(
          JSON.stringify(plain[v.key]),
        )})</small></li>`,
    );
  const names = (ids: readonly string[]) =>
    ids.map((id) => catalogueOf(system).get(id)?.name ?? id).join(', ');
  const sets = [
    agreement.banned.length > 0 ? `<li>Not allowed: ${esc(names(agreement.banned))}</li>` : '',
    agreement.allowed ? `<li>Allowed alone: ${esc(names(agreement.allowed))}</li>` : '',
    agreement.cards.length > 0
      ? `<li>Own cards: ${esc(agreement.cards.map((c) => c.name).join(', '))}</li>`
      : '',
  ].join('');
  return `<p><b>${esc(agreement.name)}</b>, code <code>${esc(code)}</code></p>${
    changed.length > 0 || sets ? `<ul>${changed.join('')}${sets}</ul>` : '<p>The rules as printed.</p>'
  }`;
}

/** The rules that the list touches, each under the anchor that findings lead to. */
export const rulesHtml = (rows: readonly TouchedRule[]): string =>
  `<dl class="rules">${rows
    .map(({ id, text }) => `<div id="rule-${esc(id)}"><dt>${esc(id)}</dt><dd>${esc(text)}</dd></div>`)
    .join('')}</dl>`;

/** The list as text that can be pasted into the app again. */
export const textHtml = (system: AnySystem, { list, terms }: Judged): string =>
  `<textarea readonly rows="8" aria-label="The list as text">${esc(writeText(system, list, terms, 'long'))}</textarea>`;
