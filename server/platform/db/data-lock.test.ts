import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { DataInUse, lockData } from './data-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes and releases the folder's lock repeatedly, then prints how often another process was inside, and any other errors. */
const CONTENDER = `
  import { rmSync, writeFileSync } from 'node:fs';
  import { DataInUse, lockData } from '${join(import.meta.dirname, 'data-lock.ts')}';
  const [folder] = process.argv.slice(1);
  let taken = 0;
  const wrong = [];
  for (const until = Date.now() + 1500; Date.now() < until; ) {
    try {
      const unlock = lockData(folder, 1);
      taken++;
      try { writeFileSync(folder + '/inside', '', { flag: 'wx' }); rmSync(folder + '/inside'); } catch (error) { wrong.push(error.message); }
      unlock();
    } catch (error) { if (!(error instanceof DataInUse)) wrong.push(error.message); }
  }
  console.log(JSON.stringify({ taken, wrong }));
`;

test('one process at a time, however many contend, and none fails on a lock that has just been released', async () => {
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', CONTENDER, folder]);
  const results = await Promise.all([run(), run(), run()]);
  const read = results.map(({ stdout }) => JSON.parse(stdout) as { taken: number; wrong: string[] });
  expect(read.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(read.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(10);
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a killed server is replaced, and that of a running one isn’t', () => {
  writeFileSync(join(folder, 'server.lock'), '999999\n4000');
  lockData(folder, 4001)();
  writeFileSync(join(folder, 'server.lock'), `${process.ppid}\n4000`);
  expect(() => lockData(folder, 4001)).toThrow(DataInUse);
});
