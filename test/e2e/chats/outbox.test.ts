import { expect, test } from '@playwright/test';
import { button } from '../support/controls.ts';
import { withOwnAddress } from '../support/people.ts';
import { newUnlock, talentPage, composer, write, log, row } from '../support/conversations.ts';

test.beforeEach(withOwnAddress);

test('a message written without a connection is shown as waiting, survives, and arrives once', async ({
  page,
  browser,
}) => {
  const { conversationId } = await newUnlock(page);
  await page.goto(`/messages/${conversationId}`);
  await expect(composer(page)).toBeVisible();
  await page.context().setOffline(true);
  await write(page, 'From the tunnel');
  await write(page, 'And one more');
  const waiting = page.getByText('Waiting for a connection. It will be sent automatically.');
  await expect(waiting).toHaveCount(2);
  await expect(button(page, 'Discard')).toHaveCount(2);
  await expect(row(page, 'Marta')).toContainText('You: And one more');
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  const talent = await talentPage(browser, `/messages/${conversationId}`);
  for (const side of [page, talent])
    await expect(log(side).getByText(/From the tunnel|And one more/)).toHaveText([/From the tunnel/, /And one more/]);
  await talent.context().close();

  // Messages left behind by a closed tab are sent by the next one.
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(page, 'Left behind');
  await expect(waiting).toBeVisible();
  await page.unroute('**/api/conversations/*/messages');
  await page.reload();
  await expect(log(page).getByText('Left behind')).toBeVisible();
  await expect(waiting).toBeHidden();
});

test('typed text stays with its conversation; a message that is too long says by how much', async ({ page }) => {
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
