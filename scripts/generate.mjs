// Makes the two database clients out of the one schema. Nothing is fetched from anywhere.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const prisma = path.join(
  path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
  'build/index.js',
);
const schema = readFileSync(path.join(root, 'prisma/schema.prisma'), 'utf8');
const twin = schema
  .replace('provider = "sqlite"', 'provider = "postgresql"')
  .replace('generated/sqlite', 'generated/postgresql');
writeFileSync(path.join(root, 'prisma/schema.postgresql.prisma'), twin);

for (const file of ['prisma/schema.prisma', 'prisma/schema.postgresql.prisma']) {
  const { status } = spawnSync(process.execPath, [prisma, 'generate', '--schema', file], {
    cwd: root,
    stdio: 'inherit',
    // Generating needs no engine, but the command line insists on one: any existing file will do.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
