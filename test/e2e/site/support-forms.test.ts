import { type Page, expect, test } from '@playwright/test';

const mailbox = async (page: Page, text: string) => {
  const mails: { subject: string; replyTo: string | null; text: string }[] = await (
    await page.request.get('/dev/mailbox.json')
  ).json();
  return mails.find((mail) => mail.text.includes(text));
};

test('a ticket requires every field, then reaches the operator', async ({ page }) => {
  await page.goto('/help');
  await expect(page.locator('summary').getByRole('heading', { level: 2 })).toHaveCount(5);
  const chapter = (name: string) => page.getByRole('group').filter({ hasText: name });
  await expect(chapter('For companies')).toHaveAttribute('open');
  await page.request.post('/api/session', { data: { email: 'talent@closeup.example', password: 'Closeup1' } });
  await page.goto('/help');
  await expect(chapter('For talent')).toHaveAttribute('open');
  await expect(chapter('For companies')).not.toHaveAttribute('open');
  await page.context().clearCookies();
  await page.goto('/help');
  await page.getByText('Unlocking a contact').click();
  await expect(page.getByText('a chat starts automatically')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Still Have Questions?' })).toBeVisible();

  await page.getByRole('button', { name: 'Submit Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Ticket' });
  await dialog.getByLabel('Email').fill('nowhere');
  await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
  await expect(dialog.getByRole('alert')).toHaveText([
    'Please fill out this field to continue',
    'Enter a valid email address',
    'Please fill out this field to continue',
    'Please fill out this field to continue',
  ]);

  // The errors make the dialog taller than its picture is by default.
  const [picture, title] = await Promise.all(
    [dialog.locator('.frame'), dialog.getByRole('heading')].map((part) => part.boundingBox()),
  );
  expect(picture!.x + picture!.width).toBeLessThan(title!.x);

  const mark = `mark ${Date.now()}`;
  await dialog.getByLabel('Name').fill('Vera Visitor');
  await dialog.getByLabel('Email').fill('vera@visitor.example');
  await dialog.getByLabel('Subject').fill('Captions');
  await dialog.getByLabel('Message').fill(`They are late, ${mark}`);
  await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
  await expect(page.getByText('Ticket submitted successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await mailbox(page, mark)).toMatchObject({ subject: '[Ticket] Captions', replyTo: 'vera@visitor.example' });

  await page.getByRole('button', { name: 'Submit Ticket' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('');
});

test('a form submitted before hydration keeps the typed text, and is sent afterwards', async ({ page }) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Vera Early');
  await page.getByLabel('Name').press('Enter');
  send();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByLabel('Name')).toHaveValue('Vera Early');
});

test('a message stays in the form until it has been delivered, and the form shows its progress', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('We reply within 24 hours.')).toBeVisible();
  await expect(page.getByText('URGENT')).toBeVisible();
  await expect(page.getByText('Partnerships and integrations')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);

  const mark = `mark ${Date.now()}`;
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email').fill('vera@visitor.example');
  await page.getByLabel('Message').fill(`Hello, ${mark}`);
  await page.route('**/api/support/messages', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Your message is still here/);
  await expect(page.getByLabel('Message')).toHaveValue(`Hello, ${mark}`);

  await page.unroute('**/api/support/messages');
  await page.route('**/api/support/messages', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByText("Thank you for reaching out. We'll get back to you soon.")).toBeVisible();
  for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
  expect(await mailbox(page, mark)).toMatchObject({ replyTo: 'vera@visitor.example' });
});
