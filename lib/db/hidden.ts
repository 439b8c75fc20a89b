import type { UserId } from './ids';

/** What a moderator hid is there for its owner alone. */
export const shownTo = (reader: UserId | undefined) =>
  reader === undefined ? { hiddenBy: null } : { OR: [{ hiddenBy: null }, { ownerId: reader }] };
