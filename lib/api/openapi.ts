import { z } from 'zod';
import { operations, type ContractShape, type Success } from './contract';
import { Problem as ProblemShape } from './contract/shapes/problem';
import { problems } from './problem';

type Json = Record<string, unknown>;

/** Schemas with an id stand once, under components. */
class Components {
  readonly schemas: Record<string, Json> = {};

  /** A schema as the document refers to it. */
  schema(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
    }) as Json & { $defs?: Record<string, Json> };
    // What is asked and what is answered may differ in what is required; then each has a name of its own.
    const names = new Map<string, string>();
    for (const id of Object.keys($defs ?? {})) names.set(id, id.startsWith('__') ? `Json${id.slice(2)}` : id);
    const rename = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(rename);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
          if (key === 'id' && typeof inner === 'string') return [];
          if (key === '$ref' && typeof inner === 'string') {
            const id = inner.replace('#/$defs/', '');
            return [[key, `#/components/schemas/${names.get(id) ?? id}`]];
          }
          return [[key, rename(inner)]];
        }),
      );
    };
    const registered = Object.entries($defs ?? {});
    for (const [id, def] of registered) {
      const name = names.get(id)!;
      const known = this.schemas[name];
      const text = JSON.stringify(rename(def));
      if (known && JSON.stringify(known) !== text)
        names.set(id, `${name}${io === 'input' ? 'Sent' : 'Answer'}`);
    }
    for (const [id, def] of registered) this.schemas[names.get(id)!] = rename(def) as Json;
    return rename(own) as Json;
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

const success = (components: Components, end: Success): Json => ({
  description: end.description ?? (end.status === 204 ? 'Done' : 'Here it is'),
  ...(end.schema
    ? { content: { 'application/json': { schema: components.schema(end.schema, 'output') } } }
    : end.types
      ? { content: Object.fromEntries(end.types.map((type) => [type, { schema: { type: 'string' } }])) }
      : {}),
  ...(end.status === 201
    ? { headers: { Location: { description: 'Where it stands', schema: { type: 'string' } } } }
    : {}),
});

/** Every status that the door itself may answer for this contract. */
export const statusesOf = (c: ContractShape): readonly number[] => {
  const statuses = new Set<number>([405, 429, 500, ...(c.errors ?? [])]);
  if (c.params) statuses.add(404);
  statuses.add(400);
  if (c.body) for (const s of [400, 413, 415]) statuses.add(s);
  if (c.auth !== 'none') statuses.add(401);
  if (c.auth === 'user' || c.auth === 'session' || c.auth === 'optional') statuses.add(403);
  if (c.ifMatch) for (const s of [412, 428]) statuses.add(s);
  if (c.idempotent) for (const s of [409, 422]) statuses.add(s);
  return [...statuses].sort((a, b) => a - b);
};

const titleOf = (status: number): string =>
  Object.values(problems).find(([s]) => s === status)?.[1] ?? 'A problem';

const operation = (components: Components, c: ContractShape): Json => ({
  operationId: c.id,
  tags: [c.tag],
  summary: c.summary,
  ...(c.description === undefined ? {} : { description: c.description }),
  security:
    c.auth === 'none'
      ? []
      : c.auth === 'session'
        ? [{ session: [] }]
        : [...(c.auth === 'optional' ? [{}] : []), { session: [] }, { token: [] }],
  ...(c.auth === 'user' ? { 'x-scope': c.scope ?? (c.method === 'GET' ? 'read' : 'write') } : {}),
  parameters: [
    ...parameters(components, 'path', c.params),
    ...parameters(components, 'query', c.query),
    ...(c.ifMatch ? [header('If-Match', 'The ETag of your last reading', true)] : []),
    ...(c.method === 'GET' ? [header('If-None-Match', 'The ETag that you have', false)] : []),
    ...(c.idempotent ? [header('Idempotency-Key', 'Makes a retry safe; kept for a day', false)] : []),
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
    ...[c.success, ...(c.also ?? [])].map((end) => [String(end.status), success(components, end)]),
    ...(c.method === 'GET' && c.caching !== 'fresh' ? [['304', { description: 'You have it already' }]] : []),
    ...statusesOf(c).map((status) => [
      String(status),
      {
        description: titleOf(status),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  ]),
});

/** The OpenAPI document, out of the contracts alone. */
export function openApiDocument(): Json {
  const components = new Components();
  components.schema(z.object({ problem: ProblemShape }), 'output');
  const paths: Record<string, Json> = {};
  for (const c of operations) (paths[c.path] ??= {})[c.method.toLowerCase()] = operation(components, c);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version: '1',
      summary: 'Lists, catalogues, rules and verdicts for five printed fantasy games',
      description:
        'JSON in, JSON out. Errors are RFC 9457 problems. Reading catalogues, rules and shared lists, and validation, need no key; ' +
        'the rest takes a session cookie or a token as `Authorization: Bearer`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map((c) => c.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token of the account page' },
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  };
}
