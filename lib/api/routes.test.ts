import { describe, expect, test } from 'vitest';
import { routeFiles } from '@/lib/testing/api/routes';
import { methods, operations } from './contract';
import type { Handler } from './make-handle';

const contractOf = (handler: Handler | undefined): unknown =>
  handler && 'contract' in handler ? handler.contract : undefined;

describe('operations and routes', () => {
  test('ids are unique, and so are method and path', () => {
    expect(new Set(operations.map((c) => c.id)).size).toBe(operations.length);
    expect(new Set(operations.map((c) => `${c.method} ${c.path}`)).size).toBe(operations.length);
  });

  test.each(operations.map((c) => [`${c.method} ${c.path}`, c] as const))(
    '%s has its route',
    async (_, c) => {
      const file = routeFiles.find((f) => f.path === c.path);
      expect(file, `app${c.path.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`).toBeDefined();
      expect(contractOf((await file!.load())[c.method])).toBe(c);
    },
  );

  test.each(routeFiles.map((f) => [f.path, f] as const))(
    '%s serves operations, or nothing',
    async (path, file) => {
      const module = await file.load();
      for (const method of [...methods, 'HEAD', 'OPTIONS'])
        expect(module[method], `${method} ${path}`).toBeTypeOf('function');
      for (const method of methods) {
        const served = contractOf(module[method]);
        if (served !== undefined) expect(operations, `${method} ${path}`).toContain(served);
      }
      if (!path.includes('['))
        expect(
          methods.some((m) => contractOf(module[m]) !== undefined),
          path,
        ).toBe(true);
    },
  );

  test('every parameter of a path is declared, and nothing else', () => {
    for (const c of operations) {
      const named = [...c.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      expect(Object.keys(c.params?.shape ?? {}).sort(), c.id).toEqual(named.sort());
    }
  });
});
