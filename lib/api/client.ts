import type { Method, Operation, ReceivedOf, SentBody, SentParams, SentQuery } from './contract';
import type { Problem } from './contract/shapes/problem';

/** Every operation by `METHOD path`. Types only: the browser does not load the schemas to ask a question. */
type ByRoute = { readonly [C in Operation as `${C['method']} ${C['path']}`]: C };
export type Route = keyof ByRoute & string;

// In brackets, so that a union of bodies stays one.
type Needs<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: never }
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

type Ask<C extends Operation> = Needs<'params', SentParams<C>> &
  Needs<'query', SentQuery<C>> &
  Needs<'body', SentBody<C>> &
  (C extends { readonly ifMatch: true } ? { readonly ifMatch: string } : { readonly ifMatch?: never }) & {
    readonly idempotencyKey?: string;
    /** Proves a seat of a game that is played online. */
    readonly seatKey?: string | undefined;
    readonly signal?: AbortSignal;
  };

export interface Refused {
  readonly ok: false;
  readonly status: number;
  readonly problem: Problem;
}

export type Answer<T> =
  | {
      readonly ok: true;
      readonly status: number;
      readonly data: T;
      readonly etag: string | null;
      readonly location: string | null;
    }
  | Refused;

type AskArguments<C extends Operation> = Record<never, never> extends Ask<C> ? [ask?: Ask<C>] : [ask: Ask<C>];

interface AnyAsk {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly seatKey?: string | undefined;
  readonly signal?: AbortSignal;
}

const addressOf = (path: string, { params = {}, query = {} }: AnyAsk): string => {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? place : `${place}?${search}`;
};

/** What somebody wrote, which stays in its form: a thing of one's own, words to others. All else is a question or a press. */
const WRITES =
  /^(POST|PUT|PATCH) \/api\/v1\/((account|agreements|boards|cards|comments|lists|searches|tables|tokens)(\/\{id\})?|.*\/(messages|password|suggestions))$|^PUT .*\/reports\//;

const unreachable = (route: string, instance: string): Problem => ({
  type: 'about:blank',
  title: 'No answer',
  status: 0,
  detail: `The server cannot be reached. ${WRITES.test(route) ? 'Your changes are still here.' : 'Try again in a moment.'}`,
  instance,
  code: 'unreachable',
});

/** What stands where no problem document came: something on the way answered in the server's place. */
const foreign = (status: number, instance: string): Problem => ({
  type: 'about:blank',
  title: 'No answer of Muster’s',
  status,
  detail: `Something on the way to the server answered ${status}. Try again in a moment.`,
  instance,
  code: 'foreign',
});

/** What a refusal says to the reader: its first fault, where it names one. */
export const sayProblem = ({ detail, errors }: Pick<Problem, 'detail' | 'errors'>): string =>
  errors?.[0]?.message ?? detail;

/** What an answer holds. @throws where it was cut off on its way, as at a network that is lost in the middle */
function bodyOf(response: Response, type: string): Promise<unknown> | undefined {
  if (response.status === 204) return undefined;
  return type.includes('json') ? response.json() : response.text();
}

/** The id of what the first request with the same key made, where only its answer was lost. */
export function madeBefore({ problem: { code, current } }: Refused): string | undefined {
  const { id } = (code === 'answer_lost' ? current : {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/**
 * Asks the API: `ask('PUT /api/v1/lists/{id}', { params: { id }, body: list, ifMatch: etag })`. A refusal is an answer, and so
 * is a server that cannot be reached; only a call that was broken off throws.
 */
export async function ask<R extends Route>(
  route: R,
  ...[given]: AskArguments<ByRoute[R]>
): Promise<Answer<ReceivedOf<ByRoute[R]>>> {
  const [method, path] = route.split(' ') as [Method, string];
  const asked = (given ?? {}) as AnyAsk;
  const address = addressOf(path, asked);
  let response: Response;
  let type: string;
  let data: unknown;
  try {
    response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        ...(asked.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(asked.ifMatch === undefined ? {} : { 'If-Match': asked.ifMatch }),
        ...(asked.idempotencyKey === undefined ? {} : { 'Idempotency-Key': asked.idempotencyKey }),
        ...(asked.seatKey === undefined ? {} : { 'Muster-Seat': asked.seatKey }),
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      ...(asked.signal ? { signal: asked.signal } : {}),
    });
    type = response.headers.get('content-type') ?? '';
    data = await bodyOf(response, type);
  } catch (error) {
    if (asked.signal?.aborted) throw error;
    return { ok: false, status: 0, problem: unreachable(route, address) };
  }
  return response.ok
    ? {
        ok: true,
        status: response.status,
        data: data as ReceivedOf<ByRoute[R]>,
        etag: response.headers.get('etag'),
        location: response.headers.get('location'),
      }
    : {
        ok: false,
        status: response.status,
        problem: type.includes('problem+json') ? (data as Problem) : foreign(response.status, address),
      };
}
