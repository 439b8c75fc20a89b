import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { server } from '../steps.mjs';
import { startServer } from './running-server';
import { benchScripts } from './script-weight';

/** What pages weigh; it needs a built server and no quiet machine. */
if (!existsSync(server))
  console.log('The server is not built: its figures are left out. `npm start` builds it.');
else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  const running = await startServer(dataDir);
  try {
    await benchScripts(running.port);
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
