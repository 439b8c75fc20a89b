// Kills a process in the midst of its saves, as `kill -9` and a power switch do, and looks whether everything that it
// had acknowledged is still there: `node scripts/kill-test.mjs [rounds]`, twenty by default. The process saves by the
// very functions of the server; vite, which the tests bring along, compiles them.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';

const here = fileURLToPath(import.meta.url);
const root = path.resolve(path.dirname(here), '..');
const saversAtOnce = 8;

/** Saves for ever, and says `<list> <version>` as soon as a save was acknowledged. */
async function save(file) {
  process.env.DATABASE_URL = `file:${file}`;
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': root, 'server-only': path.join(root, 'lib/testing/empty.ts') } },
  });
  const load = (name) => vite.ssrLoadModule(`/lib/db/${name}.ts`);
  const { migrateSqlite } = await load('migrate/migrate-sqlite');
  const lists = await load('lists/lists');
  const users = await load('users');

  migrateSqlite(file);
  const email = 'saver@example.org';
  await users.createUser({ email, passwordHash: 'none' });
  const { id: owner } = await users.findUserByEmail(email);
  const context = { catalogueVersion: '2026.11' };
  const list = (name) => ({ format: 'muster-list/1', system: 'mms', name, entries: [], options: {} });

  const saver = async () => {
    for (;;) {
      let saved = await lists.createList(owner, list('A list'), context);
      writeSync(1, `${saved.id} 1\n`);
      for (let n = 1; n < 5; n++) {
        const change = await lists.updateList(owner, saved.id, n, list(`Version ${n + 1}`), context);
        if (!change.ok) throw new Error(`version ${n} of ${saved.id}: ${change.reason}`);
        saved = change.saved;
        writeSync(1, `${saved.id} ${saved.version}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: saversAtOnce }, saver));
}

/** Lets a process save for a moment, kills it, and gives what it had acknowledged: version by list. */
function saveAndKill(file, afterMs) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [here, '--save', file], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    let timer;
    child.stdout.on('data', (chunk) => {
      said += chunk;
      timer ??= setTimeout(() => child.kill('SIGKILL'), afterMs);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`the saving process ended by itself with ${code}`));
      const acknowledged = new Map();
      // A last line without its end was cut off while it was said.
      for (const line of said.split('\n').slice(0, -1)) {
        const [id, version] = line.split(' ');
        acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, Number(version)));
      }
      resolve(acknowledged);
    });
  });
}

/** What is wrong with the base, given what was acknowledged; nothing, one hopes. */
function faultsOf(file, acknowledged) {
  const db = new Database(file);
  try {
    const faults = [];
    const sound = db.pragma('integrity_check', { simple: true });
    if (sound !== 'ok') faults.push(`integrity: ${sound}`);
    const found = new Map(db.prepare('SELECT id, version FROM "List"').raw().all());
    for (const [id, version] of acknowledged)
      if ((found.get(id) ?? 0) < version) faults.push(`lost: version ${version} of ${id}`);
    const torn = db
      .prepare(
        `SELECT l.id FROM "List" l LEFT JOIN "ListVersion" v ON v."listId" = l.id
         GROUP BY l.id HAVING count(v.n) <> l.version OR max(v.n) <> l.version`,
      )
      .pluck()
      .all();
    return [...faults, ...torn.map((id) => `torn: ${id}`)];
  } finally {
    db.close();
  }
}

/**
 * So many rounds of saving and killing on one base, each at another moment.
 * @param {number} rounds
 * @param {(line: string) => void} [say]
 * @returns {Promise<{ acknowledged: number, faults: string[] }>}
 */
export async function killRounds(rounds, say = () => {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'muster-kill-'));
  const file = path.join(dir, 'muster.db');
  const all = new Map();
  let saves = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      const acknowledged = await saveAndKill(file, 200 + ((round * 137) % 900));
      for (const [id, version] of acknowledged) {
        all.set(id, version);
        saves += version;
      }
      const faults = faultsOf(file, all);
      say(`round ${round}: ${acknowledged.size} lists acknowledged and killed, ${faults.length} faults`);
      if (faults.length > 0) return { acknowledged: saves, faults };
    }
    return { acknowledged: saves, faults: [] };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

if (process.argv[1] === here) {
  if (process.argv[2] === '--save') await save(process.argv[3]);
  else {
    const rounds = Number(process.argv[2] ?? 20);
    const { acknowledged, faults } = await killRounds(rounds, console.log);
    for (const fault of faults) console.error(fault);
    console.log(
      `kill -9, ${rounds} times: ${acknowledged} acknowledged saves, ${faults.length} lost or torn`,
    );
    process.exit(faults.length > 0 ? 1 : 0);
  }
}
