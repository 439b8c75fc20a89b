import { expect, test } from 'vitest';
import { firstPages, MOST_PAGES, readAll, type Page } from './page';

/** Pages of one number each, as many as are asked for; `asked` has the cursors. */
const numbers = (last: number, asked: (string | undefined)[] = []) => {
  const read = (request: { readonly cursor?: string }): Promise<Page<number>> => {
    asked.push(request.cursor);
    const n = Number(request.cursor ?? 0) + 1;
    return Promise.resolve({ data: [n], ...(n < last ? { nextCursor: String(n) } : {}) });
  };
  return { read, asked };
};

test('the first pages are one page, and lead on where there are more', async () => {
  expect(await firstPages(2, numbers(3).read)).toEqual({ data: [1, 2], nextCursor: '2' });
  expect(await firstPages(5, numbers(3).read)).toEqual({ data: [1, 2, 3] });
});

test('whatever an address asks for, no more are read at once than a server can judge, and none is promised', async () => {
  const { read, asked } = numbers(1000);
  const { data, nextCursor } = await firstPages(100, read);
  expect([asked.length, data.length, nextCursor]).toEqual([MOST_PAGES, MOST_PAGES, undefined]);
});

test('what is small is read to its end, in pages as large as they come', async () => {
  const { read, asked } = numbers(3);
  const limits: number[] = [];
  const all = await readAll((request) => {
    limits.push(request.limit);
    return read(request);
  });
  expect([all, asked, limits]).toEqual([
    [1, 2, 3],
    [undefined, '1', '2'],
    [100, 100, 100],
  ]);
});
