import { expect, test } from 'vitest';
import { PrintOptions } from '@/lib/print';
import { optionsFor, withLeftOut } from './options-for';

const sized = { sizes: [{ id: 'mini', name: 'Mini', w: 44, h: 63 }] };
const bare = { sizes: [] };
const nothing = { paper: { boards: [], aids: [] } };

test('what another game has and this one not is left out here, and is there again with the other', () => {
  const kept = PrintOptions.parse({ size: 'mini', parts: ['cards', 'plan'] });
  const here = optionsFor(kept, bare as never, nothing as never);
  expect(here).toMatchObject({ parts: ['cards'] });
  expect(here.size).toBeUndefined();
  const changed = withLeftOut({ ...here, lowInk: true, parts: ['cards', 'sheet'] }, here, kept);
  expect(changed).toMatchObject({ size: 'mini', lowInk: true });
  expect([...changed.parts].sort()).toEqual(['cards', 'plan', 'sheet']);
  expect(optionsFor(changed, bare as never, nothing as never).parts).toEqual(['cards', 'sheet']);
  expect(optionsFor(changed, sized as never, undefined)).toEqual(changed);
});

test('what is chosen here counts, and what is given up here is given up', () => {
  const kept = PrintOptions.parse({ size: 'mini', parts: ['cards', 'sheet'] });
  const here = optionsFor(kept, sized as never, nothing as never);
  const { size: _, ...natural } = here;
  expect(withLeftOut({ ...natural, parts: ['cards'] }, here, kept)).toEqual({ ...natural, parts: ['cards'] });
});
