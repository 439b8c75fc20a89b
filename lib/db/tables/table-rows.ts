import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Agreement } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import type { UserId } from '../ids';
import { fromJson, present } from '../json';
import { readBook, type EarlierList, type LockChange } from './table-book';

/** Who comes to a table: somebody with an account, somebody with a seat's key, both, or a stranger. */
export interface Visitor {
  readonly user?: UserId;
  /** The key of a guest's seat. */
  readonly key?: string;
}

/** What the host of a checked table made of a list that is in. */
const Decision = z.strictObject({ accepted: z.boolean(), word: z.string(), at: z.string() });
export type Decision = z.infer<typeof Decision>;

/** A seat as everybody at the table sees it. What a list holds is never among it. */
export interface SeenSeat {
  readonly n: number;
  /** Of an open seat: for whom it is kept, perhaps nobody. */
  readonly name: string;
  readonly taken: boolean;
  /** Taken without an account. */
  readonly guest: boolean;
  readonly mine: boolean;
  /** The host's own. */
  readonly host: boolean;
  /** Has accepted the agreement as it stands now. */
  readonly accepted: boolean;
  readonly commitment?: string;
  readonly submittedAt?: string;
  /** What was sealed from this seat before, oldest first. */
  readonly earlier: readonly Omit<EarlierList, 'n'>[];
  /** Told to the seat itself and to the host; to nobody else. */
  readonly decision?: Decision;
  readonly wantsReveal: boolean;
}

/** A table as one visitor sees it. */
export interface SeenTable {
  /** The table's own id for its host, its invite code for others: what reaches it. */
  readonly id: string;
  readonly inviteCode: string;
  readonly host: boolean;
  /** The visitor's seat. */
  readonly seat?: number;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly agreement: Agreement;
  readonly agreementCode: string;
  /** The saved agreement that it was copied from; nobody is told its id. */
  readonly agreementId?: string;
  readonly sealed: boolean;
  /** From then on no list is handed in or changed. */
  readonly locksAt?: string;
  /** How the host set and moved that moment, oldest first. */
  readonly locks: readonly LockChange[];
  readonly checkedByHost: boolean;
  readonly revealedAt?: string;
  readonly seats: readonly SeenSeat[];
  readonly companion?: unknown;
  /** The last game that was begun online with these lists; it may be forgotten by now. */
  readonly game?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** List, salt and check are left out on purpose: `openLists` and `hostChecks` are the places that read them. */
const seatColumns = {
  n: true,
  name: true,
  userId: true,
  keyHash: true,
  commitment: true,
  submittedAt: true,
  decision: true,
  acceptedCode: true,
  wantsReveal: true,
} as const satisfies Prisma.SeatSelect;

export const tableColumns = {
  id: true,
  inviteCode: true,
  ownerId: true,
  system: true,
  name: true,
  version: true,
  agreement: true,
  agreementCode: true,
  agreementId: true,
  sealed: true,
  locksAt: true,
  checkedByHost: true,
  revealedAt: true,
  companion: true,
  gameId: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  seats: { orderBy: { n: 'asc' }, select: seatColumns },
} as const satisfies Prisma.TableSelect;

export type TableRow = Prisma.TableGetPayload<{ select: typeof tableColumns }>;
export type SeatRow = TableRow['seats'][number];

/** A key has 200 bits of chance, so a plain hash cannot be searched back. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The host reaches a table by its id, whoever was invited by its code. */
export const reaches = ({ user }: Visitor, address: string): Prisma.TableWhereInput => ({
  deletedAt: null,
  OR: [{ inviteCode: address }, ...(user === undefined ? [] : [{ id: address, ownerId: user }])],
});

/** Does somebody sit there, with an account or with a key? */
export const isTaken = (seat: Pick<SeatRow, 'userId' | 'keyHash'>): boolean =>
  seat.userId !== null || seat.keyHash !== null;

const isMine = (seat: SeatRow, { user, key }: Visitor): boolean =>
  (user !== undefined && seat.userId === user) || (key !== undefined && seat.keyHash === hashOfKey(key));

/** The visitor's seat: that of his account before one whose key he holds. */
export const seatOf = ({ seats }: Pick<TableRow, 'seats'>, visitor: Visitor): SeatRow | undefined =>
  seats.find((s) => visitor.user !== undefined && s.userId === visitor.user) ??
  seats.find((s) => isMine(s, visitor));

/** Is the visitor the one who made the table? */
export const isHost = ({ ownerId }: Pick<TableRow, 'ownerId'>, { user }: Visitor): boolean =>
  user !== undefined && ownerId === user;

/** May everybody read the lists? */
export const isOpen = ({ sealed, revealedAt }: Pick<TableRow, 'sealed' | 'revealedAt'>): boolean =>
  !sealed || revealedAt !== null;

const decisionOn = ({ decision }: Pick<SeatRow, 'decision'>): Decision | undefined =>
  Decision.safeParse(decision).data;

/** Is the seat's list in under the agreement as it stands, and at a checked table accepted by the host? */
export const isSettled = (
  { agreementCode, checkedByHost }: Pick<TableRow, 'agreementCode' | 'checkedByHost'>,
  seat: SeatRow,
): boolean =>
  seat.commitment !== null &&
  seat.acceptedCode === agreementCode &&
  (!checkedByHost || decisionOn(seat)?.accepted === true);

/** The table as this visitor may see it: sealed lists of others, keys and ids are left out. */
export function toSeen(row: TableRow, visitor: Visitor): SeenTable {
  const host = isHost(row, visitor);
  const mine = seatOf(row, visitor);
  const book = readBook(row.companion);
  return {
    id: host ? row.id : row.inviteCode,
    inviteCode: row.inviteCode,
    host,
    ...present({ seat: mine?.n }),
    version: row.version,
    system: row.system,
    name: row.name,
    agreement: fromJson(Agreement, row.agreement),
    agreementCode: row.agreementCode,
    ...present({ agreementId: row.agreementId }),
    sealed: row.sealed,
    ...present({ locksAt: row.locksAt?.toISOString() }),
    locks: book.locks,
    checkedByHost: row.checkedByHost,
    ...present({ revealedAt: row.revealedAt?.toISOString(), companion: book.game, game: row.gameId }),
    seats: row.seats.map((seat) => ({
      n: seat.n,
      name: seat.name,
      taken: isTaken(seat),
      guest: seat.userId === null && seat.keyHash !== null,
      mine: seat.n === mine?.n,
      host: seat.userId === row.ownerId,
      accepted: seat.acceptedCode === row.agreementCode,
      ...present({ commitment: seat.commitment, submittedAt: seat.submittedAt?.toISOString() }),
      earlier: book.earlier.flatMap(({ n, ...rest }) => (n === seat.n ? [rest] : [])),
      ...(host || seat.n === mine?.n ? present({ decision: decisionOn(seat) }) : {}),
      wantsReveal: seat.wantsReveal,
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
