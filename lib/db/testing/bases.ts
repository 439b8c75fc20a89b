import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { PrismaClient as PostgresClient } from '@/prisma/generated/postgresql/client';
import { PrismaClient } from '@/prisma/generated/sqlite/client';
import { transactionOptions, useClient } from '../client';
import { migratePostgres, migratePostgresAt, type PostgresConnection } from '../migrate/migrate-postgresql';
import { migrateSqlite } from '../migrate/migrate-sqlite';
import { sqliteAdapter } from '../sqlite';

interface Base {
  readonly client: PrismaClient;
  close(): Promise<void>;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): { readonly dir: string; remove(): void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'muster-test-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

export async function openSqlite(): Promise<Base> {
  const { dir, remove } = temporaryFolder();
  const file = path.join(dir, 'test.db');
  migrateSqlite(file);
  const client = new PrismaClient({ adapter: sqliteAdapter(file), transactionOptions });
  // Nobody pulls the plug on a base that is thrown away: it need not wait for the disk at every write.
  await client.$executeRawUnsafe('PRAGMA synchronous = OFF');
  return {
    client,
    async close() {
      await client.$disconnect();
      remove();
    },
  };
}

export const connectionOf = (pglite: PGlite): PostgresConnection => ({
  query: (sql, values) => pglite.query(sql, values),
  script: (sql) => pglite.exec(sql),
});

/** A new database on the server at `url`, whose role may make some; it is gone after the test. */
async function openOnServer(url: string): Promise<Base> {
  const name = `muster_test_${randomUUID().replaceAll('-', '')}`;
  const ask = async (sql: string) => {
    const server = new Client({ connectionString: url });
    await server.connect();
    await server.query(sql).finally(() => server.end());
  };
  await ask(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migratePostgresAt(own.href);
  const adapter = new PrismaPg({ connectionString: own.href });
  const client = new PostgresClient({ adapter, transactionOptions });
  return {
    client: client as unknown as PrismaClient,
    async close() {
      await client.$disconnect();
      await ask(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** In memory, started, and empty. To start one takes ten times as long as to empty it. */
const empty: PGlite[] = [];

async function putBack(pglite: PGlite): Promise<void> {
  // What a suite left open goes first, then what it made, then what it set.
  for (const sql of ['ROLLBACK', 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public', 'DISCARD ALL'])
    await pglite.exec(sql);
  empty.push(pglite);
}

/**
 * PostgreSQL itself, in memory: the dialect of a real server without one. It has one connection, so what many of them do to
 * each other is seen with `POSTGRES_URL` only, which names a server.
 */
async function openPostgres(): Promise<Base> {
  const { POSTGRES_URL } = process.env;
  if (POSTGRES_URL) return openOnServer(POSTGRES_URL);
  const pglite = empty.pop() ?? new PGlite();
  await migratePostgres(connectionOf(pglite));
  const client = new PostgresClient({ adapter: new PrismaPGlite(pglite), transactionOptions });
  return {
    client: client as unknown as PrismaClient,
    async close() {
      await client.$disconnect();
      await putBack(pglite);
    },
  };
}

/** Runs a suite on both databases, each new and empty; the functions of lib/db ask the one at hand. */
export function onBothBases(suite: () => void): void {
  describe.each([
    ['SQLite', openSqlite],
    ['PostgreSQL', openPostgres],
  ] as const)('%s', (_name, open) => {
    let base: Base | undefined;
    // PostgreSQL in memory takes a second to start, and ten on a busy machine.
    beforeAll(async () => {
      base = await open();
      useClient(base.client);
    }, 120_000);
    afterAll(async () => {
      useClient(undefined);
      await base?.close();
    });
    suite();
  });
}
