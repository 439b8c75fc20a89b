import 'server-only';
import { createHash } from 'node:crypto';
import type { Reference } from '@/lib/rules/reference';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { fold } from './fold';
import { toJson } from './json';
import { isNew } from './taken';

const rowsOf = (system: Reference): Prisma.EntryCreateManyInput[] =>
  system.entries.map((entry) => ({
    system: system.slug,
    id: entry.id,
    kind: entry.kind,
    name: entry.name,
    cost: entry.cost ?? null,
    indicia: toJson(entry.indicia),
    text: entry.text,
    searchText: fold([entry.name, entry.kind, ...entry.tags, entry.text].join(' ')),
    sortKey: fold(entry.name),
    version: system.version,
  }));

const checksumOf = (system: Reference, rows: readonly Prisma.EntryCreateManyInput[]): string =>
  createHash('sha256').update(system.version).update(JSON.stringify(rows)).digest('hex');

/**
 * Makes the catalogue's tables equal to lib/rules, one transaction a system, and gives the systems that changed. Only
 * the catalogue's own tables are written; lists keep their entries by name, whatever becomes of them here.
 */
export async function loadCatalogue(systems: readonly Reference[]): Promise<readonly string[]> {
  const changed: string[] = [];
  const loads = await db().catalogueLoad.findMany({ select: { system: true, checksum: true } });
  const loaded = new Map(loads.map(({ system, checksum }) => [system, checksum]));

  for (const system of systems) {
    const rows = rowsOf(system);
    const checksum = checksumOf(system, rows);
    if (loaded.get(system.slug) === checksum) continue;
    const now = { version: system.version, checksum, loadedAt: new Date() };
    const empty = { system: system.slug, version: '', checksum: '' };
    if (!loaded.has(system.slug)) await isNew(() => db().catalogueLoad.create({ data: empty }));
    await db().$transaction(
      async (tx) => {
        // First, so that servers which start together wait for each other at this row.
        await tx.catalogueLoad.update({
          where: { system: system.slug },
          data: now,
          select: { system: true },
        });
        await tx.entry.deleteMany({ where: { system: system.slug } });
        await tx.entry.createMany({ data: rows });
      },
      { timeout: 60_000 },
    );
    changed.push(system.slug);
  }

  const slugs = systems.map((system) => system.slug);
  await db().$transaction([
    db().entry.deleteMany({ where: { system: { notIn: slugs } } }),
    db().catalogueLoad.deleteMany({ where: { system: { notIn: slugs } } }),
  ]);
  return changed;
}

/** How many entries of each system the database holds. */
export async function countEntries(): Promise<Readonly<Record<string, number>>> {
  const groups = await db().entry.groupBy({ by: ['system'], _count: { id: true } });
  return Object.fromEntries(groups.map((group) => [group.system, group._count.id]));
}
