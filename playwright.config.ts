import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3210);

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: false,
  workers: 1,
  // Two products, two browsers and their videos share two cores: what fails once is asked once more, and reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Everybody but a first visitor has seen the note about cookies.
    storageState: {
      cookies: [],
      origins: [
        { origin: `http://localhost:${PORT}`, localStorage: [{ name: 'closeup.cookies-noted', value: 'yes' }] },
      ],
    },
    permissions: ['camera', 'microphone'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
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
    { name: 'english', testIgnore: /accessibility\.spec\.ts/ },
    { name: 'accessibility', testMatch: /accessibility\.spec\.ts/ },
    // Accounts and the talent side say everything in both languages.
    { name: 'spanish', testMatch: /(auth-screens|talent|guest|first-visit)\.spec\.ts/, use: { locale: 'es-ES' } },
  ],
  webServer: {
    command: 'node test/e2e/serve.mjs',
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
      // People of the tests come through a proxy, from addresses of their own.
      DEV_PAGES: '1',
    },
  },
});
