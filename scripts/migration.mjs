// Writes migrations for both databases: `node scripts/migration.mjs NAME`. With `--check` it writes nothing and ends
// with 2 when the schema and the migrations disagree. Prisma's own schema engine does the work, as WebAssembly from npm,
// against databases in memory.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bg from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

const root = path.resolve(import.meta.dirname, '..');

// Node 20 cannot import .wasm, so the package is wired by hand.
const glue = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
const wasm = readFileSync(path.join(path.dirname(glue), 'schema_engine_bg.wasm'));
const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bg });
bg.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

/** The engine sends whole scripts through `executeRaw`, which better-sqlite3 refuses. */
const takesScripts = (connection) =>
  new Proxy(connection, {
    get(target, key) {
      if (key === 'executeRaw')
        return (query) =>
          query.args.length > 0 ? target.executeRaw(query) : target.executeScript(query.sql).then(() => 0);
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const inMemory = {
  sqlite() {
    const factory = new PrismaBetterSqlite3({ url: ':memory:' });
    return {
      provider: 'sqlite',
      adapterName: factory.adapterName,
      connect: async () => takesScripts(await factory.connect()),
      connectToShadowDb: async () => takesScripts(await factory.connectToShadowDb()),
    };
  },
  postgresql() {
    const open = () => new PrismaPGlite(new PGlite()).connect();
    return { provider: 'postgres', adapterName: 'pglite', connect: open, connectToShadowDb: open };
  },
};

const [name] = process.argv.slice(2);
if (!name || !/^(--check|[a-z0-9_]+)$/.test(name)) {
  console.error('Give a name in lower case with underscores, or --check.');
  process.exit(1);
}
const base = readFileSync(path.join(root, 'prisma/schema.prisma'), 'utf8');
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
let differs = false;

for (const provider of ['sqlite', 'postgresql']) {
  const file = {
    path: path.join(root, 'prisma/schema.prisma'),
    content: base.replace('provider = "sqlite"', `provider = "${provider}"`),
  };
  const dir = path.join(root, 'prisma/migrations', provider);
  const written = existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((d) => d.isDirectory())
        .map((d) => d.name)
        .sort()
    : [];
  const engine = await bg.SchemaEngine.new(
    { datamodels: [[file.path, file.content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(inMemory[provider]()),
  );
  const from =
    written.length === 0
      ? { tag: 'empty' }
      : {
          tag: 'migrations',
          baseDir: dir,
          shadowDbInitScript: '',
          lockfile: { path: 'migration_lock.toml', content: `provider = "${provider}"\n` },
          migrationDirectories: written.map((d) => ({
            path: d,
            migrationFile: {
              path: 'migration.sql',
              content: { tag: 'ok', value: readFileSync(path.join(dir, d, 'migration.sql'), 'utf8') },
            },
          })),
        };
  const diff = await engine.diff({
    from,
    to: { tag: 'schemaDatamodel', files: [file] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  if (diff.exitCode === 0) continue;
  differs = true;
  if (name === '--check') {
    console.error(`The ${provider} migrations do not make the schema. What is missing:\n${diff.stdout}`);
    continue;
  }
  mkdirSync(path.join(dir, `${stamp}_${name}`), { recursive: true });
  writeFileSync(path.join(dir, `${stamp}_${name}`, 'migration.sql'), diff.stdout);
  console.log(`wrote prisma/migrations/${provider}/${stamp}_${name}/migration.sql`);
}
// The databases in memory would keep the process alive.
process.exit(name === '--check' && differs ? 2 : 0);
