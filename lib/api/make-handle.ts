import { setImmediate as breathe } from 'node:timers/promises';
import {
  scopeOf,
  type AnswerOf,
  type BodyOf,
  type ContractShape,
  type ParamsOf,
  type QueryOf,
  type Scope,
} from './contract/contract';
import { bodyShape, parseBody, receiveBody } from './handle/body';
import { expectedVersion } from './handle/conditional';
import { endingHeaders } from './handle/ending';
import { askedOnce, once, type IdempotencyStore } from './handle/idempotency';
import { readField, readParams, readQuery } from './handle/input';
import { checkOrigin } from './handle/origin';
import { rateHeaders, type Allowance, type RateLimiter } from './handle/rate-limit';
import {
  sendFile,
  sendPrepared,
  sendReply,
  sendStream,
  withCommonHeaders,
  type FileReply,
  type Prepared,
  type Reply,
  type StreamReply,
} from './handle/reply';
import { turns } from './handle/turns';
import { Problem } from './problem';

/** Somebody who has proved who he is. */
export interface Caller {
  readonly id: string;
  readonly via: 'session' | 'token';
  readonly scopes: readonly Scope[];
}

/** What the handlers need of the house around them; tests bring their own. */
export interface House<U extends Caller> {
  currentUser(request: Request): Promise<U | undefined>;
  readonly limiter: RateLimiter | undefined;
  /** Whom to count a request for, when nobody is signed in. */
  addressOf(request: Request): string;
  /** The key that a guest brings to a seat of the table or game at this address. */
  seatKeyOf(request: Request, address: string): string | undefined;
  readonly idempotency: IdempotencyStore;
  /** Hold every answer against its contract, and answer 500 where it does not fit. */
  readonly strict: boolean;
  /** A defect of ours; the caller learns nothing of it. */
  report(error: unknown, contract: ContractShape): void;
}

type UserOf<C extends ContractShape, U> = C['auth'] extends 'none'
  ? undefined
  : C['auth'] extends 'optional'
    ? U | undefined
    : U;

export interface Call<C extends ContractShape, U> {
  readonly request: Request;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly user: UserOf<C, U>;
  /** The version that `If-Match` names, where the contract asks for it; 0 for one that nothing has. */
  readonly expected: C extends { readonly ifMatch: true } ? number : undefined;
}

export type Work<C extends ContractShape, U> = (call: Call<C, U>) => Answered<C> | Promise<Answered<C>>;
type Answered<C extends ContractShape> = Reply<AnswerOf<C>> | Prepared | FileReply | StreamReply | Problem;

/** What Next hands to a route. */
export interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}
export type Handler = (request: Request, context: RouteContext) => Promise<Response>;

/** Answers what belongs to no contract, and counts it as all else is counted. */
export type Count = (request: Request, answer: () => Response) => Response;

/** A handler knows its contract, so that a route can tell which methods it has, and how its house counts. */
export type Handled<C extends ContractShape = ContractShape> = Handler & {
  readonly contract: C;
  readonly count: Count;
};

const tooMany = ({ resetSeconds }: Allowance): Problem =>
  new Problem('too_many_requests', 'That is more than one caller may ask in a minute.', {
    headers: { 'Retry-After': String(resetSeconds) },
  });

/** Counts by address: for what is answered before anybody is looked up, and from memory. */
export const countBy =
  (house: Pick<House<Caller>, 'limiter' | 'addressOf'>): Count =>
  (request, answer) => {
    const allowance = house.limiter?.take(`from ${house.addressOf(request)}`, 'memory');
    const response =
      allowance?.allowed === false ? tooMany(allowance).toResponse(new URL(request.url).pathname) : answer();
    return withCommonHeaders(response, allowance ? rateHeaders(allowance) : {});
  };

/** Who is it, and may he? */
async function admit<U extends Caller>(
  house: House<U>,
  contract: ContractShape,
  request: Request,
): Promise<U | undefined | Problem> {
  if (contract.auth === 'none') return undefined;
  const user = await house.currentUser(request);
  if (!user) {
    // A token that does not hold is told, even where nobody needs one: silence would look like an empty account.
    if (contract.auth === 'optional' && !request.headers.has('authorization')) return undefined;
    return new Problem('not_signed_in', 'Sign in, or send a valid token as Authorization: Bearer.', {
      headers: { 'WWW-Authenticate': 'Bearer realm="muster"' },
    });
  }
  if (user.via === 'token') {
    const scope = scopeOf(contract);
    if (scope === undefined)
      return new Problem(
        'session_needed',
        'This is only done from the account page, by people who are signed in.',
      );
    if (!user.scopes.includes(scope))
      return new Problem('insufficient_scope', `The token lacks the scope “${scope}”.`, {
        headers: {
          'WWW-Authenticate': `Bearer realm="muster", error="insufficient_scope", scope="${scope}"`,
        },
      });
  }
  return checkOrigin(request, user.via === 'session') ?? user;
}

/** The body as its contract has it; where it may be large, others are heard between the readings, each of which takes a second. */
async function readWhole(
  contract: ContractShape,
  bytes: Uint8Array,
): Promise<{ readonly value: unknown } | Problem> {
  const shape = bodyShape(contract);
  if (!shape) return { value: undefined };
  const raw = await parseBody(bytes, contract.bounds, contract.bounds && breathe);
  if (contract.bounds) await breathe();
  return raw instanceof Problem ? raw : readField(shape, raw.value, 'body');
}

const answersTo = (contract: ContractShape, status: number) =>
  [contract.success, ...(contract.also ?? [])].find((s) => s.status === status);

/**
 * Binds work to its contract, always in the same order: who, what, work, answer.
 * Pure of Next: a handler takes a `Request` and gives a `Response`.
 */
export const makeHandle =
  <U extends Caller>(house: House<U>) =>
  <const C extends ContractShape>(contract: C, work: Work<C, U>): Handled<C> => {
    // A large body takes a dozen times its bytes while it is looked into; those that come meanwhile wait as they came.
    const inTurn = contract.bounds && turns();

    const send = async (request: Request, call: Call<C, U>): Promise<Response> => {
      const reply = await work(call);
      if (reply instanceof Problem) return reply.toResponse(new URL(request.url).pathname);
      if ('bytes' in reply) {
        if (house.strict && reply.type === undefined)
          contract.success.schema?.parse(JSON.parse(new TextDecoder().decode(reply.bytes)));
        return sendPrepared(contract, request, reply);
      }
      if ('file' in reply) return sendFile(contract, request, reply);
      if ('stream' in reply) return sendStream(contract, reply);
      if (house.strict) {
        const end = answersTo(contract, reply.status ?? contract.success.status);
        if (!end) throw new Error(`${contract.id} answers ${reply.status}, which its contract does not know`);
        end.schema?.parse(JSON.parse(JSON.stringify(reply.data)));
      }
      return sendReply(contract, request, reply);
    };

    const answer = async (
      request: Request,
      context: RouteContext,
      user: U | undefined,
    ): Promise<Response | Problem> => {
      const params = readParams(contract, await context.params);
      if (params instanceof Problem) return params;
      const query = readQuery(contract, new URL(request.url).searchParams);
      if (query instanceof Problem) return query;
      const expected = contract.ifMatch ? expectedVersion(request.headers.get('if-match')) : undefined;
      if (expected instanceof Problem) return expected;
      const bytes = bodyShape(contract) ? await receiveBody(request, contract.bounds) : new Uint8Array();
      if (bytes instanceof Problem) return bytes;
      const carryOut = async (): Promise<Response | Problem> => {
        const body = await readWhole(contract, bytes);
        if (contract.bounds) await breathe();
        if (body instanceof Problem) return body;
        const call = {
          request,
          params: params.value,
          query: query.value,
          body: body.value,
          user,
          expected,
        } as unknown as Call<C, U>;
        const asked = askedOnce(contract, request, bytes, {
          user: user?.id,
          seatKey: contract.seatKey && house.seatKeyOf(request, (params.value as { readonly id: string }).id),
        });
        if (asked instanceof Problem) return asked;
        return asked ? once(house.idempotency, asked, () => send(request, call)) : send(request, call);
      };
      return inTurn ? inTurn(carryOut) : carryOut();
    };

    const handler = async (request: Request, context: RouteContext): Promise<Response> => {
      const instance = new URL(request.url).pathname;
      let told = endingHeaders(contract);
      let response: Response | Problem;
      try {
        const weight = contract.weight ?? (contract.method === 'GET' ? 'read' : 'write');
        const address = house.addressOf(request);
        // Before anybody is looked up, so that guessing tokens is counted as well.
        const door = contract.auth === 'none' ? undefined : house.limiter?.take(`door ${address}`, 'memory');
        const user = door?.allowed === false ? undefined : await admit(house, contract, request);
        const caller = user && !(user instanceof Problem) ? `user ${user.id}` : `from ${address}`;
        const allowance = door?.allowed === false ? door : house.limiter?.take(caller, weight);
        if (allowance) told = { ...told, ...rateHeaders(allowance) };
        if (allowance?.allowed === false) response = tooMany(allowance);
        else response = user instanceof Problem ? user : await answer(request, context, user);
      } catch (error) {
        house.report(error, contract);
        response = new Problem('server_error', 'This is our fault. It has been noted.');
      }
      return withCommonHeaders(response instanceof Problem ? response.toResponse(instance) : response, told);
    };
    return Object.assign(handler, { contract, count: countBy(house) });
  };
