import { expect, test } from '@playwright/test';
import { button, failWith, toast } from '../support/controls.ts';
import { DEMO_PASSWORD, ownAddress, withOwnAddress } from '../support/people.ts';
import { TALENT, newUnlock, talentPage, composer, write, log, row } from '../support/conversations.ts';

test.beforeEach(withOwnAddress);

test('two people talk: delivered at once, typing, seen, unread, accepted', async ({ page, browser }) => {
  const { companyName } = await newUnlock(page);
  const talent = await talentPage(browser, '/talent/profile');
  const badge = talent.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Messages/ });
  await expect(badge).toContainText('unread message');

  // The first conversation is selected automatically.
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

  await expect(talent.getByText(`${companyName} would like to talk to you. If you reply, you accept.`)).toBeVisible();
  await button(talent, 'Accept').click();
  await expect(log(page).getByText('Marta accepted the conversation')).toBeVisible();
  await button(talent, 'More').click();
  await expect(talent.getByRole('menuitem')).toHaveText(['Block', 'Report']);
  await talent.keyboard.press('Escape');
  await composer(talent).pressSequentially(
    'With pleasure, at https://meet.example/abc?d=1. See www.example.com, or mail me@www.example.com.',
  );
  await expect(page.getByRole('main').getByText('Typing…').first()).toBeVisible();
  await composer(talent).press('Enter');
  await expect(log(page).getByText('With pleasure')).toBeVisible();
  const links = log(page).getByRole('link');
  await expect(links).toHaveText(['https://meet.example/abc?d=1', 'www.example.com']);
  await expect(links.last()).toHaveAttribute('href', 'https://www.example.com');
  await talent.context().close();
});

test('a talent declines, blocks and reports; the company sees that it has ended, the operator the report', async ({
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
  const reason = dialog.getByLabel('What’s wrong?');
  await expect(reason).toBeFocused();
  await button(talent, 'Send report').click();
  await expect(dialog.getByText('Please fill out this field to continue')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('They ask for bank details');
  await button(talent, 'Send report').click();
  await expect(toast(talent, 'Thank you. We’ll look into it.')).toBeVisible();

  await more('Block');
  await expect(page.getByText('Marta Ribeiro ended this conversation.')).toBeVisible();
  await expect(composer(talent)).toBeHidden();
  await expect(talent.getByText(`You blocked ${companyName}. Neither of you can write.`)).toBeVisible();
  await expect(button(talent, 'Unblock')).toBeVisible();

  await talent.goto('/talent/dashboard');
  const blocked = talent.getByText('Blocked in a chat:').locator('..');
  await blocked.getByRole('link', { name: companyName }).click();
  await button(talent, 'Unblock').click();
  await expect(composer(talent)).toBeVisible();
  await talent.goto('/talent/dashboard');
  await expect(talent.getByText('Block by email or website domain').first()).toBeVisible();
  await expect(blocked).toBeHidden();
  await talent.context().close();

  const admin = await (await browser.newContext({ extraHTTPHeaders: ownAddress() })).newPage();
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

test('“View full profile” opens the dashboard at the contact', async ({ page }) => {
  const { conversationId } = await newUnlock(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/messages/${conversationId}`);
  await page.context().grantPermissions(['clipboard-write']);
  await button(page, 'Copy email').click();
  await expect(toast(page, 'Copied')).toBeVisible();
  const email = page.getByRole('link', { name: TALENT });
  expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('link', { name: 'View full profile' }).click();
  const contact = page.getByRole('article', { name: /Marta/ });
  await expect(contact.getByRole('heading', { name: /Marta/ }).first()).toBeFocused();
  await expect(contact.getByText('Stage').first()).toBeInViewport();
  expect((await contact.boundingBox())!.y).toBeLessThan(200);
  await expect(contact.getByRole('heading', { name: 'About' })).toBeVisible();
});

test('a pasted picture isn’t dropped in silence', async ({ page }) => {
  await newUnlock(page);
  await page.goto('/messages');
  await composer(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['picture'], 'picture.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(toast(page, 'Messages hold text only. Paste a link to your file instead.')).toBeVisible();
});

test('a phone shows the list, then the conversation with a way back', async ({ page }) => {
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

  await failWith(page, '/conversations/*', 500);
  await page.reload();
  await row(page, 'Marta').click();
  await expect(page.getByText('Failed to load conversation')).toBeVisible();
  await button(page, 'All conversations').click();
  await expect(page).toHaveURL('/messages');
});
