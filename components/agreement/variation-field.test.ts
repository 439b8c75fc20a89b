import { expect, test } from 'vitest';
import { loadSystems, variationsOf } from '@/lib/rules';
import { isStructured } from './structured-input';
import { isPlain, withoutNull } from './variation-field';

const systems = await loadSystems();

test.each(systems.map((system) => [system.slug, system] as const))(
  'nobody needs to know how a variation of %s is written down: each has an input, or its parts have',
  (_, system) => {
    const left = variationsOf(system).filter((schema) => {
      const { inner } = withoutNull(schema);
      return !isPlain(inner) && !isStructured(system, schema.key) && !inner.items?.enum?.length;
    });
    expect(left.map(({ key }) => key)).toEqual([]);
  },
);
