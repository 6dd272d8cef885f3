// Finds a Chromium, or installs one: the machine's own, Debian's, or Playwright's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

export async function findBrowser() {
  const found = await findExisting();
  if (found) return found;
  console.log('Installing a browser for the tests …');
  installPackage('chromium');
  if (!(await findExisting()))
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const installed = await findExisting();
  if (!installed) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.');
  return installed;
}

/**
 * Chromium's headless shell, which leaves out windows, notifications and other parts that few tests need, and uses a quarter
 * less CPU.
 */
export function findHeadlessShell() {
  if (!existsSync(SHELL)) installPackage('chromium-headless-shell');
  return existsSync(SHELL) ? SHELL : undefined;
}

function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...options) =>
    spawnSync('apt-get', ['-qq', '-y', ...options], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '--no-install-recommends', name);
}

async function findExisting() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}
