import { execFileSync, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MediaRefused, processVideo } from '#server/platform/media/media.ts';
import { makeHostileFile } from './hostile-files.ts';
import { type Bait } from './bait-files.ts';
import { lookAt } from './look-at.ts';
import { seededRandom } from '../fixtures/random.ts';
import { auditTrace } from './trace.ts';

const secret = 'CANARY-7c1f0e5a';
const mostMsEach = 20_000;
const atOnce = 2;

export interface HostileReport {
  n: number;
  /** The number of files per outcome: a refusal code or 'accepted'. */
  outcomes: Record<string, number>;
  slowestMs: number;
  failures: string[];
  /** Which detectors were active: traced system calls, access times, connections. */
  watchedBy: string[];
}

/**
 * Feeds n hostile files to the pipeline. Each must end in a defined refusal or a decodable video, in time, with nothing outside
 * the file read. Where strace exists, every open and connect of all processes is checked against an allowlist; elsewhere, the
 * bait's access time, its text in any output and a listening server reveal a leak.
 */
export function runHostileFiles(n: number, seed = 1): HostileReport {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-hostile-'));
  const outside = mkdtempSync(join(tmpdir(), 'closeup-bait-'));
  try {
    const report = join(folder, 'report.json');
    const command = [
      process.execPath,
      '--no-warnings',
      fileURLToPath(import.meta.url),
      '--inside',
      String(n),
      String(seed),
      folder,
      outside,
      report,
    ];
    const trace = join(outside, 'trace');
    const isTraced = canTrace();
    const watcher = [
      'strace',
      '-f',
      '-qq',
      '--seccomp-bpf',
      '-e',
      'trace=open,openat,openat2,connect,execve',
      '-s',
      '300',
      '-o',
      trace,
    ];
    const [program, ...args] = isTraced ? [...watcher, ...command] : command;
    const ran = spawnSync(program!, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    if (ran.status !== 0) throw new Error(`the host of the pipeline ended by ${ran.signal ?? `exit ${ran.status}`}`);
    const result = JSON.parse(readFileSync(report, 'utf8')) as HostileReport;
    if (isTraced) {
      result.watchedBy.unshift('system calls');
      result.failures.push(...auditTrace(trace, folder));
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(outside, { recursive: true, force: true });
  }
}

function canTrace(): boolean {
  try {
    execFileSync('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Under relatime, a read updates the access time only if it is earlier than the modification time. */
function plant(path: string, content: string): void {
  writeFileSync(path, content);
  utimesSync(path, new Date(1000), new Date());
}
const wasRead = (path: string) => statSync(path).atimeMs !== 1000;

async function inside(n: number, seed: number, folder: string, outside: string, reportPath: string): Promise<void> {
  let visits = 0;
  const server = createServer((socket) => (visits++, socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bait: Bait = {
    path: join(outside, 'bait.txt'),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bait.ts`,
  };
  plant(bait.path, secret.repeat(50));
  plant(join(outside, 'control'), 'x');
  readFileSync(join(outside, 'control'));
  const seesReads = wasRead(join(outside, 'control'));

  const report: HostileReport = {
    n,
    outcomes: {},
    slowestMs: 0,
    failures: [],
    watchedBy: ['output text', 'connections', ...(seesReads ? ['access times'] : [])],
  };
  let next = 0;
  const worker = async () => {
    while (next < n) {
      const index = next++;
      const { kind, bytes } = await makeHostileFile(index, seededRandom(seed * 100_003 + index), bait);
      const source = join(folder, `${index}.mp4`);
      const out = join(folder, `${index}.out`);
      mkdirSync(out);
      writeFileSync(source, bytes);
      const began = performance.now();
      const outcome = await attempt(source, out);
      const took = performance.now() - began;
      report.slowestMs = Math.max(report.slowestMs, Math.round(took));
      report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
      const complain = (what: string) => report.failures.push(`#${index} ${kind}: ${what}`);
      if (outcome.startsWith('!')) complain(outcome);
      if (took > mostMsEach + 5000) complain(`took ${Math.round(took)} ms`);
      if (seesReads && wasRead(bait.path)) complain('the bait was read');
      if (visits > 0) complain(`${visits} connections`);
      for (const name of readdirSync(out))
        if (readFileSync(join(out, name), 'latin1').includes(secret)) complain(`the bait is in ${name}`);
      rmSync(out, { recursive: true });
      rmSync(source);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  server.close();
  writeFileSync(reportPath, JSON.stringify(report));
}

/** 'accepted', a refusal code, or '!…' for anything that must not happen. */
async function attempt(source: string, out: string): Promise<string> {
  try {
    const { files, info } = await processVideo(source, out, { limits: { maxWallMs: mostMsEach } });
    const [video, preview] = [await lookAt(files.video), await lookAt(files.preview)];
    const isWhole =
      video.damaged === 0 && preview.damaged === 0 && Math.abs(video.durationSeconds - info.durationMs / 1000) < 0.1;
    return isWhole && video.width <= 1280 && video.height <= 1280 ? 'accepted' : '!a bad video was accepted';
  } catch (error) {
    return error instanceof MediaRefused ? error.code : `!${String((error as Error).message ?? error).slice(0, 600)}`;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === '--inside') {
  const [n, seed, ...paths] = process.argv.slice(3);
  await inside(Number(n), Number(seed), paths[0]!, paths[1]!, paths[2]!);
}
