// Types, lint, boundaries, format, generated files: `npm run check`. Each is one passed or failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const checks = {
  types: () => run('tsc', '--noEmit', '-p', '.'),
  'lint and boundaries': () => run('oxlint', '--type-aware', '--deny-warnings'),
  format: () => run('oxfmt', '--check', '.'),
  'generated files': generatedFilesAreCurrent,
};

export function runChecks() {
  let passed = 0;
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    const startedAt = Date.now();
    const ok = check();
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    if (ok) passed++;
    else failed++;
  }
  return { passed, failed };
}

function run(command, ...options) {
  const { status, stdout, stderr } = spawnSync(command, options, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) console.log(`${stdout}${stderr}`.split('\n').slice(-80).join('\n'));
  return status === 0;
}

function generatedFilesAreCurrent() {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-check-'));
  try {
    const fresh = join(folder, 'schema.ts');
    if (!run('node', 'bin/generate-schema.mjs', fresh)) return false;
    const isCurrent = readFileSync(fresh, 'utf8') === readFileSync('server/platform/db/schema.gen.ts', 'utf8');
    if (!isCurrent)
      console.log('server/platform/db/schema.gen.ts is not what the migrations make: node bin/generate-schema.mjs');
    return isCurrent;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = runChecks();
  process.exit(failed > 0 ? 1 : 0);
}
