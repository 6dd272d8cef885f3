import { type Browser, type Page, expect, test } from '@playwright/test';
import { DEMO_PASSWORD, button, newCompany, newTalent, signIn, toast } from './people.ts';

const TALENT = 'talent@closeup.example';
let made = 0;
const address = () => ({ 'x-forwarded-for': `10.88.${made >> 8}.${made++ & 255}` });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(address()));

/** A new company that has unlocked the demo talent. @returns the conversation and the company's name */
async function newUnlock(page: Page) {
  await newCompany(page);
  const found = await page.request.get('/api/search/talents?text=account%20executive');
  const { items } = (await found.json()) as { items: { positionId: string; talentName: string }[] };
  const { positionId } = items.find(({ talentName }) => talentName === 'Marta R.')!;
  const unlocked = await page.request.post('/api/unlocks', { data: { positionId } });
  const { conversationId } = (await unlocked.json()) as { conversationId: string };
  const companyName = `Acme ${Date.now()}`;
  const profile = (await (await page.request.get('/api/company/profile')).json()) as object;
  await page.request.put('/api/company/profile', { data: { ...profile, companyName } });
  return { conversationId, companyName };
}

/** A second person, in a browser of their own. */
async function talentPage(browser: Browser, path: string) {
  const context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: address() });
  await context.request.post('/api/session', { data: { email: TALENT, password: DEMO_PASSWORD } });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}
const log = (page: Page) => page.getByRole('log');
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: new RegExp(name) });

test('two people talk: delivered at once, typing, seen, unread, accepted', async ({ page, browser }) => {
  const { companyName } = await newUnlock(page);
  const talent = await talentPage(browser, '/talent/profile');
  const badge = talent.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Messages/ });
  await expect(badge).toContainText('unread message');

  // The first conversation is selected by itself.
  await page.goto('/messages');
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(log(page).getByText(/You unlocked Marta on/)).toBeVisible();
  await write(page, '  Hello Marta!\nShall we talk?  ');
  await expect(log(page).getByText('Shall we talk?')).toBeVisible();
  await expect(page.getByLabel('Sent')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await composer(page).press('Enter');
  await expect(page.getByText('Sending…')).toBeHidden();

  await badge.click();
  await row(talent, companyName).click();
  await expect(log(talent).getByText('Hello Marta!')).toBeVisible();
  await expect(page.getByLabel('Seen')).toBeVisible();
  await expect(row(talent, companyName)).not.toContainText('unread');

  await expect(talent.getByText(`${companyName} would like to talk to you. Replying accepts.`)).toBeVisible();
  await button(talent, 'Accept').click();
  await expect(log(page).getByText('Marta accepted the conversation')).toBeVisible();
  await composer(talent).pressSequentially('With pleasure');
  await expect(page.getByRole('main').getByText('Typing…').first()).toBeVisible();
  await composer(talent).press('Enter');
  await expect(log(page).getByText('With pleasure')).toBeVisible();
  await talent.context().close();
});

test('a message written without a connection waits in sight, survives, and arrives once', async ({ page, browser }) => {
  const { conversationId } = await newUnlock(page);
  await page.goto(`/messages/${conversationId}`);
  await expect(composer(page)).toBeVisible();
  await page.context().setOffline(true);
  await write(page, 'From the tunnel');
  await expect(page.getByText('Message not sent.')).toBeVisible();
  await write(page, 'And one more');
  await expect(button(page, 'Retry')).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(page.getByText('Message not sent.')).toBeHidden();
  await page.reload();
  const talent = await talentPage(browser, `/messages/${conversationId}`);
  for (const side of [page, talent])
    await expect(log(side).getByText(/From the tunnel|And one more/)).toHaveText([/From the tunnel/, /And one more/]);
  await talent.context().close();

  // What a closed tab leaves behind is sent by the next one.
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(page, 'Left behind');
  await expect(page.getByText('Message not sent.')).toBeVisible();
  await page.unroute('**/api/conversations/*/messages');
  await page.reload();
  await expect(log(page).getByText('Left behind')).toBeVisible();
  await expect(page.getByText('Message not sent.')).toBeHidden();
});

test('what is typed stays with its conversation; too long a message says by how much', async ({ page }) => {
  const { conversationId } = await newUnlock(page);
  await page.goto(`/messages/${conversationId}`);
  await composer(page).fill('Half a thought');
  await page.goto('/company/dashboard');
  await page.goto(`/messages/${conversationId}`);
  await expect(composer(page)).toHaveValue('Half a thought');
  await composer(page).fill('x'.repeat(4002));
  await expect(page.getByText('2 characters too many')).toBeVisible();
  await expect(button(page, 'Send')).toBeDisabled();
  await composer(page).fill('x'.repeat(3900));
  await expect(page.getByText('100 characters left')).toBeVisible();
});

test('a talent declines, blocks and reports; the company reads that it has ended, the operator the report', async ({
  page,
  browser,
}) => {
  const { conversationId, companyName } = await newUnlock(page);
  await page.goto(`/messages/${conversationId}`);
  await write(page, 'Send me your bank details');
  const talent = await talentPage(browser, `/messages/${conversationId}`);
  await button(talent, 'Decline').click();
  await expect(page.getByText('Marta Ribeiro declined this conversation.')).toBeVisible();
  await expect(composer(page)).toBeHidden();

  const more = async (name: string) => {
    await button(talent, 'More').click();
    await talent.getByRole('menuitem', { name }).click();
  };
  await more('Report');
  const dialog = talent.getByRole('dialog', { name: `Report ${companyName}?` });
  await expect(dialog).toContainText(`${companyName} won’t be told.`);
  await button(talent, 'Send report').click();
  await expect(dialog.getByText('Please fill out this field to continue')).toBeVisible();
  await dialog.getByLabel('What’s wrong?').fill('They ask for bank details');
  await button(talent, 'Send report').click();
  await expect(toast(talent, 'Thank you. We’ll look into it.')).toBeVisible();

  await more('Block');
  await expect(page.getByText('Marta Ribeiro ended this conversation.')).toBeVisible();
  await expect(composer(talent)).toBeHidden();
  await expect(talent.getByText(`You blocked ${companyName}. Neither of you can write.`)).toBeVisible();
  await talent.context().close();

  const admin = await (await browser.newContext({ extraHTTPHeaders: address() })).newPage();
  await admin.request.post('/api/session', { data: { email: 'admin@closeup.example', password: DEMO_PASSWORD } });
  await admin.goto('/admin/support');
  await admin.getByRole('button', { name: new RegExp(`Report about ${companyName}`) }).click();
  await expect(admin.getByRole('article').getByText('Send me your bank details')).toBeVisible();
  await admin.getByLabel('Your answer').fill('Thank you, we have closed that account.');
  await button(admin, 'Send answer').click();
  const again = await talentPage(browser, '/messages');
  await row(again, 'Closeup Support').first().click();
  await expect(log(again).getByText('Thank you, we have closed that account.')).toBeVisible();
  await expect(button(again, 'More')).toBeHidden();
  await admin.context().close();
  await again.context().close();
});

test('the dashboards have their chats, with their own words', async ({ page, browser }) => {
  const { companyName } = await newUnlock(page);
  await page.goto('/company/dashboard');
  await write(page, 'Hello from the dashboard');
  await expect(log(page).getByText('Hello from the dashboard')).toBeVisible();
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(page, 'Not now');
  await expect(toast(page, 'Failed to send message')).toBeVisible();
  await expect(page.getByText('Message not sent.')).toBeVisible();
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

test('the phone shows the list, then the conversation with a way back', async ({ page }) => {
  await newUnlock(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await row(page, 'Marta').click();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await button(page, 'Contact').click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: TALENT })).toHaveAttribute('href', `mailto:${TALENT}`);
  await contact.getByRole('link', { name: 'View full profile' }).click();
  await expect(page.getByLabel('Notes')).toBeVisible();
  await page.goBack();
  await button(page, 'All conversations').click();
  await expect(page).toHaveURL('/messages');
});

test('nobody to talk to: each side reads how a conversation begins', async ({ page }) => {
  await newCompany(page);
  await page.goto('/messages');
  await expect(page.getByText('Unlock someone to start a conversation.')).toBeVisible();
  await page.context().clearCookies();
  await newTalent(page);
  await page.goto('/messages');
  await expect(page.getByText('A chat appears here when a company unlocks your contact.')).toBeVisible();
});

test('a link to a conversation asks a visitor to sign in, and then leads there; a stranger’s is not found', async ({
  page,
  browser,
}) => {
  const { conversationId } = await newUnlock(page);
  const talent = await (await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: address() })).newPage();
  await talent.goto(`/messages/${conversationId}`);
  await expect(toast(talent, 'Please login to access this page')).toBeVisible();
  await signIn(talent, '/talent/auth', TALENT);
  await expect(talent).toHaveURL(`/messages/${conversationId}`);
  await expect(log(talent)).toBeVisible();
  await talent.context().close();
  await page.context().clearCookies();
  await newCompany(page);
  await page.goto(`/messages/${conversationId}`);
  await expect(page.getByText('Failed to load conversation')).toBeVisible();
});

test('mails about messages are chosen on the profile page, and a link that does not work says so', async ({ page }) => {
  await newTalent(page);
  await page.goto('/talent/profile');
  const choice = page.getByRole('checkbox', { name: 'Messages unread for 10 minutes' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await page.goto('/unsubscribe/messages.nobody');
  await button(page, 'Unsubscribe').click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
