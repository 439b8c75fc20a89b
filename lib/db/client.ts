import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient as PostgresClient } from '@/prisma/generated/postgresql/client';
import { PrismaClient } from '@/prisma/generated/sqlite/client';
import { env } from '../env';
import { sqliteAdapter } from './sqlite';

/** What a query needs; inside `$transaction` it is the transaction. */
export type Db = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends' | '$use'
>;

/** Writers stand in line, so a busy moment may keep one waiting; two seconds, the default, is short for that. */
export const transactionOptions = { maxWait: 10_000, timeout: 10_000 };

// Start-up code and pages are bundled apart, each with a module of its own. Two SQLite writers in one process would
// block each other, so the client lives outside of the modules.
const shared = globalThis as typeof globalThis & { musterDb?: PrismaClient };

function open(): PrismaClient {
  const { database } = env();
  if (database.kind === 'sqlite')
    return new PrismaClient({ adapter: sqliteAdapter(database.file), transactionOptions });
  const adapter = new PrismaPg({ connectionString: database.url });
  // The two clients have the same models; types come from the SQLite one everywhere.
  return new PostgresClient({ adapter, transactionOptions }) as unknown as PrismaClient;
}

/** The database, opened when first asked for. */
export const db = (): PrismaClient => (shared.musterDb ??= open());

/** Hands in another database: for tests. Without one, the next question opens the configured one. */
export function useClient(client: PrismaClient | undefined): void {
  if (client) shared.musterDb = client;
  else delete shared.musterDb;
}

/** Closes the database; the next question opens it again. */
export async function closeDb(): Promise<void> {
  const open = shared.musterDb;
  delete shared.musterDb;
  await open?.$disconnect();
}

/** For a load balancer: does the database answer? */
export async function isReachable(): Promise<boolean> {
  try {
    await db().setting.findFirst({ select: { key: true } });
    return true;
  } catch {
    return false;
  }
}
