// Installs the packages, but only when the lock file changed. Runs on any Node from 20, before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const marker = 'node_modules/.closeup-installed';
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Closeup needs Node 20 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
  console.log('Installing packages …');
  const options = { stdio: 'inherit', shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, lock);
}
