import { expect, test } from 'vitest';
import type { AnySystem } from '@/lib/rules';
import { countEntries, loadCatalogue } from './catalogue';
import { db } from './client';
import { createList, findList } from './lists/lists';
import { onBothBases } from './testing/bases';
import { granted, list, somebody } from './testing/samples';

const entry = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  kind: 'knight',
  indicia: { endurance: 10, letters: ['a', 'b'] },
  tags: ['Mounted'],
  text: 'Rides.',
  ...more,
});

/** Only what the loader reads of a system. */
const system = (version: string, ...entries: object[]): AnySystem =>
  ({ slug: 'mms', version, entries }) as unknown as AnySystem;

onBothBases(() => {
  test('the catalogue is loaded once, renewed when it changes, and lists stay as they are', async () => {
    const first = system(
      '2026.11',
      entry('krag', 'Krág – The  Fighter', { cost: 12.5 }),
      entry('woods', 'Woods'),
    );
    expect(await loadCatalogue([first])).toEqual(['mms']);
    expect(await loadCatalogue([first])).toEqual([]);
    expect(await countEntries()).toEqual({ mms: 2 });
    expect(await db().entry.findUnique({ where: { system_id: { system: 'mms', id: 'krag' } } })).toEqual({
      system: 'mms',
      id: 'krag',
      kind: 'knight',
      name: 'Krág – The  Fighter',
      cost: 12.5,
      indicia: { endurance: 10, letters: ['a', 'b'] },
      text: 'Rides.',
      searchText: 'krag – the fighter knight mounted rides.',
      sortKey: 'krag – the fighter',
      version: '2026.11',
    });

    const ann = await somebody();
    const saved = await granted(createList(ann, list('Mine'), { catalogueVersion: '2026.11' }));
    expect(await loadCatalogue([system('2026.12', entry('cleric', 'Cleric'))])).toEqual(['mms']);
    expect(await countEntries()).toEqual({ mms: 1 });
    expect(await findList(ann, saved.id)).toEqual(saved);
    expect(await loadCatalogue([])).toEqual([]);
    expect(await countEntries()).toEqual({});
  });

  test('two servers that start together load it once between them', async () => {
    const both = system('2026.13', ...Array.from({ length: 300 }, (_, i) => entry(`e-${i}`, `Entry ${i}`)));
    await Promise.all([loadCatalogue([both]), loadCatalogue([both])]);
    expect(await countEntries()).toEqual({ mms: 300 });
  });
});
