import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedHome } from './embedded-home.ts';
import { EmbeddedError, binary, identity } from './postmaster.ts';

const passwordFile = (home: EmbeddedHome) => `${home.data}.password`;

/** The password file is written last: without it, an interrupted initdb starts over. */
export const isInitialised = (home: EmbeddedHome) => existsSync(passwordFile(home));
export const readPassword = (home: EmbeddedHome) => readFileSync(passwordFile(home), 'utf8');

export function initialise(home: EmbeddedHome) {
  rmSync(home.data, { recursive: true, force: true });
  mkdirSync(home.data, { recursive: true, mode: 0o700 });
  const unfinished = `${passwordFile(home)}.new`;
  writeFileSync(unfinished, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (home.runAs) for (const path of [home.data, unfinished]) chownSync(path, home.runAs.uid, home.runAs.gid);
  const options = [
    '-D',
    home.data,
    '-U',
    'closeup',
    '-A',
    'scram-sha-256',
    '--pwfile',
    unfinished,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  try {
    execFileSync(binary(home, 'initdb'), options, { ...identity(home), stdio: 'pipe' });
    appendFileSync(join(home.data, 'postgresql.conf'), SETTINGS);
  } catch (error) {
    rmSync(home.data, { recursive: true, force: true });
    throw new EmbeddedError(
      `The database could not be created in ${home.data}: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()}`,
    );
  }
  writeFileSync(passwordFile(home), readFileSync(unfinished, 'utf8'), { mode: 0o600 });
  rmSync(unfinished);
}

const SETTINGS = `
shared_buffers = 128MB
max_connections = 120
unix_socket_directories = ''
listen_addresses = '127.0.0.1'
jit = off
random_page_cost = 1.1
max_wal_size = 512MB
`;
