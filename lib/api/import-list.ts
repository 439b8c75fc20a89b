import {
  defaultAgreement,
  prepareTerms,
  readText,
  systemOfText,
  type Agreement,
  type AnySystem,
  type List as KernelList,
  type ReadLine,
} from '@/lib/rules';
import { List } from './contract/shapes/list';
import { Problem, refused } from './problem';
import { fault } from './handle/body';
import { readField } from './handle/input';

export interface ImportedList {
  readonly system: AnySystem;
  readonly list: KernelList;
  readonly lines: readonly ReadLine[];
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A list out of JSON, or out of text as people paste it; says line by line what was understood. */
export function importText(
  systems: readonly AnySystem[],
  text: string,
  wanted: {
    readonly system?: string | undefined;
    readonly name?: string | undefined;
    readonly agreement?: Agreement | undefined;
  },
): ImportedList | Problem {
  const named = (list: KernelList): KernelList =>
    wanted.name === undefined ? list : { ...list, name: wanted.name };
  const json = /^\s*\{/.test(text) ? asJson(text) : undefined;
  if (json !== undefined) {
    // It came as a text: what holds for a body holds inside of it as well.
    const bad = fault(json, undefined, ['text']);
    if (bad) return bad;
    const read = readField(List, json, 'body');
    if (read instanceof Problem)
      return new Problem('unreadable_text', `The text is JSON, but no list. ${read.detail}`, {
        errors: read.errors.map((e) => ({ ...e, path: ['text', ...e.path] })),
      });
    const system = systems.find((s) => s.slug === read.value.system)!;
    if (wanted.system !== undefined && wanted.system !== system.slug)
      return refused('unreadable_text', [
        { path: ['system'], code: 'wrong_system', message: `The text is a list for ${system.name}.` },
      ]);
    return { system, list: named(read.value), lines: [] };
  }
  const system =
    wanted.system === undefined ? systemOfText(systems, text) : systems.find((s) => s.slug === wanted.system);
  if (!system)
    return refused('unreadable_text', [
      {
        path: ['text'],
        code: 'unknown_system',
        message: 'The text does not tell which game it is for. Name its system.',
      },
    ]);
  const terms = prepareTerms(
    system,
    wanted.agreement?.system === system.slug ? wanted.agreement : defaultAgreement(system),
  );
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  const read = readText(system, text, terms.value);
  if (!read.ok)
    return refused(
      'unreadable_text',
      read.problems.map((problem) => ({ ...problem, path: ['text'] })),
    );
  const bad = fault(read.value.list);
  // Where it stands in the list says nothing of where it stood in the text.
  if (bad)
    return new Problem(bad.code, bad.detail, { errors: bad.errors.map((e) => ({ ...e, path: ['text'] })) });
  return { system, list: named(read.value.list), lines: read.value.lines };
}
