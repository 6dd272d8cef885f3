import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWeb } from '../../bin/build-web.mjs';
import { openLighthouse } from '../processes/lighthouse.ts';
import { freePort } from '../processes/product-server.ts';
import { startProduct } from '../processes/started-product.ts';

const DATA = resolve('.cache/lighthouse-data');
const REPORTS = resolve('.cache/lighthouse-reports');

const listed = (paths: string) => paths.split(' ');
const ROUTES = {
  visitor: listed('/ /how-it-works /companies /talent /for-companies /for-talent /help /contact /privacy /register'),
  'company@northwind.example': listed(
    '/company/dashboard /company/search-talent /company/campaigns /company/analytics /company/integrations /company/profile /messages /notifications',
  ),
  'talent@closeup.example': listed(
    '/talent/dashboard /talent/profile /talent/campaigns /talent/video-feedback /messages',
  ),
};
const LIMITS = {
  visitor: { performance: 95, largestPaintMs: 1800, others: ['accessibility', 'best-practices', 'seo'] },
  account: { performance: 85, largestPaintMs: 3000, others: [] },
};
/** Restricts the proof to some routes: ROUTES="/help,/messages". */
const CHOSEN = process.env.ROUTES?.split(',');
const OTHERS_LEAST = 95;
const SHIFT_MOST = 0.02;

/** Lighthouse measurements of each route on a slow phone, for visitors and accounts. */
export async function prove() {
  await buildWeb();
  mkdirSync(REPORTS, { recursive: true });
  const product = await startProduct(await freePort(), DATA);
  const lighthouse = await openLighthouse();
  const failures: string[] = [];
  let n = 0;
  console.log(
    'route · performance · LCP ms · TBT ms · CLS · requests · scripts kB · accessibility, best practices, SEO',
  );
  for (const [who, paths] of Object.entries(ROUTES)) {
    const { performance, largestPaintMs, others } = LIMITS[who === 'visitor' ? who : 'account'];
    const headers: Record<string, string> = who === 'visitor' ? {} : { Cookie: await product.signIn(who) };
    for (const path of paths) {
      if (CHOSEN && !CHOSEN.includes(path)) continue;
      const measured = await lighthouse.measure(`${product.origin}${path}`, others, headers);
      const [score, ...scores] = measured.scores;
      const { shift, requests } = measured;
      const route = who === 'visitor' ? path : `${path} (${who.split('@')[0]})`;
      const [paint, blocking] = [measured.largestPaintMs, measured.blockingMs].map(Math.round);
      const kilobytes = Math.round(measured.scriptBytes / 1000);
      console.log(
        [route, score, paint, blocking, shift.toFixed(3), requests, kilobytes, scores.join(', ')].join(' · '),
      );
      writeFileSync(`${REPORTS}/${route.replace(/\W+/g, '-')}.json`, JSON.stringify(measured.report));
      n++;
      const wrong = [
        !(score! >= performance) && `performance ${score}`,
        !(paint! <= largestPaintMs) && `LCP ${paint} ms`,
        !(shift <= SHIFT_MOST) && `CLS ${shift.toFixed(3)}`,
        ...others.map((name, index) => scores[index]! < OTHERS_LEAST && `${name} ${scores[index]}`),
      ].filter(Boolean);
      if (wrong.length > 0) failures.push(`${route}: ${wrong.join(', ')}`);
    }
  }
  await lighthouse.close();
  await product.stop();
  return {
    n,
    failures,
    promise:
      'Performance is at least 95 for visitors and 85 for accounts, with LCP, CLS and the other scores to match.',
  };
}
