import { runBrowserTests } from './run-browser-tests.ts';

const FILES = ['site/accessibility', 'site/widths', 'site/first-visit', 'company/feedback-scores'].map(
  (name) => `${name}.test.ts`,
);

/** Checks every screen of the browser tests in each width, theme and language; `npm test` checks a subset. */
export async function prove() {
  const projects = ['--project=accessibility', '--project=spanish'];
  const settings = { EVERY_LOOK: '1', EVERY_LANGUAGE: '1' };
  return {
    ...(await runBrowserTests('every-look', [...FILES, ...projects], settings)),
    promise:
      'No screen has a serious finding of axe, is wider than its window, or has a control under a notice, at 390 and 1440 px, light and dark.',
  };
}
