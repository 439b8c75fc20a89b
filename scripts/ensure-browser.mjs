// A browser for the journeys: the system's Chromium, else the system's package, else Playwright's own.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const found = () => places.some((place) => place && existsSync(place));

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
  if (found() || (await hasPlaywrightBrowser())) return;
  if (hasApt()) {
    try {
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
      if (found()) return;
    } catch (error) {
      console.error(`muster: ${error.message}; trying Playwright’s own browser`);
    }
  }
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
