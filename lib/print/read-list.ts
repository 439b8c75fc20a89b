import {
  defaultAgreement,
  liveryId,
  ok,
  parseList,
  prepareTerms,
  refuse,
  type AnySystem,
  type Livery,
  type Result,
} from '@/lib/rules';
import type { PrintWhat } from './job';
import type { ReadList } from './sheet/list-sheet';

export type ListOfPlayer = Extract<PrintWhat, { readonly kind: 'lists' }>['lists'][number];
type Path = readonly (string | number)[];

function readOne(
  system: AnySystem,
  { list, agreement, player, colour }: ListOfPlayer,
  at: Path,
): Result<ReadList> {
  const livery = liveryOf(system, colour, at);
  if (!livery.ok) return livery;
  const terms = prepareTerms(system, agreement ?? defaultAgreement(system));
  if (!terms.ok)
    return refuse(...terms.problems.map((p) => ({ ...p, path: [...at, 'agreement', ...p.path] })));
  const parsed = parseList(system, list, terms.value);
  return parsed.ok
    ? ok({ parsed: parsed.value, terms: terms.value, player, livery: livery.value })
    : refuse(...parsed.problems.map((p) => ({ ...p, path: [...at, 'list', ...p.path] })));
}

/** The colour of that name, undefined where none was chosen. */
function liveryOf(system: AnySystem, colour: string | undefined, at: Path): Result<Livery | undefined> {
  if (colour === undefined) return ok(undefined);
  const choices = system.liveries?.choices ?? [];
  const chosen = choices.find((one) => liveryId(one) === colour);
  if (chosen) return ok(chosen);
  const there =
    choices.length > 0 ? `There is ${choices.map(liveryId).join(', ')}.` : 'It has none to choose.';
  return refuse({
    path: [...at, 'colour'],
    code: 'unknown_colour',
    message: `${system.name} has no colour “${colour}”. ${there}`,
  });
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
      const { livery } = read.value;
      if (livery && reads.some((other) => other.livery === livery))
        return refuse({
          path: ['what', 'lists', i, 'colour'],
          code: 'same_colour',
          message: `Two lists of a table cannot both be ${liveryId(livery)}.`,
        });
      reads.push(read.value);
    }
  return ok(reads);
}
