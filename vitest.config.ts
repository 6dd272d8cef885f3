import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,contract,web,demo,test,bin}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'node_modules/**', 'dist/**'],
    globalSetup: ['./test/fixtures/postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Files share their worker's modules, which are then loaded once instead of 166 times.
    isolate: false,
  },
});
