import type { Agreement, List } from '@/lib/rules';
import type { Waiting } from './outbox/waiting';

/** A saved list as it can be read without a network. */
export interface ListCopy {
  readonly id: string;
  readonly shareId: string;
  readonly owner: string;
  readonly version: number;
  readonly name: string;
  readonly system: string;
  readonly updatedAt: string;
  readonly list: List;
  /** What it is judged under; absent: the rules as printed. */
  readonly agreement?: { readonly id: string; readonly text: Agreement };
}

/** A PDF that was made, to be printed again without a network. */
export interface KeptPrint {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly madeAt: number;
  readonly bytes: number;
  readonly file: Blob;
}

/** What this browser keeps besides drafts and pages; every value carries its `id`. */
export interface Stores {
  readonly outbox: Waiting;
  readonly lists: ListCopy;
  readonly prints: KeptPrint;
  readonly notes: { readonly id: string; readonly value: string };
}
export type StoreName = keyof Stores;
