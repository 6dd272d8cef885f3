import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from '../../bin/browser.mjs';
import { buildWeb } from '../../bin/build-web.mjs';

const REPORT = '.cache/test-results/every-look.json';

interface Suite {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

/** Checks every screen of the browser tests in each width, theme and language; `npm test` checks a subset. */
export async function prove() {
  await buildWeb();
  const files = ['site/accessibility', 'site/widths', 'site/first-visit', 'company/feedback-scores'].map(
    (name) => `${name}.test.ts`,
  );
  const projects = ['--project=accessibility', '--project=spanish'];
  const runner = spawn('playwright', ['test', ...files, ...projects, '--reporter=list,json'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      EVERY_LOOK: '1',
      CHROMIUM_PATH: await findBrowser(),
      CHROMIUM_SHELL_PATH: findHeadlessShell() ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
      E2E_DATA: '.cache/e2e-data-every-look',
    },
  });
  await once(runner, 'exit');
  const { stats, suites, errors } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
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
    promise:
      'No screen has a serious finding of axe is wider than its window, or has a control under a notice, at 390 and 1440 px, light and dark.',
  };
}
