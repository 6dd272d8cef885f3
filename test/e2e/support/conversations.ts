import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, newCompany, ownAddress } from './people.ts';

export const TALENT = 'talent@closeup.example';

/** A new company that has unlocked the demo talent. @returns the conversation, and the company's name and email */
export async function newUnlock(page: Page) {
  const email = await newCompany(page);
  const found = await page.request.get('/api/search/talents?text=account%20executive');
  const { items } = (await found.json()) as { items: { positionId: string; talentName: string }[] };
  const { positionId } = items.find(({ talentName }) => talentName === 'Marta R.')!;
  const unlocked = await page.request.post('/api/unlocks', { data: { positionId } });
  const { conversationId } = (await unlocked.json()) as { conversationId: string };
  const companyName = `Acme ${Date.now()}`;
  const profile = (await (await page.request.get('/api/company/profile')).json()) as object;
  await page.request.put('/api/company/profile', { data: { ...profile, companyName } });
  return { conversationId, companyName, email };
}

/** A second person, in a separate browser. */
export async function talentPage(browser: Browser, path: string) {
  const context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: ownAddress() });
  await context.request.post('/api/session', { data: { email: TALENT, password: DEMO_PASSWORD } });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

export async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

export const log = (page: Page) => page.getByRole('log');

export const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: new RegExp(name) });
