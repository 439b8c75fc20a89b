import { sayMost, type BoundedKind } from '@/lib/bounds';
import type { Refusal } from '@/lib/rules';
import type { FieldError } from './contract/shapes/problem';

/** Every kind of problem that the API answers with: code, status, title. The code is the last part of its `type`. */
export const problems = {
  malformed_json: [400, 'The body is not JSON'],
  malformed_request: [400, 'The request cannot be read'],
  invalid_request: [400, 'The request does not fit'],
  invalid_list: [400, 'The list cannot be read'],
  invalid_agreement: [400, 'The agreement cannot be read'],
  invalid_card: [400, 'The card cannot be read'],
  invalid_board: [400, 'The board cannot be read'],
  invalid_query: [400, 'The search cannot be read'],
  unreadable_text: [400, 'No list was found in the text'],
  too_deep: [400, 'The body is nested too deeply'],
  not_signed_in: [401, 'Not signed in'],
  cross_origin: [403, 'The request comes from another site'],
  insufficient_scope: [403, 'The token does not allow this'],
  session_needed: [403, 'A token does not allow this'],
  suggest_only: [403, 'It may be suggested, not saved'],
  comments_closed: [403, 'Comments are closed'],
  own_list: [403, 'The list is one’s own'],
  own_work: [403, 'It is one’s own'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  not_acceptable: [406, 'No such representation'],
  no_free_seat: [409, 'No seat is free'],
  already_seated: [409, 'The caller sits at this table'],
  agreement_changed: [409, 'The agreement is another one by now'],
  agreement_not_accepted: [409, 'The agreement has not been accepted'],
  lists_locked: [409, 'The lists are locked'],
  host_checks: [409, 'Who checks the lists does not play'],
  not_checked: [409, 'The lists of this table are not checked'],
  lists_open: [409, 'The lists are open'],
  not_all_in: [409, 'Not all lists are in'],
  too_many_lists: [409, 'Too many lists'],
  too_many_agreements: [409, 'Too many agreements'],
  too_many_cards: [409, 'Too many custom cards'],
  too_many_boards: [409, 'Too many boards'],
  too_many_searches: [409, 'Too many saved searches'],
  too_many_comments: [409, 'Too many comments'],
  too_many_tables: [409, 'Too many tables'],
  too_many_tokens: [409, 'Too many tokens'],
  too_many_editors: [409, 'Too many editors'],
  too_many_suggestions: [409, 'Too many suggestions wait'],
  no_moderators: [409, 'Nobody moderates this server'],
  too_many_reports: [409, 'Too many reports wait'],
  decided: [409, 'It has been decided'],
  moved_on: [409, 'It has moved on'],
  other_game: [409, 'It is for another game'],
  other_rules: [409, 'It was begun under other rules'],
  time_left: [409, 'There is time left'],
  away: [409, 'A bot decides in the caller’s place'],
  not_over: [409, 'The game is not over'],
  not_ready: [409, 'It is not ready'],
  out_of_range: [409, 'A tracker cannot go there'],
  answer_lost: [409, 'The answer to the first request with this key is lost'],
  key_in_use: [409, 'The first request with this key is still at work'],
  stale: [412, 'It was changed in the meantime'],
  body_too_large: [413, 'The body is too large'],
  unsupported_media_type: [415, 'The body must be JSON'],
  key_reused: [422, 'The key belongs to another request'],
  precondition_required: [428, 'The version must be named'],
  too_many_requests: [429, 'Too many requests'],
  server_error: [500, 'Something went wrong here'],
  unavailable: [503, 'Not ready'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;
export type ProblemCode = keyof typeof problems;

/** A refusal on its way out: a value, never thrown. */
export class Problem {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  /** With `stale`: the resource as it is now; with `answer_lost`: the id of what was made. */
  readonly current: unknown;

  constructor(
    code: ProblemCode,
    detail: string,
    more: {
      readonly errors?: readonly FieldError[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly current?: unknown;
    } = {},
  ) {
    this.code = code;
    this.detail = detail;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
    this.current = more.current;
  }

  get status(): number {
    return problems[this.code][0];
  }

  /** As `application/problem+json`. */
  toResponse(instance: string): Response {
    const [status, title] = problems[this.code];
    const body = {
      type: `/docs/api#problem-${this.code.replaceAll('_', '-')}`,
      title,
      status,
      detail: this.detail,
      instance,
      code: this.code,
      ...(this.errors.length > 0 ? { errors: this.errors } : {}),
      ...(this.current === undefined ? {} : { current: this.current }),
    };
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'Content-Type': 'application/problem+json; charset=utf-8',
        'Cache-Control': 'no-store',
        ...this.headers,
      },
    });
  }
}

/** Somebody else’s thing and one that never was are refused alike. */
export const notFound = (what = 'resource'): Problem =>
  new Problem('not_found', `There is no such ${what}, or it is not yours.`);

/** The account keeps as many as it may. What was sent is not saved. */
export const tooManyOf = (kind: BoundedKind): Problem =>
  new Problem(
    `too_many_${kind}`,
    `${sayMost(kind)} Nothing was changed: ${kind === 'tokens' ? 'revoke' : 'delete'} what you no longer need, and try again.`,
  );

/** At most this many faults are told at once: a body of ten thousand wrong lines needs no answer of megabytes. */
const MOST_ERRORS = 50;

/** Zod’s messages are half sentences. */
const asSentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

/** Refusals of the rules as faults of the body, under the field where the thing stands. */
export const refused = (
  code: ProblemCode,
  refusals: readonly Refusal[],
  at: readonly (string | number)[] = [],
  where: FieldError['in'] = 'body',
): Problem => {
  const errors = refusals
    .slice(0, MOST_ERRORS)
    .map((r) => ({ in: where, path: [...at, ...r.path], code: r.code, message: asSentence(r.message) }));
  const [first] = errors;
  const more = refusals.length > 1 ? ` ${refusals.length - 1} more like this.` : '';
  return new Problem(
    code,
    first
      ? `${first.path.length > 0 ? `At ${first.path.join('.')}: ` : ''}${first.message}${more}`
      : problems[code][1] + '.',
    { errors },
  );
};
