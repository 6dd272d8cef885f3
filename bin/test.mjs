// Everything: checks, unit and integration tests on a real Postgres, browser tests. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
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
  runTests(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`],
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    }),
    'vitest.json',
  ),
);

console.log('\n— browser tests');
process.env.CHROMIUM_PATH = await findBrowser();
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = `${RESULTS}/playwright.json`;
add(
  runTests(
    'playwright',
    ['test', '--reporter=list,json'],
    ({ stats, errors }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }),
    'playwright.json',
  ),
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A runner that ends badly without naming a failed test counts as one failure. */
function runTests(command, options, count, reportName) {
  const { status } = spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' });
  try {
    const counted = count(JSON.parse(readFileSync(`${RESULTS}/${reportName}`, 'utf8')));
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
