import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../bin/browser.mjs';
import { buildWeb } from '../../bin/build-web.mjs';
import { startSeededProduct } from '../../bin/seeded-product.mjs';
import { admin } from './first-visits/admin.ts';
import { company, seededCompany } from './first-visits/company.ts';
import { seededTalent, talent } from './first-visits/talent.ts';
import type { Language } from './first-visits/text-faults.ts';
import { type Visit, walkAs } from './first-visits/visit.ts';
import { visitor } from './first-visits/visitor.ts';

const FOLDER = 'docs/first-visits';
const WALKS = {
  visitor,
  talent,
  'talent-of-the-demo': seededTalent,
  company,
  'company-of-the-demo': seededCompany,
  admin,
};
/** Spanish comes last: from then on, the walks find everything by its Spanish text. */
const LANGUAGES: Language[] = ['en', 'es'];

/** Walks as every role on a first visit, writes down every sentence and control met, and judges them. */
export async function prove() {
  await buildWeb();
  const product = await startSeededProduct({ data: process.env.E2E_DATA ?? '.cache/e2e-data-first-visits' });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  const only = process.env.WALK?.split(',');
  const failures: string[] = [];
  let n = 0;
  try {
    for (const language of LANGUAGES.filter((one) => (process.env.WALK_LANGUAGE ?? one) === one)) {
      for (const walk of Object.entries(WALKS).filter(([role]) => !only || only.includes(role))) {
        const visit = await walkAs(browser, product.origin, language, walk);
        const [role] = walk;
        write(`${FOLDER}/${language}`, role, visit);
        const met = visit.places.reduce((sum, place) => sum + place.met.length, 0);
        console.log(`  ${role}, ${language}: ${met} sentences and controls, ${visit.faults.length} complaints`);
        for (const fault of visit.faults) console.log(`    ${fault}`);
        failures.push(...visit.faults.map((fault) => `${role}, ${language}: ${fault}`));
        n += met;
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return { n, failures, promise: 'Nobody meets a wrong sentence or control on a first visit.' };
}

const INTRODUCTION =
  'What somebody meets on a first visit, each sentence and control where it comes first. Written by `npm run proof -- first-visits`.';

function write(folder: string, role: string, { places }: Visit) {
  mkdirSync(folder, { recursive: true });
  const parts = places.map(({ name, met }) => `## ${name}\n\n${met.map((one) => `- ${one}`).join('\n')}\n`);
  writeFileSync(
    `${folder}/${role}.md`,
    `# First visit: ${role.replaceAll('-', ' ')}\n\n${INTRODUCTION}\n\n${parts.join('\n')}`,
  );
}
