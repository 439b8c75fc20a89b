import { expect, test } from 'vitest';
import { change, keep, readOne } from './idb';

const note = (value: string) => ({ id: 'note', value });

test('one idea makes, changes, leaves and removes', async () => {
  expect(await change('notes', 'note', (before) => before ?? note('made'))).toEqual(note('made'));
  expect(await change('notes', 'note', (before) => before && note(`${before.value}, changed`))).toEqual(
    note('made, changed'),
  );
  await change('notes', 'note', (before) => before);
  expect(await readOne('notes', 'note')).toEqual(note('made, changed'));
  expect(await change('notes', 'note', () => undefined)).toBeUndefined();
  expect(await readOne('notes', 'note')).toBeUndefined();
});

test('it stands on what is there in that moment, not on what was read before', async () => {
  await keep('notes', note('1'));
  const more = () => change('notes', 'note', (now) => now && note(String(Number(now.value) + 1)));
  await Promise.all([more(), more(), more()]);
  expect(await readOne('notes', 'note')).toEqual(note('4'));
});
