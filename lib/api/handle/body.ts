import { z } from 'zod';
import type { ContractShape } from '../contract/contract';
import { Problem, refused, type ProblemCode } from '../problem';
import { lookThrough } from './named-twice';

/** Nobody's list is that large; a pasted text is a tenth of it. */
export const MOST_BYTES = 1024 * 1024;
/** A list is four deep. */
const MOST_DEPTH = 24;

const NO_FIELDS = z.strictObject({}).optional();

/**
 * What a body is held against. Where none is asked for, one that says something is refused, or its sender would believe that he
 * was heard; with GET it says nothing (RFC 9110).
 */
export const bodyShape = ({ body, method }: ContractShape): z.ZodType | undefined =>
  body ?? (method === 'GET' ? undefined : NO_FIELDS);

const COMMON = { bytes: MOST_BYTES, depth: MOST_DEPTH };

const tooLarge = (most: number) =>
  new Problem('body_too_large', `This body has at most ${most.toLocaleString('en')} bytes.`);

/** Reads the body as it comes and stops at the limit, whatever `Content-Length` claims. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | Problem> {
  if (Number(request.headers.get('content-length')) > most) return tooLarge(most);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      // The rest is not worth waiting for; what becomes of it does not concern the answer.
      reader.cancel().catch(() => undefined);
      return tooLarge(most);
    }
    parts.push(value);
  }
  if (parts.length === 1) return parts[0]!;
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

type Path = readonly (string | number)[];

/** A value and where it stands; the way there is only told when something is wrong with it. */
interface Place {
  readonly value: unknown;
  readonly depth: number;
  readonly key?: string | number;
  readonly inside?: Place;
}

const pathOf = ({ key, inside }: Place): Path =>
  inside && key !== undefined ? [...pathOf(inside), key] : [];

const textFault = (text: string): readonly [code: string, message: string] | undefined => {
  if (text.includes('\0')) return ['null_character', 'The text holds a null character.'];
  return text.isWellFormed() ? undefined : ['half_surrogate', 'The text holds half of a surrogate pair.'];
};

/**
 * What JSON allows and we do not: bottomless nesting, keys that name a prototype, text that no database stores.
 * @param at where the value stands in the body
 */
export function fault(root: unknown, mostDepth = MOST_DEPTH, at: Path = []): Problem | undefined {
  const open: Place[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    const found = (code: ProblemCode, detail: string, field: string, message: string, last: Path = []) =>
      new Problem(code, detail, {
        errors: [{ in: 'body', path: [...at, ...pathOf(next), ...last], code: field, message }],
      });
    if (typeof value === 'string') {
      const bad = textFault(value);
      if (bad)
        return found(
          'malformed_request',
          'A text holds a null character or half of a surrogate pair.',
          ...bad,
        );
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth > mostDepth) {
      const detail = `Arrays and objects may stand at most ${mostDepth} deep.`;
      return found('too_deep', detail, 'too_deep', detail);
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || textFault(key))
        return found(
          'malformed_request',
          'An object has a key that is not allowed.',
          'forbidden_key',
          'This key is not allowed.',
          [key.toWellFormed()],
        );
      open.push({
        value: inner,
        depth: depth + 1,
        key: Array.isArray(value) ? Number(key) : key,
        inside: next,
      });
    }
  }
  return undefined;
}

const isJson = (type: string | null): boolean =>
  type !== null && /^\s*application\/([\w.-]+\+)?json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type);

/** The bytes of a request that should hold JSON, within bounds; nobody has looked into them yet. */
export async function receiveBody(request: Request, { bytes: most } = COMMON): Promise<Uint8Array | Problem> {
  const coding = request.headers.get('content-encoding');
  if (coding !== null && coding !== 'identity')
    return new Problem('unsupported_media_type', 'The body must come without Content-Encoding.');
  let bytes: Uint8Array | Problem;
  try {
    bytes = await readBytes(request, most);
  } catch {
    return new Problem('malformed_request', 'The body broke off.');
  }
  if (!(bytes instanceof Problem) && bytes.byteLength > 0 && !isJson(request.headers.get('content-type')))
    return new Problem(
      'unsupported_media_type',
      'Send the body as Content-Type: application/json, in UTF-8.',
      {
        headers: { 'Accept-Post': 'application/json' },
      },
    );
  return bytes;
}

/**
 * The JSON that these bytes hold, not yet held against any schema; undefined where there are none.
 * @param rest is awaited half way: a large body takes a second to that point, and another from there
 */
export async function parseBody(
  bytes: Uint8Array,
  { depth } = COMMON,
  rest?: () => Promise<unknown>,
): Promise<{ readonly value: unknown } | Problem> {
  if (bytes.byteLength === 0) return { value: undefined };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new Problem('malformed_json', 'The body is not UTF-8.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new Problem('malformed_json', 'The body is not well-formed JSON.');
  }
  await rest?.();
  const { twice, deepest } = lookThrough(text);
  // In UTF-8 and JSON that are well-formed only an escape brings what no database stores: then nothing need be looked for.
  const isPlain = deepest <= depth && !text.includes('\\u') && !text.includes('__proto__');
  const wrong = isPlain ? undefined : fault(value, depth);
  if (wrong) return wrong;
  return twice
    ? refused('invalid_request', [
        { path: twice, code: 'duplicate', message: `“${twice.at(-1)}” is given twice.` },
      ])
    : { value };
}
