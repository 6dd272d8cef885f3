import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from '../../bin/browser.mjs';
import { buildWeb } from '../../bin/build-web.mjs';

interface Suite {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

/**
 * Runs browser tests of `npm test` more thoroughly.
 * @param name of the report and of the data folder
 * @param options of Playwright: files and projects
 * @param settings what makes the tests thorough
 */
export async function runBrowserTests(name: string, options: string[], settings: Record<string, string>) {
  await buildWeb();
  const report = `.cache/test-results/${name}.json`;
  const runner = spawn('playwright', ['test', ...options, '--reporter=list,json'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      CHROMIUM_PATH: await findBrowser(),
      CHROMIUM_SHELL_PATH: findHeadlessShell() ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_DATA: `.cache/e2e-data-${name}`,
    },
  });
  await once(runner, 'exit');
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: Suite[];
    errors: { message: string }[];
  };
  const failed = ({ specs, suites: inner = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...inner.flatMap(failed),
  ];
  return {
    n: stats.expected + stats.unexpected + stats.flaky,
    failures: [...errors.map(({ message }) => message), ...suites.flatMap(failed)],
  };
}
