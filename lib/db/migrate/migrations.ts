import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, as Prisma keeps it. */
  readonly checksum: string;
}

/** Beside the server; next.config.js takes the files along into the standalone build. */
const folder = (): string => path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations');

/** The migrations of one dialect, in the order of their names. */
export function readMigrations(dialect: 'sqlite' | 'postgresql', from = folder()): readonly Migration[] {
  const dir = path.join(from, dialect);
  if (!existsSync(dir)) throw new Error(`There are no migrations at ${dir}.`);
  return readdirSync(dir, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(path.join(dir, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A base that is ahead of, or differs from, the program that opens it. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

/** What is still to be applied. @throws MigrationMismatch when history was changed, or was made by a newer version. */
export function pending(all: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const known = new Map(all.map((m) => [m.name, m.checksum]));
  for (const { name, checksum } of applied) {
    const ours = known.get(name);
    if (ours === undefined)
      throw new MigrationMismatch(
        `The database knows the migration ${name}, which this version of Muster does not.`,
      );
    if (ours !== checksum)
      throw new MigrationMismatch(`The migration ${name} was changed after it was applied.`);
  }
  const done = new Set(applied.map((m) => m.name));
  return all.filter((m) => !done.has(m.name));
}
