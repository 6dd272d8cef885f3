import { runBrowserTests } from './run-browser-tests.ts';

/** Runs every localized browser test in Spanish; in `npm test`, half of them run in English instead. */
export async function prove() {
  return {
    ...(await runBrowserTests('every-language', ['--project=spanish'], { EVERY_LANGUAGE: '1' })),
    promise: 'Every localized browser test passes in Spanish.',
  };
}
