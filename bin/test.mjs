// `npm test` runs everything: checks, unit and integration tests on a real Postgres, browser tests.
// `npm test -- PATH …` runs only these test files or folders. Both end with "N passed, N failed".
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = '.cache/test-results';
const BROWSER_TESTS = 'test/e2e';
const BROWSER_LANES = [['english'], ['accessibility', 'spanish', 'site']];
const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};
const paths = process.argv.slice(2).map((path) => path.replace(/^\.\//, ''));
const isBrowserTest = (path) => path.startsWith(BROWSER_TESTS);

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
if (paths.length > 0) await runPaths();
else await runAll();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function runPaths() {
  const unitPaths = paths.filter((path) => !isBrowserTest(path));
  const browserPaths = paths.filter(isBrowserTest);
  if (unitPaths.length > 0) add(await runUnitTests(unitPaths));
  if (browserPaths.length > 0) {
    await prepareBrowserTests();
    add(await runBrowserTests(BROWSER_LANES.flat(), 0, browserPaths));
  }
}

async function runAll() {
  console.log('\n— types, lint, boundaries, generated files');
  const { runChecks } = await import('./check.mjs');
  add(await runChecks());

  console.log('\n— building the site');
  const { buildWeb } = await import('./build-web.mjs');
  await buildWeb();

  console.log('\n— unit and integration tests');
  add(await runUnitTests());

  console.log('\n— browser tests in two lanes side by side; localized files run in English and Spanish by turns');
  await prepareBrowserTests();
  (await Promise.all(BROWSER_LANES.map((lane, index) => runBrowserTests(lane, index)))).forEach(add);
}

async function prepareBrowserTests() {
  const { buildWeb } = await import('./build-web.mjs');
  const { findBrowser, findHeadlessShell } = await import('./browser.mjs');
  await buildWeb();
  process.env.CHROMIUM_PATH = await findBrowser();
  process.env.CHROMIUM_SHELL_PATH ??= findHeadlessShell() ?? '';
}

function runUnitTests(files = []) {
  return runTests(
    ['vitest', 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`],
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    }),
    'vitest.json',
  );
}

function runBrowserTests(projects, index, files = []) {
  const lane = projects[0];
  const report = `playwright-${lane}.json`;
  return runTests(
    [
      'playwright',
      'test',
      ...files,
      '--reporter=list,json',
      ...projects.map((name) => `--project=${name}`),
      `--output=.cache/e2e-results/${lane}`,
    ],
    ({ stats, errors }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }),
    report,
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${report}`,
      E2E_PORT: String(Number(process.env.E2E_PORT ?? 3210) + 20 * index),
      E2E_DATA: `.cache/e2e-data-${lane}`,
    },
  );
}

/** Runs a test runner and counts its report. A runner that fails without a failed test counts as one failure. */
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
