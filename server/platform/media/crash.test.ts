import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inputFile } from '#test/media/make-inputs.ts';
import { processVideo } from './media.ts';

const root = mkdtempSync(join(tmpdir(), 'closeup-crash-'));
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The media child of a process, as the kernel sees it. */
function mediaChildOf(parent: number): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const parentOf = Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')[1]);
        return parentOf === parent && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('media/child/child.ts');
      } catch {
        return false;
      }
    });
}

async function eventually<T>(look: () => T | undefined | false): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const found = look();
    if (found) return found;
    await pause(25);
  }
  throw new Error('did not happen within 10 s');
}

describe.runIf(existsSync('/proc/self/stat'))('the child process', () => {
  it.each([
    ['SIGSEGV', 'unreadable'],
    ['SIGABRT', 'unreadable'],
    ['SIGKILL', 'out_of_memory'],
  ] as const)('that dies of %s refuses its file and affects nothing else', async (signal, code) => {
    const work = processVideo(await inputFile('landscape'), join(root, signal));
    const refused = expect(work).rejects.toMatchObject({ name: 'MediaRefused', code });
    process.kill(await eventually(() => mediaChildOf(process.pid)), signal);
    await refused;
  });

  it('inherits no secrets and never learns the path of the upload', async () => {
    process.env.STRIPE_CANARY = 'sk_live_canary';
    const source = await inputFile('landscape');
    const work = processVideo(source, join(root, 'secrets'));
    const pid = await eventually(() => mediaChildOf(process.pid));
    expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toContain('canary');
    expect(readFileSync(`/proc/${pid}/cmdline`, 'latin1')).not.toContain(source);
    await work;
    delete process.env.STRIPE_CANARY;
  });

  it('does not outlive its parent', async () => {
    const script = join(root, 'parent.ts');
    const media = fileURLToPath(new URL('./media.ts', import.meta.url));
    writeFileSync(
      script,
      `import { processVideo } from ${JSON.stringify(media)};\nawait processVideo(${JSON.stringify(await inputFile('landscape'))}, ${JSON.stringify(join(root, 'orphan'))});\n`,
    );
    const parent = spawn(process.execPath, ['--no-warnings', script], { stdio: 'ignore' });
    const child = await eventually(() => mediaChildOf(parent.pid!));
    parent.kill('SIGKILL');
    await eventually(
      () => !existsSync(`/proc/${child}`) || /^State:\s+[ZX]/m.test(readFileSync(`/proc/${child}/status`, 'latin1')),
    );
  });
});
