import {
  defaultAgreement,
  ok,
  parseList,
  prepareTerms,
  refuse,
  type AnySystem,
  type Result,
} from '@/lib/rules';
import type { PrintWhat } from './job';
import type { ReadList } from './sheet/list-sheet';

export type ListOfPlayer = Extract<PrintWhat, { readonly kind: 'lists' }>['lists'][number];
type Path = readonly (string | number)[];

function readOne(system: AnySystem, { list, agreement, player }: ListOfPlayer, at: Path): Result<ReadList> {
  const terms = prepareTerms(system, agreement ?? defaultAgreement(system));
  if (!terms.ok)
    return refuse(...terms.problems.map((p) => ({ ...p, path: [...at, 'agreement', ...p.path] })));
  const parsed = parseList(system, list, terms.value);
  return parsed.ok
    ? ok({ parsed: parsed.value, terms: terms.value, player })
    : refuse(...parsed.problems.map((p) => ({ ...p, path: [...at, 'list', ...p.path] })));
}

/** The lists of a job, read and resolved; none where it is about the catalogue. Refuses a list of another system. */
export function readLists(system: AnySystem, what: PrintWhat): Result<readonly ReadList[]> {
  if (what.kind === 'list') {
    const read = readOne(system, what, ['what']);
    return read.ok ? ok([read.value]) : read;
  }
  const reads: ReadList[] = [];
  if (what.kind === 'lists')
    for (const [i, one] of what.lists.entries()) {
      const read = readOne(system, one, ['what', 'lists', i]);
      if (!read.ok) return read;
      reads.push(read.value);
    }
  return ok(reads);
}
