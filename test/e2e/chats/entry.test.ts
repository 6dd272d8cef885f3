import { expect, test } from '@playwright/test';
import { button, toast } from '../support/controls.ts';
import { newCompany, newTalent, ownAddress, fillSignIn, withOwnAddress } from '../support/people.ts';
import { TALENT, newUnlock, talentPage, write, log, row } from '../support/conversations.ts';

test.beforeEach(withOwnAddress);

test('each dashboard has its chats, with its own texts', async ({ page, browser }) => {
  const { companyName } = await newUnlock(page);
  await page.goto('/company/dashboard');
  await write(page, 'Hello from the dashboard');
  await expect(log(page).getByText('Hello from the dashboard')).toBeVisible();
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(page, 'Not now');
  await expect(toast(page, 'Failed to send message')).toBeVisible();
  await expect(page.getByText('Waiting for a connection.')).toBeVisible();
  await button(page, 'Discard').click();
  await expect(page.getByText('Not now')).toBeHidden();

  const talent = await talentPage(browser, '/talent/dashboard');
  await row(talent, companyName).click();
  await expect(log(talent).getByText('Hello from the dashboard')).toBeVisible();
  await write(talent, 'Hello back');
  await expect(toast(talent, 'Mensaje enviado')).toBeVisible();
  await expect(log(page).getByText('Hello back')).toBeVisible();
  await talent.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(talent, 'Never');
  await expect(toast(talent, 'Error al enviar el mensaje')).toBeVisible();
  await talent.context().close();

  await page.route('**/api/conversations/*', (route) => route.abort());
  await page.route('**/api/conversations/*/messages*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load conversation')).toBeVisible();
});

test('without conversations, each side reads how one starts', async ({ page }) => {
  await newCompany(page);
  await page.goto('/messages');
  await expect(page.getByText('Unlock someone to start a conversation.')).toBeVisible();
  await page.context().clearCookies();
  await newTalent(page);
  await page.goto('/messages');
  await expect(page.getByText('A chat appears here when a company unlocks your contact.')).toBeVisible();
});

test('a link to a conversation asks a visitor to sign in, then goes there; a stranger’s is not found', async ({
  page,
  browser,
}) => {
  const { conversationId } = await newUnlock(page);
  const talent = await (await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: ownAddress() })).newPage();
  await talent.goto(`/messages/${conversationId}`);
  await expect(talent.getByRole('dialog')).toContainText('Please login to access this page');
  await talent.getByRole('link', { name: 'Sign in as Talent' }).click();
  await fillSignIn(talent, TALENT);
  await expect(talent).toHaveURL(`/messages/${conversationId}`);
  await expect(log(talent)).toBeVisible();
  await talent.context().close();
  await page.context().clearCookies();
  await newCompany(page);
  await page.goto(`/messages/${conversationId}`);
  await expect(page.getByText('Failed to load conversation')).toBeVisible();
  await expect(page.getByText('It may have been deleted, or it belongs to another account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('emails about messages are set on the profile page, and a broken unsubscribe link says so', async ({ page }) => {
  await newTalent(page);
  await page.goto('/talent/profile');
  const choice = page.getByRole('checkbox', { name: 'Messages unread for 10 minutes, by email' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await page.goto('/unsubscribe/messages.nobody');
  await button(page, 'Unsubscribe').click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();

  const asked: unknown[] = [];
  await page.route('**/api/mails/**', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { kind: 'messages', stopped: ['message'] } });
  });
  await page.reload();
  await expect(page.getByText('Emails about messages you haven’t read')).toBeVisible();
  await button(page, 'Unsubscribe').click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await button(page, 'Subscribe again').click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed again' })).toBeVisible();
  expect(asked.at(-1)).toEqual({ stopped: ['message'] });
  await page.getByRole('link', { name: 'All notification settings' }).click();
  await expect(page).toHaveURL('/talent/profile#notifications');
});
