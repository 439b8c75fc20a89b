// A browser for the journeys: one without windows where there is one, which needs a fifth less of the processor than Chromium whole.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

const shell = '/usr/bin/chromium-headless-shell';

/** The browser that this machine has, best first; undefined: none but perhaps Playwright's own. */
export const browserHere = () =>
  [process.env.CHROMIUM_PATH, shell, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );

const hasPlaywrightBrowser = async () => {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
};

const hasApt = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
};

export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(shell) || (await hasPlaywrightBrowser())) return;
  if (hasApt()) {
    const brief = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
    try {
      await run('apt-get', [...brief, 'update']);
      await run('apt-get', [...brief, '-y', 'install', 'chromium-headless-shell'], {
        DEBIAN_FRONTEND: 'noninteractive',
      });
    } catch (error) {
      console.error(`muster: ${error.message}; using the browser that is here, or Playwright’s own`);
    }
  }
  if (browserHere()) return;
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
