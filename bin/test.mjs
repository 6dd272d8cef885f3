// Everything: checks, unit and integration tests on a real Postgres, browser tests. Ends with "N passed, N failed".
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWeb } from './build-web.mjs';
import { findBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';

const RESULTS = '.cache/test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

console.log('\n— types, lint, boundaries, generated files');
add(runChecks());

console.log('\n— building the site');
await buildWeb();

console.log('\n— unit and integration tests');
add(
  await runTests(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`],
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    }),
    'vitest.json',
  ),
);

console.log('\n— browser tests, side by side on two products; what both languages say is walked in Spanish too');
process.env.CHROMIUM_PATH = await findBrowser();
const lanes = [['english'], ['accessibility', 'spanish']];
(await Promise.all(lanes.map(runBrowserTests))).forEach(add);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function runBrowserTests(projects, index) {
  const lane = projects[0];
  const report = `playwright-${lane}.json`;
  return runTests(
    [
      'playwright',
      'test',
      '--reporter=list,json',
      ...projects.map((name) => `--project=${name}`),
      `--output=.cache/e2e-results/${lane}`,
    ],
    ({ stats, errors }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }),
    report,
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${report}`,
      E2E_PORT: String(3210 + 20 * index),
      E2E_DATA: `.cache/e2e-data-${lane}`,
    },
  );
}

/** A runner that ends badly without naming a failed test counts as one failure. */
async function runTests([command, ...options], count, reportName, settings = {}) {
  const runner = spawn(command, options, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...settings },
  });
  const [status] = await once(runner, 'exit');
  try {
    const counted = count(JSON.parse(readFileSync(`${RESULTS}/${reportName}`, 'utf8')));
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
