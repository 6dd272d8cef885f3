// `npm run check`: types, lint, boundaries, format, unused exports and generated files, in parallel. Each counts as one passed
// or failed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { everyPageIsWithinBudget } from './budgets.mjs';
import { readModules, unusedExports } from './module-graph.mjs';

const SCHEMA = 'server/platform/db/schema.gen.ts';
const MIGRATIONS = 'server/platform/db/migrations';
/** Records for which migrations and schema the last check passed. */
const SCHEMA_STAMP = '.cache/schema-checked';
/** Files whose exports are used by a tool, looked up by name, or read by people. */
const ENTRIES =
  /\.(test|proof|bench)\.tsx?$|\.config\.ts$|^bin\/|^tools\/|^test\/fixtures\/postgres\.ts$|^web\/(main|prerender|render-page)\.tsx$|^web\/routes\/|^web\/i18n\/(en|es)\/|\/stories\/|\.gen\.ts$/;

const ROUTE_TREE = 'web/routeTree.gen.ts';
const MAIL_TEMPLATES = 'server/platform/mail/templates.gen.ts';
const checks = {
  // One program for both: the linter reports the compiler's diagnostics too.
  'types, lint and boundaries': () => run('oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  format: () => run('oxfmt', '--check', '.'),
  'unused exports': everyExportIsUsed,
  'generated files': generatedFilesAreCurrent,
  'budgets of the built site': everyPageIsWithinBudget,
};

/** @returns {Promise<{passed: number, failed: number}>} */
export async function runChecks() {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const startedAt = Date.now();
      const ok = await check();
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
      return ok;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** Prints the last lines of a command that fails. */
function run(command, ...options) {
  return new Promise((resolve) => {
    const child = spawn(command, options, { shell: process.platform === 'win32' });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('error', (error) => (printed += error.message));
    child.on('close', (status) => {
      if (status !== 0) console.log(printed.split('\n').slice(-80).join('\n'));
      resolve(status === 0);
    });
  });
}

function everyExportIsUsed() {
  const unused = unusedExports(readModules(), (file) => ENTRIES.test(file));
  for (const line of unused) console.log(`unused export: ${line}`);
  return unused.length === 0;
}

async function generatedFilesAreCurrent() {
  return (await Promise.all([schemaIsCurrent(), routeTreeIsCurrent(), mailTemplatesAreCurrent()])).every(Boolean);
}

async function schemaIsCurrent() {
  const inputs = createHash('sha256').update(readFileSync(SCHEMA)).update(readFileSync('bin/generate-schema.mjs'));
  for (const name of readdirSync(MIGRATIONS).sort()) inputs.update(name).update(readFileSync(join(MIGRATIONS, name)));
  const stamp = inputs.digest('hex');
  if (existsSync(SCHEMA_STAMP) && readFileSync(SCHEMA_STAMP, 'utf8') === stamp) return true;
  const folder = mkdtempSync(join(tmpdir(), 'closeup-check-'));
  try {
    const fresh = join(folder, 'schema.ts');
    if (!(await run('node', 'bin/generate-schema.mjs', fresh))) return false;
    const isCurrent = readFileSync(fresh, 'utf8') === readFileSync(SCHEMA, 'utf8');
    if (!isCurrent) {
      console.log(`${SCHEMA} does not match the migrations. Run: node bin/generate-schema.mjs`);
      return false;
    }
    mkdirSync('.cache', { recursive: true });
    writeFileSync(SCHEMA_STAMP, stamp);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function mailTemplatesAreCurrent() {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-check-'));
  try {
    const fresh = join(folder, 'templates.ts');
    if (!(await run('node', 'tools/mail/write-templates.ts', fresh))) return false;
    if (readFileSync(fresh, 'utf8') === readFileSync(MAIL_TEMPLATES, 'utf8')) return true;
    console.log(`${MAIL_TEMPLATES} is out of date: node_modules/.bin/node tools/mail/write-templates.ts`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Generates the route tree in place, since its imports are relative, and restores a stale one. */
async function routeTreeIsCurrent() {
  const committed = readFileSync(ROUTE_TREE, 'utf8');
  if (!(await run('node', 'bin/generate-routes.mjs'))) return false;
  if (readFileSync(ROUTE_TREE, 'utf8') === committed) return true;
  writeFileSync(ROUTE_TREE, committed);
  console.log(`${ROUTE_TREE} is out of date: node bin/generate-routes.mjs`);
  return false;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await runChecks();
  process.exit(failed > 0 ? 1 : 0);
}
