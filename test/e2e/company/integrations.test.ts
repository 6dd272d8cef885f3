import type { Page } from '@playwright/test';
import { isSignedWith, startReceiver } from '#test/http/webhook-receiver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { button, failWith, fill, toast } from '../support/controls.ts';
import { expect, test } from '../support/localized-test.ts';
import { newCompany, withOwnAddress } from '../support/people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const menu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** Light theme only: the proofs cover the dark one. */
const look = (page: Page) => expectAccessible(page, ['light']);

test('a company without integrations sees empty states, and failed loads with a retry', async ({ page }) => {
  await withOwnAddress({ context: page.context() });
  await newCompany(page);
  await page.goto('/company/profile');
  await page.getByRole('link', { name: 'Open integrations' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await look(page);
  await tab(page, 'Deliveries');
  await expect(page.getByRole('heading', { name: 'No deliveries yet' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeHidden();
  await look(page);
  await page.getByRole('link', { name: 'Go to webhooks' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await tab(page, 'API keys');
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible();
  await tab(page, 'Zapier');
  await expect(page.getByText('No connections yet. Paste an address, test it and save it.')).toBeVisible();
  await look(page);

  await failWith(page, '/webhooks/endpoints', 500);
  await page.goto('/company/integrations');
  await expect(page.getByText('We couldn’t load this')).toBeVisible();
  await page.unroute('**/api/webhooks/endpoints');
  await button(page, 'Retry').click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
});

test('a webhook is added, tested, receives a real event, and is replayed, rotated, turned off and removed', async ({
  page,
}) => {
  const receiver = await startReceiver();
  const host = new URL(receiver.url).host;
  await withOwnAddress({ context: page.context() });
  await newCompany(page);
  await page.goto('/company/integrations');
  await button(page, 'Add webhook').click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByRole('button', { name: 'Save webhook' }).click();
  await expect(form.getByText('Please fill out this field to continue')).toBeVisible();
  await expect(form.getByLabel('Address')).toBeFocused();
  await form.getByLabel('Address').fill('https://192.168.0.1/hook');
  await form.getByLabel('Name (optional)').fill('CRM');
  await form.getByRole('button', { name: 'Save webhook' }).click();
  await expect(
    form.getByText(
      'We can’t reach private networks. Enter a public address, such as https://hooks.example.com/closeup',
    ),
  ).toBeVisible();
  await expect(form.getByLabel('Name (optional)')).toHaveValue('CRM');
  await look(page);
  await form.getByLabel('Address').fill(`${receiver.url}/crm`);
  await form.getByRole('button', { name: 'Save webhook' }).click();
  const secretShown = page.getByRole('dialog', { name: 'Your signing secret' });
  const secret = await secretShown.getByLabel('Secret', { exact: true }).inputValue();
  await look(page);
  await secretShown.getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await menu(page, 'CRM', 'Send a test');
  await button(page, 'Send test').click();
  await expect(page.getByText('The test arrived')).toBeVisible();
  expect(isSignedWith(secret, receiver.received[0]!)).toBe(true);
  await look(page);
  await page.keyboard.press('Escape');

  const found = await page.request.get('/api/search/talents?text=account%20executive');
  const { items } = (await found.json()) as { items: { positionId: string }[] };
  await page.request.post('/api/unlocks', { data: { positionId: items[0]!.positionId } });
  await receiver.waitFor(2, 10_000);
  expect(receiver.received[1]!.event).toMatchObject({ type: 'contact.unlocked', isTest: false });

  await tab(page, 'Deliveries');
  await expect(page.getByText('Received', { exact: true })).toHaveCount(2);
  await look(page);
  await page
    .getByRole('row')
    .filter({ hasNotText: /Test|Prueba/ })
    .getByRole('button')
    .click();
  await expect(page.getByText('webhook-signature')).toBeVisible();
  await look(page);
  await button(page, 'Replay').click();
  await receiver.waitFor(3, 10_000);
  expect(receiver.received[2]!.body).toBe(receiver.received[1]!.body);

  await tab(page, 'Webhooks');
  await menu(page, 'CRM', 'Replay events');
  await page.getByLabel('Only events that never arrived').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay events' }).click();
  await receiver.waitFor(4, 10_000);
  await menu(page, 'CRM', 'Rotate the secret');
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate the secret' }).click();
  const next = await secretShown.getByLabel('Secret', { exact: true }).inputValue();
  expect(next).not.toBe(secret);
  await secretShown.getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(page.getByText(/Two secrets until/)).toBeVisible();
  await menu(page, 'CRM', 'Turn off');
  await expect(page.getByText('You turned it off.')).toBeVisible();
  await look(page);
  await menu(page, 'CRM', 'Turn on');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await menu(page, 'CRM', 'Remove');
  await expect(page.getByText(new RegExp(`${host}`)).first()).toBeVisible();
  await button(page, 'Remove webhook').click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await receiver.close();
});

test('Zapier is tested before it is saved, and a key opens what its scopes allow until it is revoked', async ({
  page,
}) => {
  const receiver = await startReceiver();
  receiver.answer = (_received, response) => void response.writeHead(404).end('no such hook');
  await withOwnAddress({ context: page.context() });
  await newCompany(page);
  await page.goto('/company/integrations?tab=zapier');
  await button(page, 'Test Zapier Connection').click();
  await expect(page.getByText('Please fill out this field to continue')).toBeVisible();
  await expect(page.getByLabel('Webhook URL')).toBeFocused();
  await fill(page, 'Webhook URL', `${receiver.url}/hooks/catch/1/2`);
  await button(page, 'Test Zapier Connection').click();
  await expect(page.getByText('The test wasn’t accepted')).toBeVisible();
  await expect(page.getByText('no such hook')).toBeVisible();
  await look(page);
  receiver.answer = (_received, response) => void response.writeHead(200).end('{"status":"success"}');
  await button(page, 'Test Zapier Connection').click();
  await expect(page.getByText('The test arrived')).toBeVisible();
  await page.getByLabel(/campaign\.interest/).click();
  await button(page, 'Save connection').click();
  await button(page, 'I’ve stored it').click();
  await expect(page.getByRole('button', { name: 'Options for Zapier' })).toBeVisible();

  await tab(page, 'API keys');
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create API key' });
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByLabel('Expires').scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText('Choose at least one permission')).toBeVisible();
  // The label of the focused field isn't under the heading.
  const [heading, label] = [form.getByRole('heading').first(), form.getByText('Name', { exact: true })];
  const { y, height } = (await heading.boundingBox())!;
  await expect.poll(async () => (await label.boundingBox())!.y).toBeGreaterThan(y + height);
  await page.setViewportSize(size);
  await form.getByLabel('Name', { exact: true }).fill('CRM');
  await form.getByLabel('Read contacts').click();
  await look(page);
  await form.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  const key = await shown.getByLabel('API key', { exact: true }).inputValue();
  await look(page);
  await shown.getByRole('button', { name: 'I’ve copied it' }).click();
  const ask = async (path: string) => {
    const response = await fetch(new URL(`/api${path}`, page.url()), { headers: { authorization: `Bearer ${key}` } });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  expect(await ask('/contacts')).toEqual([200, undefined]);
  expect(await ask('/campaigns')).toEqual([403, 'scope_missing']);
  expect(await ask('/account/sessions')).toEqual([403, 'forbidden']);
  await page.reload();
  await expect(page.getByText(/used just now/)).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Revoke CRM' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(toast(page, 'API key revoked')).toBeVisible();
  expect(await ask('/contacts')).toEqual([401, 'unauthenticated']);
  await receiver.close();
});
