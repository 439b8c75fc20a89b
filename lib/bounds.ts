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

const MIB = 1024 * 1024;

/** What makes room for one another: at most so many, and so many bytes of them. */
export interface MostKept {
  readonly count: number;
  readonly bytes: number;
}

/** Of one list, or of one agreement: years of evenings. */
export const MOST_VERSIONS: MostKept = { count: 5000, bytes: 8 * MIB };

/** Of one account, or of guests at one path: what is asked for again was asked a moment ago. */
export const MOST_ANSWERS: MostKept = { count: 5000, bytes: 16 * MIB };

const sayNewest = ({ count, bytes }: MostKept): string =>
  `the newest ${count.toLocaleString('en')}, and of those no more than ${bytes / MIB} MiB`;

export const mostVersions = `Of a list’s versions ${sayNewest(MOST_VERSIONS)} are kept: older ones make room, but not those from which somebody suggests a change.`;
export const mostAgreementVersions = `Of an agreement’s versions ${sayNewest(MOST_VERSIONS)} are kept: older ones make room. Nothing stands under those: lists are judged by the newest, and tables keep a copy.`;
export const mostAnswers = `for a day, of one account, or of guests at one path, ${sayNewest(MOST_ANSWERS)}`;
