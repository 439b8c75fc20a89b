import { KeptVerdict, List } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { fromJson, present } from '../json';

/** Where its owner put a list. No part of the list, and no reason for a version. */
export interface Shelf {
  /** Empty: in none. */
  readonly folder: string;
  readonly tags: readonly string[];
  readonly favourite: boolean;
  readonly archived: boolean;
}

export interface SavedList {
  readonly id: string;
  /** Whoever knows it may read the list. */
  readonly shareId: string;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly list: List;
  readonly agreementId?: string;
  readonly catalogueVersion: string;
  /** Of the moment of saving; absent where that was not kept, and while the agreement that it names is hidden. */
  readonly verdict?: KeptVerdict;
  /** Share id of the list that it was copied from. */
  readonly forkOf?: string;
  /** The version that was copied, or last taken in. */
  readonly forkOfVersion?: number;
  readonly shelf: Shelf;
  /** May others who are signed in write beside it? */
  readonly commentsOpen: boolean;
  /** Since when everybody finds it; absent: only whoever has its link. */
  readonly publishedAt?: string;
  /** How it is meant to be played, for those who find it; empty: nothing. No part of the list, and no reason for a version. */
  readonly writeUp: string;
  /** The act of a moderator by which nobody but its owner reads it. */
  readonly hiddenBy?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ListContext {
  /** One that `findUsableAgreement` gave for this owner. */
  readonly agreementId?: string;
  readonly catalogueVersion: string;
  /** What the rules say at the moment of saving; absent where nobody asked them. */
  readonly verdict?: KeptVerdict;
}

export const columns = {
  id: true,
  shareId: true,
  version: true,
  system: true,
  name: true,
  body: true,
  agreementId: true,
  agreement: { select: { hiddenBy: true } },
  catalogueVersion: true,
  verdict: true,
  forkOf: true,
  forkOfVersion: true,
  folder: true,
  tags: true,
  favourite: true,
  archivedAt: true,
  commentsOpen: true,
  publishedAt: true,
  writeUp: true,
  hiddenBy: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const satisfies Prisma.ListSelect;

export type Row = Prisma.ListGetPayload<{ select: typeof columns }>;

/** `campaign draft` as its words. */
const tagsOf = (stored: string): readonly string[] => stored.split(' ').filter((tag) => tag !== '');

/** The kept verdict of a row, as a field that is absent where there is none, or none to be told. */
export const keptOf = (stored: unknown, isHidden: boolean): { readonly verdict?: KeptVerdict } =>
  stored === null || isHidden ? {} : { verdict: fromJson(KeptVerdict, stored) };

/** A row with its JSON read and its nulls left out. */
export const toSaved = (row: Row): SavedList => ({
  id: row.id,
  shareId: row.shareId,
  version: row.version,
  system: row.system,
  name: row.name,
  list: fromJson(List, row.body),
  ...present({
    agreementId: row.agreementId,
    forkOf: row.forkOf,
    forkOfVersion: row.forkOfVersion,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hiddenBy: row.hiddenBy,
  }),
  catalogueVersion: row.catalogueVersion,
  ...keptOf(row.verdict, (row.agreement?.hiddenBy ?? null) !== null),
  shelf: {
    folder: row.folder,
    tags: tagsOf(row.tags),
    favourite: row.favourite,
    archived: row.archivedAt !== null,
  },
  commentsOpen: row.commentsOpen,
  writeUp: row.writeUp,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
