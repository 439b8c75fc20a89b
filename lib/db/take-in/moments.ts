/**
 * Moments of the file as the base takes them. Nothing was made after it is taken in, whatever the file says: what is newest
 * stands first before everybody, and what was deleted is kept from that day on.
 */
export function readMoments(now: Date) {
  const date = (text: string): Date => new Date(Math.min(Date.parse(text), now.getTime()));
  const dateOrNull = (text: string | undefined): Date | null => (text === undefined ? null : date(text));
  const moments = (thing: {
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly deletedAt?: string | undefined;
  }) => ({
    createdAt: date(thing.createdAt),
    updatedAt: date(thing.updatedAt),
    deletedAt: dateOrNull(thing.deletedAt),
  });
  return { date, dateOrNull, moments };
}
