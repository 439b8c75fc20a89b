import { createHash } from 'node:crypto';
import type { Agreement, KeptVerdict, List, OwnCard } from '@/lib/rules';
import type { KeptBoard } from '@/lib/rules/playing';
import type { PrintRun } from '@/lib/print/runs';
import { alphabet, isAhead, type UserId } from '../ids';

interface Made {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt?: string | undefined;
}

export interface FileList extends Made {
  readonly shareId: string;
  readonly version: number;
  readonly agreementId?: string | undefined;
  readonly forkOf?: string | undefined;
  readonly forkOfVersion?: number | undefined;
  readonly folder: string;
  readonly tags: readonly string[];
  readonly favourite: boolean;
  readonly archivedAt?: string | undefined;
  readonly commentsOpen: boolean;
  readonly publishedAt?: string | undefined;
  readonly writeUp: string;
  readonly versions: readonly {
    readonly n: number;
    readonly list: List;
    readonly catalogueVersion: string;
    readonly verdict?: KeptVerdict | undefined;
    readonly agreementId?: string | undefined;
    readonly createdAt: string;
  }[];
}

export interface FileAgreement extends Made {
  readonly shareId: string;
  readonly version: number;
  readonly forkOf?: string | undefined;
  readonly publishedAt?: string | undefined;
  readonly versions: readonly {
    readonly n: number;
    readonly agreement: Agreement;
    readonly createdAt: string;
  }[];
}

/** An account as a file tells it; who wrote the file is nobody's word but its own. */
export interface AccountFile {
  readonly lists: readonly FileList[];
  readonly agreements: readonly FileAgreement[];
  /** Of other people; lists of the file stand under them. */
  readonly otherAgreements: readonly {
    readonly id: string;
    readonly shareId: string;
    readonly agreement: Agreement;
  }[];
  readonly cards: readonly (Made & {
    readonly system: string;
    readonly version: number;
    readonly card: OwnCard;
  })[];
  readonly boards: readonly (Made & {
    readonly shareId: string;
    readonly version: number;
    readonly board: KeptBoard;
  })[];
  readonly comments: readonly {
    readonly id: string;
    readonly listId?: string | undefined;
    readonly system: string;
    readonly entryId?: string | undefined;
    readonly text: string;
    readonly createdAt: string;
  }[];
  /** Lists of other people, by their links. */
  readonly likes: readonly {
    readonly shareId: string;
    readonly system: string;
    readonly name: string;
    readonly createdAt: string;
  }[];
  readonly searches: readonly {
    readonly id: string;
    readonly name: string;
    readonly query: string;
    readonly createdAt: string;
  }[];
  readonly printed: readonly (Omit<PrintRun, 'at'> & { readonly printedAt: string })[];
}

const letters = (length: number): RegExp => new RegExp(`^[${alphabet}]{${length}}$`);
const idOfOurs = letters(22);
const linkOfOurs = letters(20);

/** Could we have made it by now? A file may name what it likes, and what is newest stands first before everybody. */
export const isId = (text: string): boolean => idOfOurs.test(text) && !isAhead(text);
/** The same for a link. */
export const isShareId = (text: string): boolean => linkOfOurs.test(text);

/** What could not have been made by now comes after all else. */
const LAST_PLACE = '0'.repeat(9);

/** The id that a thing gets here where its own is another's: the same for the same owner each time, at its old place in the order. */
export function idFor(owner: UserId, id: string): string {
  const hash = createHash('sha256').update(`${owner} ${id}`).digest();
  const place = isId(id) ? id.slice(0, 9) : LAST_PLACE;
  return place + Array.from(hash.subarray(0, 22 - place.length), (byte) => alphabet[byte % 32]).join('');
}
