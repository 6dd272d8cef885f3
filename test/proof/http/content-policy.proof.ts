import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';
import { openSockets } from '#server/platform/live/sockets.ts';
import { createServer } from '#server/app/server.ts';
import { socketGuards } from '#server/accounts/sessions/find-viewer.ts';
import { findBrowser } from '../../../bin/browser.mjs';
import { openApp } from '../../../bench/fixtures/app.ts';
import { createAdmin, createCompany, createFoundTalent, signInCookie } from '../../fixtures/factories.ts';
import { visit, faultsOf } from './visit-page.ts';

const PORT = Number(process.env.PROOF_PORT ?? 4160);
const ANSWERS: [method: string, path: string][] = [
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/robots.txt'],
  ['GET', '/sitemap.xml'],
  ['GET', '/build.txt'],
  ['GET', '/icon.svg'],
  ['GET', '/nowhere'],
  ['GET', '/assets/nowhere.js'],
  ['GET', '/privacy/'],
  ['GET', '/%'],
  ['GET', '/api/session'],
  ['GET', '/api/nowhere'],
  ['POST', '/api/session'],
  ['GET', '/api/docs/'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/contacts/export.csv'],
  ['GET', '/media/talent-videos/nobody/nothing.mp4'],
  ['POST', '/media/x'],
  ['HEAD', '/uploads/00000000-0000-4000-8000-000000000000'],
  ['PATCH', '/uploads/x'],
  ['POST', '/webhooks/stripe'],
  ['GET', '/downloads/account.zip'],
  ['GET', '/dev/mailbox'],
  ['GET', '/dev/mailbox.json'],
  ['GET', '/socket.io/?EIO=4&transport=polling'],
  ['GET', '/socket.io/?EIO=9'],
];

/** A browser opens every page as every kind of account and counts the violations of the content policy. */
export async function prove() {
  // A separate process, since the site uses React's production build.
  spawnSync(process.execPath, ['bin/build-web.mjs'], { stdio: 'inherit' });
  const site = `http://localhost:${PORT}`;
  const { app, url, close } = await openApp('proof-content-policy', { PUBLIC_URL: site });
  const server = await createServer(app);
  const sockets = await openSockets(server.server, url, socketGuards(app));
  await server.listen({ port: PORT, host: 'localhost' });
  const talent = await createFoundTalent(app);
  const accounts = { talent, company: await createCompany(app), admin: await createAdmin(app) };
  const { pages, screens } = JSON.parse(readFileSync('dist/web/prerendered/paths.json', 'utf8')) as {
    pages: Record<string, string>;
    screens: string[];
  };
  const paths = [...Object.keys(pages), ...screens, '/api/docs', '/dev/mailbox', '/nowhere'].map((path) =>
    path.replace(/\$\w+/g, talent.positionId),
  );
  const failures: string[] = [];
  let n = 0;
  for (const [method, path] of ANSWERS) {
    n++;
    const { headers } = await fetch(`${site}${path}`, { method, redirect: 'manual' });
    failures.push(...faultsOf(`${method} ${path}`, (name) => headers.get(name)));
  }
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const role of ['visitor', 'talent', 'company', 'admin'] as const) {
    const context = await browser.newContext({ baseURL: site });
    if (role !== 'visitor') await signIn(context, await signInCookie(server, accounts[role].email), site);
    for (const path of paths) {
      n++;
      failures.push(...(await visit(context, path, site)).map((fault) => `${role} ${fault}`));
    }
    await context.close();
  }
  await browser.close();
  await sockets.close();
  await server.close();
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n,
    failures,
    promise: `${paths.length} pages as 4 kinds of people, and ${ANSWERS.length} other answers: 0 violations of the content policy, 0 answers without the headers.`,
  };
}

async function signIn(context: BrowserContext, header: string, url: string) {
  const cookies = header.split('; ').map((cookie) => {
    const at = cookie.indexOf('=');
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url };
  });
  await context.addCookies(cookies);
}
