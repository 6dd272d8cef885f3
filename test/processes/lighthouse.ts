import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../bin/browser.mjs';
import { freePort } from './product-server.ts';

/** It takes 185 MB with its dependencies, so it is installed on first use. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const HOME = resolve('.cache/lighthouse');

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { transferSize: number; resourceType: string }[] } }
  >;
}

/** Opens a browser in which Lighthouse measures pages as loaded by a slow phone. */
export async function openLighthouse() {
  mkdirSync(HOME, { recursive: true });
  if (!existsSync(join(HOME, 'node_modules/lighthouse')))
    execFileSync('npm', ['install', '--prefix', HOME, '--no-save', '--ignore-scripts', '--no-audit', LIGHTHOUSE], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  const entry = createRequire(join(HOME, 'index.js')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: (url: string, flags: object) => Promise<{ lhr: Report }>;
  };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return {
    /** @param categories besides performance: accessibility, best-practices, seo */
    async measure(url: string, categories: string[] = [], extraHeaders: Record<string, string> = {}) {
      const onlyCategories = ['performance', ...categories];
      const { lhr } = await lighthouse(url, { port, logLevel: 'error', extraHeaders, onlyCategories });
      // NaN if the page showed nothing to measure.
      const value = (audit: string) => lhr.audits[audit]!.numericValue ?? Number.NaN;
      const requests = lhr.audits['network-requests']!.details!.items;
      const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
      return {
        scores: onlyCategories.map((name) => Math.round(lhr.categories[name]!.score * 100)),
        largestPaintMs: value('largest-contentful-paint'),
        blockingMs: value('total-blocking-time'),
        shift: value('cumulative-layout-shift'),
        requests: requests.length,
        scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
        report: lhr,
      };
    },
    close: () => browser.close(),
  };
}
