import { expect, test } from 'vitest';
import { keepPrint, printsOf, removePrint } from './prints';

const file = (bytes: number) => new Blob(['x'.repeat(bytes)]);

test('the last twenty are kept, newest first, and one of them can be thrown away', async () => {
  for (let i = 1; i <= 23; i++) await keepPrint('me', `list ${i}.pdf`, file(i), i);
  const names = (await printsOf('me')).map((p) => p.name);
  expect(names).toHaveLength(20);
  expect([names[0], names.at(-1)]).toEqual(['list 23.pdf', 'list 4.pdf']);
  await removePrint((await printsOf('me'))[0]!.id);
  expect((await printsOf('me'))[0]!.name).toBe('list 22.pdf');
});

test('the same sheets made again take the place of the first', async () => {
  await keepPrint('you', 'a.pdf', file(5), 1);
  await keepPrint('you', 'a.pdf', file(5), 2);
  await keepPrint('you', 'a.pdf', file(6), 3);
  expect((await printsOf('you')).map((p) => [p.bytes, p.madeAt])).toEqual([
    [6, 3],
    [5, 2],
  ]);
});

test('nobody sees what somebody else printed; what nobody in particular printed is everybody’s', async () => {
  await keepPrint('', 'for all.pdf', file(1), 1);
  await keepPrint('one', 'mine.pdf', file(1), 2);
  expect((await printsOf('another')).map((p) => p.name)).toEqual(['for all.pdf']);
});
