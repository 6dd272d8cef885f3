// Lists the known vulnerabilities of the production packages: `npm run audit`. Fails from "high" on, and when the registry does not answer.
import { spawnSync } from 'node:child_process';

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
    `The audit could not be made: the npm registry gave no advisories${reason ? ` (${reason})` : ''}. Nothing is known about vulnerabilities; run it where the registry offers its audit endpoint.`,
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
