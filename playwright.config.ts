import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3210);
const BROWSER = process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH;
const TESTS = join(import.meta.dirname, 'test/e2e');
/** Files that check every page; they run in parallel with the others. */
const ACCESSIBILITY = ['**/accessibility.test.ts', '**/widths.test.ts'];
/** In English, but in parallel with the others, so that the lanes take about equally long. */
const SITE = [join(TESTS, 'site/**'), join(TESTS, 'talent/**')];
/** Files that use the localized test. */
const LOCALIZED = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && readFileSync(join(TESTS, file), 'utf8').includes('/localized-test.ts'))
  .map((file) => join(TESTS, file))
  .toSorted();
/** Localized files run in English and Spanish by turns. `npm run proof -- languages` runs all of them in Spanish. */
const SPANISH = process.env.EVERY_LANGUAGE ? LOCALIZED : LOCALIZED.filter((_, index) => index % 2 === 1);
const ONLY_SPANISH = process.env.EVERY_LANGUAGE ? [] : SPANISH;

export default defineConfig({
  testDir: TESTS,
  testMatch: '**/*.test.ts',
  outputDir: '.cache/e2e-results',
  fullyParallel: false,
  workers: 1,
  // Two products, two browsers and their videos share two cores, so a failed test is retried once and reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Only the tests about moving pictures turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    // Everyone but a first-time visitor has closed the cookie notice.
    storageState: {
      cookies: [],
      origins: [
        { origin: `http://localhost:${PORT}`, localStorage: [{ name: 'closeup.cookies-noted', value: 'yes' }] },
      ],
    },
    permissions: ['camera', 'microphone'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(BROWSER && { executablePath: BROWSER }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'english', testIgnore: [...ACCESSIBILITY, ...SITE, ...ONLY_SPANISH] },
    { name: 'site', testMatch: SITE, testIgnore: [...ACCESSIBILITY, ...ONLY_SPANISH] },
    { name: 'accessibility', testMatch: ACCESSIBILITY },
    { name: 'spanish', testMatch: SPANISH, use: { locale: 'es-ES' } },
  ],
  webServer: {
    command: 'node test/e2e/support/serve.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA ?? '.cache/e2e-data',
      NODE_ENV: 'test',
      TRUSTED_PROXIES: '1',
      // Test users connect through a proxy, each from their own address.
      DEV_PAGES: '1',
      // Webhooks of the tests point to this machine.
      WEBHOOKS_TO_LOOPBACK: '1',
    },
  },
});
