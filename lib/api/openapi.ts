import { z } from 'zod';
import { sayMost } from '@/lib/bounds';
import { changePolicy } from './change-policy';
import { operations, scopeOf, type ContractShape, type Success } from './contract';
import { jsonSchemaOf } from './contract/json-schema';
import { Problem as ProblemShape } from './contract/shapes/problem';
import { bodyShape } from './handle/body';
import { sayRetry } from './say-retry';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const REF = '#/$defs/';

/** zod numbers what refers to itself; the only such thing here is “any JSON”. */
const idOf = (name: string): string => (name.startsWith('__') ? 'JsonValue' : name);

/**
 * Schemas with an id stand once, under components. What is asked and what is answered may differ under one id (a default
 * need not be sent, but always comes back); then the former is `…Input`. That is only known when all have been seen, so
 * the document is made twice: the first time to look, the second to write.
 */
class Components {
  private readonly seen: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };
  private split: ReadonlySet<string> = new Set();

  /** A schema as the document refers to it. */
  schema(schema: z.ZodType, direction: Direction): Json {
    const {
      $schema: _,
      $defs,
      ...own
    } = jsonSchemaOf(schema, direction) as Json & { $defs?: Record<string, Json> };
    for (const [name, def] of Object.entries($defs ?? {})) {
      const id = idOf(name);
      const known = this.seen[direction].get(id);
      const raw = this.refer(def, (to) => REF + to) as Json;
      if (known && JSON.stringify(known) !== JSON.stringify(raw))
        throw new Error(`two schemas are called ${id}`);
      this.seen[direction].set(id, raw);
    }
    return this.refer(own, (id) => this.place(id, direction)) as Json;
  }

  /** Decides the names, after everything was seen once. */
  settle(): void {
    const { input, output } = this.seen;
    const split = new Set(
      [...input.keys()].filter(
        (id) => output.has(id) && JSON.stringify(input.get(id)) !== JSON.stringify(output.get(id)),
      ),
    );
    // Whoever refers to something that is two things is itself two things.
    for (let before = -1; before !== split.size;) {
      before = split.size;
      for (const [id, def] of input)
        if (output.has(id) && [...split].some((s) => JSON.stringify(def).includes(`"${REF}${s}"`)))
          split.add(id);
    }
    this.split = split;
  }

  /** All schemas by their final names. */
  all(): Json {
    const directions: readonly Direction[] = ['input', 'output'];
    return Object.fromEntries(
      directions
        .flatMap((direction) =>
          [...this.seen[direction]].map(
            ([id, def]) =>
              [this.name(id, direction), this.refer(def, (to) => this.place(to, direction))] as const,
          ),
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  private name(id: string, direction: Direction): string {
    return direction === 'input' && this.split.has(id) ? `${id}Input` : id;
  }

  private place(id: string, direction: Direction): string {
    return `#/components/schemas/${this.name(id, direction)}`;
  }

  /** The same schema with its references led elsewhere, and without the ids that zod leaves in. */
  private refer(value: unknown, lead: (id: string) => string): unknown {
    if (Array.isArray(value)) return value.map((inner) => this.refer(inner, lead));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
        if (key === 'id' && typeof inner === 'string') return [];
        if (key === '$ref' && typeof inner === 'string') return [[key, lead(idOf(inner.replace(REF, '')))]];
        return [[key, this.refer(inner, lead)]];
      }),
    );
  }
}

const parameters = (
  components: Components,
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description, ...rest } = components.schema(field as z.ZodType, 'input');
    return {
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });

const header = (name: string, description: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const contentOf = (components: Components, { schema, types, json }: Success): Json | undefined => {
  if (schema) return { 'application/json': { schema: components.schema(schema, 'output') } };
  return (
    types &&
    Object.fromEntries(
      types.map((type) => [
        type,
        {
          schema:
            json && type === 'application/json' ? components.schema(json, 'output') : { type: 'string' },
        },
      ]),
    )
  );
};

const isStream = (c: ContractShape): boolean => c.success.types?.includes('text/event-stream') ?? false;

/** Whatever is read has a tag, and who has it gets 304. */
const isTagged = (c: ContractShape): boolean => c.method === 'GET' && !isStream(c);

const answerHeader = (description: string): Json => ({ description, schema: { type: 'string' } });

const success = (components: Components, c: ContractShape, end: Success): Json => {
  const content = contentOf(components, end);
  const headers = {
    ...(isTagged(c) || (c.ifMatch && end.status !== 204)
      ? { ETag: answerHeader('Of this version, for If-Match or If-None-Match') }
      : {}),
    ...(end.status === 201 || (end.status === 202 && c.also)
      ? { Location: answerHeader('Where it stands') }
      : {}),
  };
  return {
    description: end.description ?? (end.status === 204 ? 'Done' : 'Here it is'),
    ...(content ? { content } : {}),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
  };
};

/** Every status that the door itself may answer for this contract. */
export const statusesOf = (c: ContractShape): readonly number[] => {
  const statuses = new Set<number>([405, 429, 500, ...(c.errors ?? [])]);
  if (c.params) statuses.add(404);
  statuses.add(400);
  if (bodyShape(c)) for (const s of [413, 415]) statuses.add(s);
  if (c.auth !== 'none') statuses.add(401);
  if (c.auth === 'user' || c.auth === 'session' || c.auth === 'optional') statuses.add(403);
  if (c.ifMatch) for (const s of [412, 428]) statuses.add(s);
  if (c.idempotent) for (const s of [409, 422]) statuses.add(s);
  if (c.keeps) statuses.add(409);
  return [...statuses].sort((a, b) => a - b);
};

/** What a contract says beyond its summary, the bounds of an account with it. */
export const descriptionOf = ({ description, keeps = [], ends }: ContractShape): string | undefined =>
  [description ?? [], keeps.map(sayMost), ends ? `It ends on ${ends.on}.` : []].flat().join(' ') || undefined;

/** By status, since several problems may share one. */
const descriptions: Readonly<Record<number, string>> = {
  400: 'The request does not fit; `errors` names every field at fault',
  401: 'Not signed in',
  403: 'Not allowed this way',
  404: 'There is no such thing, or it is not yours',
  405: 'Method not allowed; `Allow` names those that are',
  409: 'It does not fit what is there now, or the first request with this Idempotency-Key is still at work or lost its answer',
  412: 'It was changed in the meantime; `current` is what it is now',
  413: 'The body is too large',
  415: 'The body must be JSON',
  422: 'The Idempotency-Key belongs to another request',
  428: 'Name the version with If-Match',
  429: 'Too many requests; `Retry-After` says when to come back',
  500: 'Our fault',
  503: 'Not ready',
};

const operation = (components: Components, c: ContractShape): Json => {
  const description = descriptionOf(c);
  const scope = scopeOf(c);
  return {
    operationId: c.id,
    tags: [c.tag],
    ...(c.ends ? { deprecated: true } : {}),
    summary: c.summary,
    ...(description === undefined ? {} : { description }),
    security:
      c.auth === 'none'
        ? []
        : c.auth === 'session'
          ? [{ session: [] }]
          : [...(c.auth === 'optional' ? [{}] : []), { session: [] }, { token: [] }],
    ...(scope === undefined ? {} : { 'x-scope': scope }),
    parameters: [
      ...parameters(components, 'path', c.params),
      ...parameters(components, 'query', c.query),
      ...(c.ifMatch ? [header('If-Match', 'The ETag of your last reading', true)] : []),
      ...(isTagged(c) ? [header('If-None-Match', 'The ETag that you have', false)] : []),
      ...(c.seatKey
        ? [
            header(
              'Muster-Seat',
              'The key of a seat, for who sits there without an account or asks as that seat',
              false,
            ),
          ]
        : []),
      ...(c.resumes ? [header('Last-Event-ID', 'The id of the last event that you had', false)] : []),
      ...(c.also?.some(({ status }) => status === 202)
        ? [header('Prefer', '`respond-async`: as a job in any case', false)]
        : []),
      ...(c.idempotent ? [header('Idempotency-Key', sayRetry(c), false)] : []),
    ],
    ...(c.body
      ? {
          requestBody: {
            required: !c.body.safeParse(undefined).success,
            content: { 'application/json': { schema: components.schema(c.body, 'input') } },
          },
        }
      : {}),
    responses: Object.fromEntries([
      ...[c.success, ...(c.also ?? [])].map((end) => [String(end.status), success(components, c, end)]),
      ...(isTagged(c) ? [['304', { description: 'You have it already' }]] : []),
      ...statusesOf(c).map((status) => [
        String(status),
        {
          description: descriptions[status] ?? 'A problem',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
    ]),
  };
};

/** The OpenAPI document, out of the contracts alone. */
export function openApiDocument(): Json {
  const components = new Components();
  const write = (): Record<string, Json> => {
    components.schema(z.object({ problem: ProblemShape }), 'output');
    const paths: Record<string, Json> = {};
    for (const c of operations) (paths[c.path] ??= {})[c.method.toLowerCase()] = operation(components, c);
    return paths;
  };
  write();
  components.settle();
  const paths = write();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version: '1',
      summary: 'Lists, catalogues, rules and verdicts for five printed fantasy games',
      description:
        'JSON in, JSON out. Errors are RFC 9457 problems. Reading catalogues, rules and shared lists, and validation, need no key; ' +
        'the rest takes a session cookie or a token as `Authorization: Bearer`. An account keeps so many of each kind as stands with ' +
        'the operations that make them; beyond that they answer 409 `too_many_…`. ' +
        `${changePolicy} The log is \`GET /api/v1/changes\`.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map((c) => c.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.all(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token of the account page' },
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  };
}
