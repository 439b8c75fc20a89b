import { List } from '@/lib/rules';
import { canonicalValue } from '@/lib/rules/kernel/canonical-value';
import type { Db } from '../client';
import { fromJson } from '../json';
import { readMany } from '../portions';
import type { UserId } from '../ids';
import type { FileList } from './file';

/** A copy may have got another name. */
const contentOf = (list: List): string => canonicalValue({ ...list, name: '' });

/**
 * Which version of its origin a list of the file was copied from, as far as the file is believed. Who has a copy is shown that
 * version, so the word of a file is not enough where the origin is somebody else’s: the version lies open now, or a version of
 * the copy says the same, so that who wrote the file knew it.
 */
export async function copiedVersionOf(
  tx: Db,
  owner: UserId,
  copies: readonly FileList[],
): Promise<(copy: FileList) => number | null> {
  const links = [...new Set(copies.flatMap(({ forkOf }) => forkOf ?? []))];
  const origins = await readMany(links, (some) =>
    tx.list.findMany({
      where: { shareId: { in: some }, ownerId: { not: owner } },
      select: { id: true, shareId: true, version: true },
    }),
  );
  const byLink = new Map(origins.map((origin) => [origin.shareId, origin]));
  const doubted = new Set<FileList>();
  for (const copy of copies) {
    const origin = byLink.get(copy.forkOf ?? '');
    if (!origin || copy.forkOfVersion === undefined || copy.forkOfVersion === origin.version) continue;
    const was = await tx.listVersion.findUnique({
      where: { listId_n: { listId: origin.id, n: copy.forkOfVersion } },
      select: { body: true },
    });
    const content = was && contentOf(fromJson(List, was.body));
    if (content && !copy.versions.some(({ list }) => contentOf(list) === content)) doubted.add(copy);
  }
  return (copy) => (doubted.has(copy) ? null : (copy.forkOfVersion ?? null));
}
