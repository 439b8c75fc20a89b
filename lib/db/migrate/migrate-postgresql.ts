import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pending, readMigrations, type Migration } from './migrations';

/** What the runner asks of a connection: pg's client and PGlite both can do it. */
export interface PostgresConnection {
  query(sql: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  /** Several statements at once. */
  script(sql: string): Promise<unknown>;
}

/** Any number will do, as long as no other program takes it for its own: “muster” on a telephone's keys. */
const lock = 687837;

const historyTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

/** Applies what is missing and gives the names applied. Servers that start together take turns. */
export async function migratePostgres(
  connection: PostgresConnection,
  migrations: readonly Migration[] = readMigrations('postgresql'),
): Promise<readonly string[]> {
  await connection.query('SELECT pg_advisory_lock($1)', [lock]);
  try {
    await connection.query(historyTable);
    const { rows } = await connection.query(
      'SELECT migration_name AS name, checksum FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const missing = pending(migrations, rows as { name: string; checksum: string }[]);
    for (const migration of missing) {
      await connection.query('BEGIN');
      try {
        await connection.script(migration.sql);
        await connection.query(
          'INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, applied_steps_count) VALUES ($1, $2, now(), $3, 1)',
          [randomUUID(), migration.checksum, migration.name],
        );
        await connection.query('COMMIT');
      } catch (error) {
        await connection.query('ROLLBACK');
        throw error;
      }
    }
    return missing.map((m) => m.name);
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1)', [lock]);
  }
}

/** The same over a connection of its own. */
export async function migratePostgresAt(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await migratePostgres({
      query: (sql, values) => client.query(sql, values),
      script: (sql) => client.query(sql),
    });
  } finally {
    await client.end();
  }
}
