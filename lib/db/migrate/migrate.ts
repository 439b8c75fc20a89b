import 'server-only';
import type { Env } from '../../env';
import { migratePostgresAt } from './migrate-postgresql';
import { migrateSqlite } from './migrate-sqlite';

/** Brings the configured database up to date and gives the names of the migrations it applied. */
export const migrate = async (database: Env['database']): Promise<readonly string[]> =>
  database.kind === 'sqlite' ? migrateSqlite(database.file) : migratePostgresAt(database.url);
