import { expect, test } from 'vitest';
import { NOTHING_SAID, unreadOf, withEarlier, withNewest, withOwn } from './said';

const word = (n: number, seat = n % 2) => ({
  n,
  seat,
  name: null,
  text: `word ${n}`,
  saidAt: '2026-05-03T20:15:00Z',
  id: `game-${n}`,
  isHidden: false,
  hidden: null,
});
const page = (
  newest: number,
  oldest: number,
  nextCursor: string | null = oldest > 1 ? `${oldest}` : null,
) => ({
  data: Array.from({ length: newest - oldest + 1 }, (_, i) => word(newest - i)),
  nextCursor,
});
const numbers = ({ messages }: { readonly messages: readonly { readonly n: number }[] }) =>
  messages.map(({ n }) => n);

test('pages join to one talk, oldest first, whichever comes first', () => {
  const first = withNewest(NOTHING_SAID, page(6, 4));
  expect([numbers(first), first.earlier]).toEqual([[4, 5, 6], '4']);
  const more = withNewest(withOwn(first, word(9)), page(8, 5));
  expect([numbers(more), more.earlier]).toEqual([[4, 5, 6, 7, 8, 9], '4']);
  const whole = withEarlier(more, page(3, 1));
  expect([numbers(whole), whole.earlier]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], null]);
});

test('after a long silence it begins with the newest page, so that no gap is hidden', () => {
  const later = withNewest(withNewest(NOTHING_SAID, page(3, 1)), page(90, 80));
  expect([numbers(later)[0], later.earlier]).toEqual([80, '80']);
});

test('one’s own words may be here before anything was fetched', () => {
  const first = withNewest(withOwn(NOTHING_SAID, word(9)), page(9, 7));
  expect([numbers(first), first.earlier]).toEqual([[7, 8, 9], '7']);
});

test('unread is what others said since, without those who are muted and what is hidden', () => {
  const { messages } = withNewest(NOTHING_SAID, page(6, 1));
  const unread = (read: number, muted: readonly number[], mine?: number) =>
    unreadOf(messages, { read, muted }, mine).map(({ n }) => n);
  expect(unread(2, [], 0)).toEqual([3, 5]);
  expect(unread(2, [1], 0)).toEqual([]);
  expect(unread(4, [])).toEqual([5, 6]);
  const veiled = messages.map((one) => (one.n === 5 ? { ...one, text: '', isHidden: true } : one));
  expect(unreadOf(veiled, { read: 4, muted: [] }, undefined).map(({ n }) => n)).toEqual([6]);
});
