import type { CountRow, List } from '@/lib/rules';

/** The list with so many of a row: on the first line that it stands in, or on a new one; lines that reach 0 go. */
export function countTo(
  list: List,
  { entry, at, count }: Pick<CountRow, 'entry' | 'at' | 'count'>,
  to: number,
): List {
  const wanted = Math.max(0, Math.floor(to));
  if (at.length === 0)
    return wanted === 0 ? list : { ...list, entries: [...list.entries, { entry, count: wanted }] };
  let off = wanted - count;
  const entries = list.entries.flatMap((item, i) => {
    if (!at.includes(i) || off === 0) return [item];
    const next = Math.max(0, item.count + off);
    off -= next - item.count;
    return next === 0 ? [] : [{ ...item, count: next }];
  });
  return { ...list, entries };
}
