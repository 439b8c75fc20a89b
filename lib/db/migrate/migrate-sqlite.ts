import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MigrationMismatch, pending, readMigrations, type Migration } from './migrations';

const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL,
  "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`;

/** Prisma turns the keys off and on around a rebuilt table; inside our transaction that does nothing but mislead. */
const withoutPragmas = (sql: string): string => sql.replace(/^PRAGMA (defer_)?foreign_keys\s*=.*;$/gim, '');

/** Copies kept of bases before their migrations; the oldest goes. */
const copiesKept = 5;

/** A copy beside the base, made by SQLite itself, so that it is whole although others may be writing. */
function copyAway(db: Database.Database, file: string, now: Date): void {
  const base = `${path.basename(file)}.before-`;
  const copy = path.join(path.dirname(file), base + now.toISOString().replace(/\D/g, '').slice(0, 14));
  rmSync(copy, { force: true });
  db.prepare('VACUUM INTO ?').run(copy);
  const copies = readdirSync(path.dirname(file))
    .filter((name) => name.startsWith(base))
    .sort();
  for (const old of copies.slice(0, -copiesKept)) rmSync(path.join(path.dirname(file), old), { force: true });
}

const historyOf = (db: Database.Database): { name: string; checksum: string }[] =>
  db
    .prepare<[], { name: string; checksum: string }>(
      'SELECT migration_name AS name, checksum FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    )
    .all();

/**
 * Applies what is missing, all or nothing, and gives the names applied. Foreign keys are off before the transaction
 * begins: migrations drop and rebuild tables, and inside a transaction the keys cannot be turned off any more, so that
 * the drop would cascade to every row below.
 */
export function migrateSqlite(
  file: string,
  migrations: readonly Migration[] = readMigrations('sqlite'),
  now = new Date(),
): readonly string[] {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file, { timeout: 10_000 });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = OFF');
    db.exec(historyTable);
    const history = historyOf(db);
    if (history.length > 0 && pending(migrations, history).length > 0) copyAway(db, file, now);

    db.exec('BEGIN IMMEDIATE');
    try {
      // Asked again inside the lock: another process may have been quicker.
      const missing = pending(migrations, historyOf(db));
      const note = db.prepare(
        'INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
      );
      for (const migration of missing) {
        db.exec(withoutPragmas(migration.sql));
        note.run(randomUUID(), migration.checksum, now.getTime(), migration.name, now.getTime());
      }
      const broken = db.pragma('foreign_key_check') as unknown[];
      if (missing.length > 0 && broken.length > 0)
        throw new MigrationMismatch(
          `The migrations would leave ${broken.length} rows without what they refer to.`,
        );
      db.exec('COMMIT');
      return missing.map((m) => m.name);
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  } finally {
    db.close();
  }
}
