import { chromium } from '@playwright/test';
import { findBrowser } from '../../bin/browser.mjs';
import { buildWeb } from '../../bin/build-web.mjs';
import { startSeededProduct } from '../../bin/seeded-product.mjs';
import { companyWalks } from './keyboard/company-walks.ts';
import { createComparison } from './keyboard/pictures.ts';
import { talentWalks } from './keyboard/talent-walks.ts';
import { run } from './keyboard/walk.ts';

/** Completes the main tasks without a mouse, and checks the focus after each key press. */
export async function prove() {
  await buildWeb();
  const product = await startSeededProduct({ data: process.env.E2E_DATA ?? '.cache/e2e-data-keyboard' });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  try {
    const comparison = await createComparison(browser);
    const only = process.env.WALK;
    const done = [];
    for (const walk of Object.entries({ ...talentWalks, ...companyWalks })) {
      if (only && !only.split(',').includes(walk[0])) continue;
      const result = await run(browser, product.origin, comparison, walk);
      console.log(`  ${walk[0]}: ${result.steps} presses, ${result.failures.length} complaints`);
      for (const failure of result.failures) console.log(`    ${failure}`);
      done.push(result);
    }
    return {
      n: done.reduce((sum, { steps }) => sum + steps, 0),
      failures: done.flatMap(({ failures }) => failures),
      promise: 'Every step is reached by keys, and each press shows where the focus is.',
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
