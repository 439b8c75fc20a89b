import type { BoundedKind } from '@/lib/bounds';
import type { z } from 'zod';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** A token's scopes. `write` does not include `read`: each is asked for by name. `moderate` is of use to moderators alone. */
export const scopes = ['read', 'write', 'moderate'] as const;
export type Scope = (typeof scopes)[number];

/**
 * Who may keep an answer. `catalogue`: anyone, for long, since it changes only with a release. `private`: nobody, since it
 * is about people. `fresh`: nobody, since it is true only now.
 */
export type Caching = 'catalogue' | 'private' | 'fresh';

/** How dear a request is; each has a share of its own of what one caller may ask in a minute. */
export type Weight = 'memory' | 'read' | 'write' | 'work' | 'account';

export interface Success {
  readonly status: 200 | 201 | 202 | 204;
  readonly description?: string;
  /** The shape of a JSON answer. */
  readonly schema?: z.ZodType;
  /** Media types of an answer that is sent as a file or a stream. */
  readonly types?: readonly string[];
  /** The shape of that file where it is JSON. */
  readonly json?: z.ZodType;
}

export interface ContractShape {
  /** The name of the operation: `createList`. */
  readonly id: string;
  readonly method: Method;
  /** `/api/v1/lists/{id}`; the same path with brackets is the folder of its route. */
  readonly path: `/api/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** `optional`: anyone, and people who are signed in see what is theirs. `session`: no token will do. */
  readonly auth: 'none' | 'optional' | 'user' | 'session';
  /** What a token needs; absent: `read` for GET, `write` for the rest. */
  readonly scope?: Scope;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** How large and deep the body may be, where that is not the common measure. */
  readonly bounds?: { readonly bytes: number; readonly depth: number };
  readonly success: Success;
  /** Another good end, such as a job instead of a result. */
  readonly also?: readonly Success[];
  /** Statuses of the work’s own refusals; those of the door are known. */
  readonly errors?: readonly (400 | 403 | 404 | 409 | 410 | 422 | 429 | 503)[];
  /** What the caller’s account has more of after this: of each kind it keeps so many, and 409 `too_many_…` says which is full. */
  readonly keeps?: readonly BoundedKind[];
  /** The request must name the version that it replaces. */
  readonly ifMatch?: true;
  /** A seat is proved by the header `Muster-Seat`. */
  readonly seatKey?: true;
  /** A stream that says nothing again to who sends `Last-Event-ID`. */
  readonly resumes?: true;
  /** `Idempotency-Key` is honoured: a retry gets the first answer again. */
  readonly idempotent?: true;
  /** The answer tells a secret that is not kept, always or to who has no account: only a key that nobody guesses tells it again. */
  readonly tellsOnce?: 'always' | 'guests';
  readonly caching?: Caching;
  readonly weight?: Weight;
  /** It ends on a day, as the log has said since another. */
  readonly ends?: { readonly said: string; readonly on: string };
}

/** States an operation. Handler, OpenAPI document and client follow from the one object. */
export const contract = <const C extends ContractShape>(shape: C): C => shape;

/** What a token needs for an operation; undefined where no token counts. */
export const scopeOf = ({
  auth,
  scope,
  method,
}: Pick<ContractShape, 'auth' | 'scope' | 'method'>): Scope | undefined =>
  auth === 'none' || auth === 'session' ? undefined : (scope ?? (method === 'GET' ? 'read' : 'write'));

type Field<C, K extends PropertyKey, Otherwise> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : Otherwise;
type Sent<C, K extends PropertyKey, Otherwise> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.input<S>
  : Otherwise;
type Nothing = Readonly<Record<never, never>>;

/** What a handler is given. */
export type ParamsOf<C> = Field<C, 'params', Nothing>;
export type QueryOf<C> = Field<C, 'query', Nothing>;
export type BodyOf<C> = Field<C, 'body', undefined>;

type AnswerIn<S> = S extends { readonly schema: infer Z extends z.ZodType } ? z.input<Z> : undefined;
type AnswerOut<S> = S extends { readonly schema: infer Z extends z.ZodType } ? z.output<Z> : undefined;
type AlsoOf<C> = C extends { readonly also: readonly (infer S)[] } ? S : never;

/** What a handler answers with, and what a client gets. */
export type AnswerOf<C extends ContractShape> = AnswerIn<C['success']> | AnswerIn<AlsoOf<C>>;
export type ReceivedOf<C extends ContractShape> = AnswerOut<C['success']> | AnswerOut<AlsoOf<C>>;

/** What a client sends. */
export type SentParams<C> = Sent<C, 'params', Nothing>;
export type SentQuery<C> = Sent<C, 'query', Nothing>;
export type SentBody<C> = Sent<C, 'body', undefined>;
