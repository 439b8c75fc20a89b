/** What one account keeps of each kind: far more than anybody plays with, and an end to what floods a server. */
export const MOST_KEPT = {
  lists: 5000,
  agreements: 2000,
  cards: 5000,
  boards: 2000,
  searches: 500,
  comments: 10_000,
  tables: 500,
  tokens: 200,
} as const;
export type BoundedKind = keyof typeof MOST_KEPT;

export const boundedKinds = Object.keys(MOST_KEPT) as readonly BoundedKind[];

const names: Readonly<Record<BoundedKind, string>> = {
  lists: 'lists',
  agreements: 'agreements',
  cards: 'custom cards',
  boards: 'boards',
  searches: 'saved searches',
  comments: 'comments',
  tables: 'tables of its own',
  tokens: 'tokens that are not revoked',
};

/** What is gone at once when it is deleted; the rest can be restored for thirty days. */
const goneAtOnce: ReadonlySet<BoundedKind> = new Set(['searches', 'comments', 'tokens']);

/** The bound in words. What can be restored takes room too: as much again. */
export const sayMost = (kind: BoundedKind): string =>
  `One account keeps at most ${MOST_KEPT[kind].toLocaleString('en')} ${names[kind]}${
    goneAtOnce.has(kind) ? '' : ', and as many that were deleted in the last thirty days'
  }.`;
