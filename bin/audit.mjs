// Lists the known vulnerabilities of the production packages: `npm run audit`. Fails from severity "high", and if the registry
// does not respond. Given the id of a bias analysis, prints the signed record of that analysis instead: `npm run --silent audit
// -- ID`.
import { spawnSync } from 'node:child_process';

const [analysisId] = process.argv.slice(2);
if (analysisId) process.exit((await printRecord(analysisId)) ? 0 : 1);

const { stdout, stderr, status } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 2 ** 28,
});
const report = parse(stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  const reason = report?.error?.summary ?? report?.message ?? stderr.trim().split('\n').at(0) ?? '';
  console.error(
    `The audit failed: the npm registry returned no advisories${reason ? ` (${reason})` : ''}. Nothing is known about vulnerabilities; run it where the registry offers its audit endpoint.`,
  );
  process.exit(1);
}
const { info = 0, low = 0, moderate = 0, high = 0, critical = 0 } = counts;
console.log(`Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low + info} lower.`);
for (const { name, severity, via } of Object.values(report.vulnerabilities ?? {}))
  if (severity === 'high' || severity === 'critical')
    console.error(`${severity}: ${name} ${via.map((one) => one.url ?? one.title ?? one).join(' ')}`);
process.exit(status === 0 ? 0 : 1);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Prints the record byte for byte as a company downloads it. */
async function printRecord(id) {
  const { createContext } = await import('../server/app/create-context.ts');
  const { findRecord } = await import('../server/fairness/records/get-record.ts');
  const { startEmbedded } = await import('../server/platform/db/embedded.ts');
  const { readEnv } = await import('../server/platform/env.ts');
  const env = readEnv(process.env);
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  const app = await createContext(env, env.DATABASE_URL ?? embedded.url);
  try {
    const file = await findRecord(app, id);
    if (file === null) console.error(`No analysis has the id ${id}.`);
    else process.stdout.write(file);
    return file !== null;
  } finally {
    await app.close();
    if (embedded && !embedded.wasRunning) await embedded.stop();
  }
}
