import type { z } from 'zod';
import { refusals, type Refusal } from '@/lib/rules';
import type { ContractShape } from '../contract/contract';
import { notFound, Problem, refused } from '../problem';

/** A refinement may carry a code of its own; zod alone would call every one of them `custom`. */
const codesOf = (error: z.ZodError): readonly Refusal[] => {
  const named = new Map(
    error.issues.flatMap((issue) =>
      issue.code === 'custom' && typeof issue.params?.code === 'string'
        ? [[`${issue.path.map(String).join('/')} ${issue.message}`, issue.params.code] as const]
        : [],
    ),
  );
  return refusals(deepest(error)).map((r) => ({
    ...r,
    code: named.get(`${r.path.join('/')} ${r.message}`) ?? r.code,
  }));
};

/** Of a union, the reading that went furthest: “not a string” helps nobody who sent an object. */
function deepest(error: z.ZodError): z.ZodError {
  const issues = error.issues.flatMap((issue): z.core.$ZodIssue[] => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const furthest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0]!;
    if (depth(furthest) === 0) return [issue];
    return furthest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
  return Object.assign(Object.create(Object.getPrototypeOf(error) as object) as z.ZodError, { issues });
}

const depth = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map((i) => i.path.length + (i.code === 'unrecognized_keys' ? 1 : 0)));

/** Held against its schema; a problem names every field at fault. */
export const readField = <T>(
  schema: z.ZodType<T>,
  value: unknown,
  where: 'body' | 'query',
): { readonly value: T } | Problem => {
  const read = schema.safeParse(value);
  return read.success ? { value: read.data } : refused('invalid_request', codesOf(read.error), [], where);
};

/** The places in the path. One that cannot name anything is simply not there. */
export const readParams = (
  contract: ContractShape,
  params: Readonly<Record<string, unknown>>,
): { readonly value: Readonly<Record<string, unknown>> } | Problem => {
  if (!contract.params) return { value: {} };
  const read = contract.params.safeParse(params);
  if (read.success) return { value: read.data };
  const [first] = codesOf(read.error);
  return first?.code === 'unknown_system' ? new Problem('not_found', first.message) : notFound();
};

/** The query as an object; a name that stands twice is a mistake, not a choice. */
export const readQuery = (
  contract: ContractShape,
  search: URLSearchParams,
): { readonly value: Readonly<Record<string, unknown>> } | Problem => {
  const given: Record<string, string> = {};
  for (const [name, value] of search) {
    if (Object.hasOwn(given, name))
      return refused(
        'invalid_request',
        [{ path: [name], code: 'duplicate', message: `“${name}” is given twice.` }],
        [],
        'query',
      );
    if (value.includes('\0'))
      return refused(
        'malformed_request',
        [{ path: [name], code: 'null_character', message: `“${name}” holds a null character.` }],
        [],
        'query',
      );
    Object.defineProperty(given, name, { value, enumerable: true });
  }
  if (!contract.query) {
    const [name] = Object.keys(given);
    return name === undefined
      ? { value: {} }
      : refused(
          'invalid_request',
          [{ path: [name], code: 'unknown_field', message: `There is no parameter “${name}” here.` }],
          [],
          'query',
        );
  }
  return readField(contract.query, given, 'query') as { value: Readonly<Record<string, unknown>> } | Problem;
};
