import type { Agreement, Terms } from './agreement';
import { seededDice } from '../game/dice';
import type { Entry } from '../catalogue/entry';
import type { Contradiction } from './contradiction';
import { judge } from '../verdict/judge';
import { parseList, prepareTerms } from '../list/prepare';
import { catalogueOf } from '../catalogue/reference';
import { ok, type Result } from '../result';
import type { AnySystem } from '../system';
import { showSetting } from './show-setting';
import { variationsOf } from './variations';

export interface ContradictionLine {
  readonly path: string;
  readonly title: string;
  readonly value: string;
}

/** A contradiction that was found: the pair of lines, which of them holds, and why. */
export interface FoundContradiction {
  readonly id: string;
  readonly sort: 'impossible' | 'idle';
  readonly lines: readonly [ContradictionLine, ContradictionLine];
  readonly winner?: 0 | 1;
  readonly reason: string;
  readonly rules: readonly string[];
}

const listed = (ids: readonly string[]): string =>
  ids.length <= 4 ? ids.join(', ') : `${ids.slice(0, 3).join(', ')} and ${ids.length - 3} more`;

/** Titles of the variations by key, and the words of their values. */
function lineOf(system: AnySystem, agreement: Agreement, terms: AnyHouse, path: string): ContradictionLine {
  const name = (id: string): string =>
    catalogueOf(system).get(id)?.name ?? agreement.cards.find((c) => c.id === id)?.name ?? id;
  if (path === 'banned') return { path, title: 'Banned', value: listed(agreement.banned.map(name)) };
  if (path === 'allowed')
    return { path, title: 'Only', value: listed((agreement.allowed ?? []).map(name)) || 'nothing' };
  if (path === 'cards')
    return { path, title: 'Custom cards', value: listed(agreement.cards.map((c) => c.name)) || 'none' };
  // Keys of a system may hold full stops: the longest that is one of them is meant.
  const rest = path.slice('house.'.length);
  const variation = variationsOf(system)
    .filter((v) => rest === v.key || rest.startsWith(`${v.key}.`))
    .sort((a, b) => b.key.length - a.key.length)[0];
  const inner = variation
    ? rest
        .slice(variation.key.length + 1)
        .split('.')
        .filter(Boolean)
    : [];
  let value: unknown = variation && terms.house[variation.key];
  for (const key of inner) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return {
    path,
    title: [variation?.title ?? rest, ...inner].join(', '),
    value: showSetting(value, system),
  };
}

type AnyHouse = Terms<Entry, Readonly<Record<string, unknown>>>;

/** What every agreement may get wrong, whatever the game. */
const common: readonly Contradiction<Entry, Readonly<Record<string, unknown>>>[] = [
  {
    id: 'ALL-C01',
    between: ['banned', 'allowed'],
    sort: 'idle',
    when: (_house, { banned, allowed }) => [...banned].some((id) => allowed?.has(id) ?? false),
    winner: 0,
    reason:
      'An entry stands in both sets; what is banned may not be brought, though it is among the allowed.',
    rules: [],
  },
];

/** All pairs of lines of an agreement that get in each other’s way. Refuses an agreement that cannot be read. */
export function contradictionsOf(
  system: AnySystem,
  agreement: Agreement,
): Result<readonly FoundContradiction[]> {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return terms;
  return ok(
    [...common, ...(system.contradictions ?? [])]
      .filter((c) => c.when(terms.value.house, terms.value))
      .map(({ id, sort, between, winner, reason, rules }) => ({
        id,
        sort,
        lines: [
          lineOf(system, agreement, terms.value, between[0]),
          lineOf(system, agreement, terms.value, between[1]),
        ],
        ...(winner === undefined ? {} : { winner }),
        reason,
        rules,
      })),
  );
}

/** Whether a legal list was found for each form, by drawing some. Not found is no proof that there is none. */
export interface FormOutlook {
  readonly form: string;
  readonly name: string;
  readonly found: boolean;
}

const TRIES = 3;

/** Draws lists under the agreement: where no legal one is found, its settings likely leave none. */
export function outlookOf(system: AnySystem, agreement: Agreement): Result<readonly FormOutlook[]> {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return terms;
  return ok(
    system.forms.map((form) => {
      let found = false;
      for (let n = 0; n < TRIES && !found; n++) {
        const drawn = form.random(seededDice(`outlook ${n}`), terms.value.house, terms.value);
        if (!drawn) continue;
        const list = parseList(
          system,
          {
            format: 'muster-list/1',
            system: system.slug,
            name: 'Drawn',
            entries: [...drawn.entries],
            options: drawn.options,
          },
          terms.value,
        );
        found = list.ok && judge(system, list.value, terms.value).legal;
      }
      return { form: form.id, name: form.name, found };
    }),
  );
}
