import type { Caching, ContractShape } from '../contract/contract';
import { isKnown, tagOfBytes, tagOfVersion } from './conditional';

/** Bytes that were made ready before, with their tag. */
export interface Prepared {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What work answers with. */
export interface Reply<T> {
  readonly data: T;
  /** Where the contract has more than one good end; absent: the first. */
  readonly status?: number;
  readonly location?: string;
  /** Of something with numbered versions: the tag carries it, and `If-Match` reads it back. */
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file: its own type, not JSON of ours. */
export interface FileReply {
  readonly file: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly name?: string;
  readonly inline?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Something that is sent as it comes. */
export interface StreamReply {
  readonly stream: ReadableStream<Uint8Array>;
  readonly type: string;
}

/** The catalogue changes with a release only; an hour of trust, then a quick question with the tag. */
const cacheControl: Readonly<Record<Caching, string>> = {
  catalogue: 'public, max-age=3600, stale-while-revalidate=604800',
  private: 'private, no-store',
  fresh: 'no-store',
};

/** What every answer says: anyone’s page may read it, but never with cookies; browsers take it for nothing but data. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Location, Allow, Content-Disposition, Retry-After, WWW-Authenticate, RateLimit-Limit, RateLimit-Remaining, ' +
    'RateLimit-Reset, RateLimit-Policy, Idempotency-Replayed, Muster-Catalogue-Version, Muster-Misfits, Deprecation, Sunset',
} as const;

const headersOf = (contract: ContractShape): Record<string, string> => {
  const caching = contract.caching ?? 'private';
  return {
    'Cache-Control': cacheControl[caching],
    ...(caching === 'catalogue' ? {} : { Vary: 'Authorization, Cookie' }),
    ...EVERYWHERE,
  };
};

const notModified = (headers: Record<string, string>): Response =>
  new Response(null, { status: 304, headers });

/** Ready bytes, or 304 for who has them. */
export function sendPrepared(contract: ContractShape, request: Request, prepared: Prepared): Response {
  const headers = { ...headersOf(contract), ...prepared.headers, ETag: prepared.etag };
  if (isKnown(request.headers.get('if-none-match'), prepared.etag)) return notModified(headers);
  return new Response(prepared.bytes, {
    status: contract.success.status,
    headers: {
      ...headers,
      'Content-Type': prepared.type ?? 'application/json; charset=utf-8',
      'Content-Length': String(prepared.bytes.byteLength),
    },
  });
}

/** An answer of JSON. Reading is tagged, and 304 for who has it; so is whatever has versions. */
export function sendReply(contract: ContractShape, request: Request, reply: Reply<unknown>): Response {
  const status = reply.status ?? contract.success.status;
  const headers: Record<string, string> = { ...headersOf(contract), ...reply.headers };
  if (reply.location !== undefined) headers.Location = reply.location;
  if (status === 204) return new Response(null, { status, headers });
  const text = JSON.stringify(reply.data);
  const reading = contract.method === 'GET';
  if (reading || reply.version !== undefined) {
    headers.ETag = reply.version === undefined ? tagOfBytes(text) : tagOfVersion(reply.version, text);
    if (reading && isKnown(request.headers.get('if-none-match'), headers.ETag)) return notModified(headers);
  }
  return new Response(text, {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** A name that is safe in a header on every system, and the true one beside it (RFC 6266). */
const disposition = (name: string, inline: boolean): string => {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\w. -]+/g, '')
      .trim() || 'muster';
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
};

/** Sends bytes with a tag made of them; 304 to whoever has them already. */
export function sendFile(contract: ContractShape, request: Request, reply: FileReply): Response {
  const headers: Record<string, string> = { ...headersOf(contract), ETag: tagOfBytes(reply.file) };
  if (contract.method === 'GET' && isKnown(request.headers.get('if-none-match'), headers.ETag!))
    return notModified(headers);
  if (reply.name !== undefined)
    headers['Content-Disposition'] = disposition(reply.name, reply.inline ?? false);
  return new Response(reply.file, {
    status: contract.success.status,
    headers: { ...headers, ...reply.headers, 'Content-Type': reply.type },
  });
}

/** Sends what comes as it comes. */
export const sendStream = (contract: ContractShape, { stream, type }: StreamReply): Response =>
  new Response(stream, {
    status: contract.success.status,
    // Whoever compresses or gathers on the way would hold back what is meant for now.
    headers: {
      ...headersOf(contract),
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      'Content-Type': type,
    },
  });

/** The answer to an error goes the same way out. */
export const withCommonHeaders = (response: Response, more: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries({ ...EVERYWHERE, ...more }))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
};
