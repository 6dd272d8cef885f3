// Types, lint, boundaries, format, generated files: `npm run check`. Each is one passed or failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROUTE_TREE = 'web/routeTree.gen.ts';
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
    const schema = join(folder, 'schema.ts');
    if (!run('node', 'bin/generate-schema.mjs', schema)) return false;
    const isSchemaCurrent = isCurrent('server/platform/db/schema.gen.ts', schema, 'node bin/generate-schema.mjs');
    return routeTreeIsCurrent() && isSchemaCurrent;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Generates the route tree in place, since its imports are relative, and restores a stale one. */
function routeTreeIsCurrent() {
  const committed = readFileSync(ROUTE_TREE, 'utf8');
  if (!run('node', 'bin/generate-routes.mjs')) return false;
  if (readFileSync(ROUTE_TREE, 'utf8') === committed) return true;
  writeFileSync(ROUTE_TREE, committed);
  console.log(`${ROUTE_TREE} is out of date: node bin/generate-routes.mjs`);
  return false;
}

function isCurrent(committed, fresh, command) {
  const isSame = readFileSync(fresh, 'utf8') === readFileSync(committed, 'utf8');
  if (!isSame) console.log(`${committed} is out of date: ${command}`);
  return isSame;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = runChecks();
  process.exit(failed > 0 ? 1 : 0);
}
