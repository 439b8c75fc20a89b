import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserHere } from './scripts/ensure-browser.mjs';

const system = browserHere();
const root = process.getuid?.() === 0;
const port = Number(process.env.E2E_PORT ?? 3310);
const dataDir = path.resolve('test-results/data');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  timeout: 120_000,
  // Machines that test are often busy with more than one thing.
  expect: { timeout: 30_000 },
  // Two leave a core idle for a tenth of the time, while they wait for the server and for each other.
  workers: 3,
  retries: 2,
  forbidOnly: true,
  use: {
    // One spec is about the worker; in all others it would only stand between page and server.
    serviceWorkers: 'block',
    // What cannot be pressed for a minute will not be: without this it takes the whole time of a test to say so.
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    // Traces cost a third of the time: only what fails and is tried again is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // A process less to draw, and none started ahead for pages that do not come: a tenth of the time.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        // Where all cores are busy, work put off to other threads only costs more; and places in scripts are wanted by nobody but
        // the driver, for which functions would be read twice. Together a tenth of the
        // time.
        '--js-flags=--single-threaded --no-enable-lazy-source-positions',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node .next/standalone/server.js',
    url: `http://127.0.0.1:${port}/api/v1/health/live`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      AUTH_TRUST_HOST: '1',
      DATA_DIR: dataDir,
      DATABASE_URL: `file:${path.join(dataDir, 'muster.db')}`,
      RATE_LIMIT: '100000',
      MODERATORS: 'moderator@example.org',
      // Each test's browser says an address of its own, as behind a proxy: limits on sign-in stay and do not meet.
      TRUST_PROXY: '1',
    },
  },
});
