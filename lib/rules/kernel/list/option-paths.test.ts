import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { flatten, place, readPath } from './option-paths';

describe('options by their paths', () => {
  test('options survive flattening and placing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (options) => {
        const json = JSON.parse(JSON.stringify(options)) as Record<string, never>;
        const back: Record<string, never> = {};
        for (const [path, value] of flatten(json)) place(back, readPath(path)!, JSON.parse(value) as never);
        expect(JSON.stringify(back)).toBe(JSON.stringify(json));
      }),
    );
  });

  test('a path can never reach a prototype', () => {
    place({}, ['__proto__', 'polluted'], true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
