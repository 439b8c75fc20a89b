import { PGlite } from '@electric-sql/pglite';
import Database from 'better-sqlite3';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migratePostgres } from './migrate-postgresql';
import { migrateSqlite } from './migrate-sqlite';
import { pending, readMigrations, type Migration } from './migrations';
import { connectionOf, temporaryFolder } from '../testing/bases';

const step = (name: string, sql: string): Migration => ({ name, sql, checksum: `sum of ${sql}` });

/** A parent and its children, then what Prisma writes for SQLite when a column of the parent changes. */
const tables = step(
  '1_tables',
  `CREATE TABLE "Parent" ("id" TEXT PRIMARY KEY);
   CREATE TABLE "Child" ("id" TEXT PRIMARY KEY, "parent" TEXT NOT NULL REFERENCES "Parent" ("id") ON DELETE CASCADE);
   INSERT INTO "Parent" VALUES ('p'); INSERT INTO "Child" VALUES ('c', 'p');`,
);
const rebuilt = step(
  '2_rebuilt',
  `PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Parent" ("id" TEXT PRIMARY KEY, "name" TEXT);
INSERT INTO "new_Parent" ("id") SELECT "id" FROM "Parent";
DROP TABLE "Parent";
ALTER TABLE "new_Parent" RENAME TO "Parent";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;`,
);
const broken = step('3_broken', 'CREATE TABLE "Half" ("id" TEXT); SELECT * FROM "Nowhere";');

/** A list as it was saved before lists had words, and what it is found by since. */
const published = '20261124190747_publish_lists';
const body = JSON.stringify({
  entries: [
    { entry: 'krag', count: 1 },
    { entry: 'cleric', count: 2, with: ['pendant-of-chance', 'krag'] },
  ],
});
const savedBefore = `INSERT INTO "User" ("id", "email", "emailKey") VALUES ('u', 'u@example.org', 'u@example.org');
INSERT INTO "List" ("id", "shareId", "ownerId", "system", "name", "body", "catalogueVersion", "updatedAt") VALUES
  ('a', 'a', 'u', 'mms', 'Ours', '${body}', '1', '2026-11-01'), ('b', 'b', 'u', 'mms', 'Empty', '{"entries":[]}', '1', '2026-11-01');`;
const before = (name: string, provider: Parameters<typeof readMigrations>[0]): readonly Migration[] => {
  const all = readMigrations(provider);
  return all.slice(
    0,
    all.findIndex((m) => m.name === name),
  );
};
const held = (rows: readonly unknown[]) =>
  (rows as { holds: string }[]).map(({ holds }) => holds.split(' ').sort());
const heldAfter = [['', '', 'cleric', 'krag', 'pendant-of-chance'], ['']];

const columns = (rows: readonly unknown[]) =>
  (rows as { t: string; c: string }[]).map(({ t, c }) => `${t}.${c}`).sort();

test('what was applied may not change, and what nobody knows is refused', () => {
  expect(pending([tables, rebuilt], [tables])).toEqual([rebuilt]);
  expect(() => pending([step('1_tables', 'other')], [tables])).toThrow('was changed after it was applied');
  expect(() => pending([], [tables])).toThrow('does not');
});

describe('SQLite', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let file: string;
  beforeEach(() => {
    folder = temporaryFolder();
    file = path.join(folder.dir, 'deep/er/test.db');
    return () => folder.remove();
  });
  const ask = (sql: string): unknown[] => {
    const db = new Database(file, { readonly: true });
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  };
  const copies = () => readdirSync(path.dirname(file)).filter((name) => name.includes('.before-'));

  test('a new base gets everything, a second run finds nothing to do', () => {
    const names = readMigrations('sqlite').map((m) => m.name);
    expect(migrateSqlite(file)).toEqual(names);
    expect(migrateSqlite(file)).toEqual([]);
    expect(ask('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(copies()).toEqual([]);
  });

  test('a rebuilt table keeps the rows that refer to it, and the base is copied away before', () => {
    migrateSqlite(file, [tables]);
    expect(migrateSqlite(file, [tables, rebuilt])).toEqual(['2_rebuilt']);
    expect(ask('SELECT * FROM "Child"')).toEqual([{ id: 'c', parent: 'p' }]);
    expect(ask('SELECT * FROM "Parent"')).toEqual([{ id: 'p', name: null }]);
    expect(copies()).toHaveLength(1);
    const copy = new Database(path.join(path.dirname(file), copies()[0]!), { readonly: true });
    expect(copy.prepare('SELECT * FROM "Parent"').all()).toEqual([{ id: 'p' }]);
    copy.close();
  });

  test('no more than five copies are kept', () => {
    migrateSqlite(file, [tables]);
    const more = Array.from({ length: 7 }, (_, i) => step(`2_${i}`, `CREATE TABLE "T${i}" ("id" TEXT);`));
    more.forEach((_m, i) => migrateSqlite(file, [tables, ...more.slice(0, i + 1)], new Date(2026, 1, i + 1)));
    expect(copies()).toHaveLength(5);
  });

  test('a migration that fails leaves the base as it was', () => {
    migrateSqlite(file, [tables]);
    expect(() => migrateSqlite(file, [tables, rebuilt, broken])).toThrow('Nowhere');
    expect(ask('SELECT * FROM "Parent"')).toEqual([{ id: 'p' }]);
    expect(ask(`SELECT name FROM sqlite_master WHERE name = 'Half'`)).toEqual([]);
    expect(migrateSqlite(file, [tables, rebuilt])).toEqual(['2_rebuilt']);
  });

  test('lists that were saved before are found by their entries', () => {
    migrateSqlite(file, before(published, 'sqlite'));
    const db = new Database(file);
    db.exec(savedBefore);
    db.close();
    migrateSqlite(file);
    expect(held(ask('SELECT holds FROM "List" ORDER BY id'))).toEqual(heldAfter);
  });

  test('a migration that would orphan rows is refused', () => {
    migrateSqlite(file, [tables]);
    expect(() => migrateSqlite(file, [tables, step('2_orphans', 'DELETE FROM "Parent";')])).toThrow('1 rows');
    expect(ask('SELECT * FROM "Parent"')).toEqual([{ id: 'p' }]);
  });

  test('a changed checksum is refused', () => {
    migrateSqlite(file, [tables]);
    expect(() => migrateSqlite(file, [step('1_tables', '-- another')])).toThrow('was changed after');
  });
});

describe('PostgreSQL', () => {
  let pglite: PGlite;
  beforeAll(async () => {
    pglite = new PGlite();
    await pglite.waitReady;
  }, 120_000);
  afterAll(() => pglite.close());

  test('a new base gets everything, a second run nothing, and both dialects have the same tables', async () => {
    const connection = connectionOf(pglite);
    const names = readMigrations('postgresql').map((m) => m.name);
    expect(await migratePostgres(connection)).toEqual(names);
    expect(await migratePostgres(connection)).toEqual([]);

    const { rows } = await pglite.query(
      `SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const { dir, remove } = temporaryFolder();
    const file = path.join(dir, 'test.db');
    migrateSqlite(file);
    const db = new Database(file, { readonly: true });
    const own = db
      .prepare(
        `SELECT m.name AS t, p.name AS c FROM sqlite_master m, pragma_table_info(m.name) p WHERE m.type = 'table'`,
      )
      .all();
    db.close();
    remove();
    expect(columns(rows)).toEqual(columns(own));
    expect(columns(rows)).toContain('ListVersion.body');
    expect(readMigrations('sqlite').map((m) => m.name)).toEqual(names);
  });

  test('lists that were saved before are found by their entries', async () => {
    const own = new PGlite();
    await migratePostgres(connectionOf(own), before(published, 'postgresql'));
    await own.exec(savedBefore);
    await migratePostgres(connectionOf(own));
    const { rows } = await own.query('SELECT holds FROM "List" ORDER BY id');
    expect(held(rows)).toEqual(heldAfter);
    await own.close();
  }, 120_000);

  test('a failed migration is undone and what was changed is refused', async () => {
    const connection = connectionOf(pglite);
    const all = readMigrations('postgresql');
    const half = step('9_half', 'CREATE TABLE "Half" ("id" TEXT); SELECT * FROM "Nowhere";');
    await expect(migratePostgres(connection, [...all, half])).rejects.toThrow('Nowhere');
    const { rows } = await pglite.query(`SELECT to_regclass('"Half"') AS it`);
    expect(rows).toEqual([{ it: null }]);
    const changed = all.map((m) => ({ ...m, checksum: 'other' }));
    await expect(migratePostgres(connection, changed)).rejects.toThrow('was changed after');
    expect(await migratePostgres(connection)).toEqual([]);
  });
});
