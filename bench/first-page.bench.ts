import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from '#server/app/server.ts';
import { findBrowser } from '../bin/browser.mjs';
import { seedDemo } from '#demo/seed.ts';
import { openApp } from './fixtures/app.ts';
import { type BenchResult, pairs } from './fixtures/measure.ts';

const ROUNDS = 5;
const MOST = 1.15;
const PORT = 18_090;
const SETTLE_MS = 2500;
/** A slow phone: round trip 562 ms, 1.47 Mbit/s down, 675 kbit/s up, processor four times slower. */
const SLOW = {
  latency: 562.5,
  downloadThroughput: (1.47e6 / 8) | 0,
  uploadThroughput: (675e3 / 8) | 0,
  offline: false,
};
const CPU_TIMES_SLOWER = 4;

/**
 * Largest contentful paint of the home page, compared with a floor of two round trips: a bare page with one poster of the
 * marketplace. Milliseconds, first visits.
 */
export async function run(): Promise<BenchResult> {
  execFileSync(process.execPath, ['bin/build-web.mjs'], { stdio: 'inherit' });
  const { app, close } = await openApp('bench-first-page', { PUBLIC_URL: `http://localhost:${PORT}` });
  await seedDemo(app, () => undefined);
  const server = await createServer(app);
  await server.listen({ port: PORT, host: '127.0.0.1' });
  const floor = await serveFloor();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { subject, baseline, ratio } = await pairs(
      ROUNDS,
      () => largestPaint(browser, `http://localhost:${PORT}/`),
      () => largestPaint(browser, floor.url),
    );
    return {
      target: `at most ${MOST}x the two-round-trip floor`,
      ok: ratio <= MOST,
      rows: [
        { label: 'largest paint of the home page', value: `${subject.toFixed(0)} ms` },
        { label: 'floor: bare page and one poster', value: `${baseline.toFixed(0)} ms` },
        { label: 'ratio', value: `${ratio.toFixed(2)}x` },
      ],
    };
  } finally {
    await browser.close();
    floor.close();
    await server.close();
    await close();
  }
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { largestPaintMs: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const ms = await page.evaluate(() => (window as unknown as { largestPaintMs: number }).largestPaintMs);
  await context.close();
  return ms;
}

async function serveFloor() {
  const clips = join(import.meta.dirname, '..', 'demo', 'clips');
  const poster = readFileSync(
    join(
      clips,
      readdirSync(clips).find((name) => name.endsWith('.avif'))!,
    ),
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>
    <body style="margin:0"><img src="/poster.avif" alt="" width="390" height="693" style="display:block;width:100%;height:auto"></body></html>`;
  const server = createHttpServer((request, response) => {
    if (request.url === '/poster.avif') response.setHeader('content-type', 'image/avif').end(poster);
    else response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as { port: number }).port}/`, close: () => server.close() };
}
