// Installs the packages if the lock file has changed: all of them, or with `--to-run` only what is needed to build and run the
// product. Runs on any Node from 20, before anything is installed.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

const MODULES = 'node_modules';
/** Its content is the lock file's hash and what is installed. */
const MARKER = '.closeup-installed';
/** A running server may use the packages, so new ones are installed here first and then swapped in. */
const STAGING = '.cache/install';
/** Type declarations and source maps, which no program reads at run time. */
const UNREAD = /\.(?:d\.[cm]?ts|map)$/;
/** Development packages that npm doesn't omit, because production packages list them as optional peers. */
const PEERS = ['typescript', '@typescript', 'vitest', '@vitest', 'esbuild', '@esbuild'];

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Closeup needs Node 20 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const marker = join(MODULES, MARKER);
const [installedLock, installed] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
// A start leaves development packages in place, even when the lock file has changed.
const wanted = process.argv.includes('--to-run') && installed !== 'all' ? 'to-run' : 'all';
if (installedLock !== lock || installed !== wanted) install();

function install() {
  console.log(wanted === 'all' ? 'Installing packages …' : 'Installing the packages that the product needs …');
  const folder = existsSync(MODULES) ? STAGING : '.';
  if (folder === STAGING) {
    rmSync(STAGING, { recursive: true, force: true });
    mkdirSync(STAGING, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(STAGING, file));
  }
  const options = [
    'ci',
    wanted === 'all' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  const modules = join(folder, MODULES);
  removeUnread(modules);
  writeFileSync(join(modules, MARKER), `${lock} ${wanted}`);
  if (folder === STAGING) {
    renameSync(MODULES, join(STAGING, 'replaced'));
    renameSync(modules, MODULES);
    rmSync(STAGING, { recursive: true, force: true });
  }
}

/**
 * Removes files that take space and are never read: Node's C headers and, without development packages, what only development
 * reads.
 */
function removeUnread(modules) {
  const nodes = join(modules, 'node/node_modules');
  for (const name of existsSync(nodes) ? readdirSync(nodes) : [])
    if (name.startsWith('node-')) rmSync(join(nodes, name, 'include'), { recursive: true, force: true });
  if (wanted === 'all') return;
  for (const name of PEERS) rmSync(join(modules, name), { recursive: true, force: true });
  for (const file of readdirSync(modules, { recursive: true }))
    if (UNREAD.test(file)) rmSync(join(modules, file), { force: true });
}
