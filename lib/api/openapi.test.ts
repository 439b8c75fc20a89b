import { describe, expect, test } from 'vitest';
import { operations } from './contract';
import { openApiDocument } from './openapi';
import { routeOf } from './resource';

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        responses: Record<string, unknown>;
        parameters: { name: string; in: string; required: boolean }[];
        'x-scope'?: string;
      }
    >
  >;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
};

const refsIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
      );

describe('the OpenAPI document', () => {
  test('holds every operation and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    expect(described.sort()).toEqual(operations.map((c) => `${c.method} ${c.path} ${c.id}`).sort());
  });

  test('refers only to what it holds', () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(50);
    for (const ref of refs) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1];
      expect(name, ref).toBeDefined();
      expect(document.components.schemas, ref).toHaveProperty(name!);
    }
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^\w+$/);
  });

  test('announces problems for every operation, and what a request must carry', () => {
    for (const c of operations) {
      const { responses, parameters } = document.paths[c.path]![c.method.toLowerCase()]!;
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining([String(c.success.status), '405', '429', '500']),
      );
      for (const name of Object.keys(c.params?.shape ?? {}))
        expect(parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }));
      if (c.ifMatch)
        expect(parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', required: true }));
    }
  });

  test('says which scope a token needs, wherever a token counts', () => {
    const scopes = (id: string) => {
      const c = operations.find((o) => o.id === id)!;
      return document.paths[c.path]![c.method.toLowerCase()]!['x-scope'];
    };
    expect(['getList', 'handInList', 'runSimulation', 'act', 'updateList'].map(scopes)).toEqual([
      'read',
      'write',
      'read',
      'moderate',
      'write',
    ]);
    expect(['createToken', 'beginGame'].map(scopes)).toEqual([undefined, undefined]);
  });

  test('names every header that a page of another site may send, and no other', async () => {
    const named = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods).flatMap(({ parameters }) => parameters))
      .filter((p) => p.in === 'header')
      .map((p) => p.name);
    const asked = new Request('http://muster.test/api/v1/lists', { method: 'OPTIONS' });
    const { headers } = await routeOf(new Map()).OPTIONS(asked, { params: Promise.resolve({}) });
    expect(headers.get('access-control-allow-headers')!.split(', ')).toEqual(
      [...new Set([...named, 'Authorization', 'Content-Type'])].sort(),
    );
  });

  test('asks for what it needs: nothing that is sent is called read-only', () => {
    expect(JSON.stringify(document)).not.toContain('"readOnly"');
  });

  test('has the shape of a file that is JSON, and the place of a job', () => {
    const answer = (path: string, method: string, status: number) =>
      document.paths[path]![method]!.responses[status];
    expect(answer('/api/v1/lists/{id}/export', 'get', 200)).toMatchObject({
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/List' } },
        'text/csv': { schema: { type: 'string' } },
      },
    });
    expect(answer('/api/v1/simulations', 'post', 202)).toHaveProperty('headers.Location');
    expect(answer('/api/v1/account', 'post', 202)).not.toHaveProperty('headers');
  });

  test('says apart what is sent and what comes back, and only where they differ', () => {
    const schemas = document.components.schemas as Record<string, { required?: string[] }>;
    // Options have a default: nobody need send them, and they always come back.
    expect(schemas.ListToSave?.required).not.toContain('options');
    expect(schemas.List?.required).toContain('options');
    for (const name of Object.keys(schemas).filter((n) => schemas[`${n}Input`]))
      expect(JSON.stringify(schemas[`${name}Input`])).not.toBe(JSON.stringify(schemas[name]));
  });

  test('knows the shapes by name', () => {
    for (const name of [
      'List',
      'ListEntry',
      'Agreement',
      'OwnCard',
      'Entry',
      'Verdict',
      'Violation',
      'SavedList',
      'Problem',
    ])
      expect(document.components.schemas[name]?.properties, name).toBeDefined();
  });
});
