import { type Page, expect, test } from '@playwright/test';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { button, toast } from '../support/controls.ts';
import { mailsTo, newCompany, newTalent, signIn } from '../support/people.ts';

/** A device with a screen lock, which verifies its owner automatically. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

const logOut = (page: Page) => page.request.delete('/api/session');
const codeAt = (secret: string, stepsOn = 0) =>
  createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(Math.floor(Date.now() / 30_000) + stepsOn);

test('a talent adds a passkey, signs in with it from the company page, renames and removes it', async ({ page }) => {
  // The virtual device would respond to autofill at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const { client, authenticatorId } = await addAuthenticator(page);
  const email = await newTalent(page);
  await page.goto('/talent/profile');
  await button(page, 'Add a passkey').click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  await button(page, 'Add a passkey').click();
  await expect(toast(page, 'This device already has a passkey for your account.')).toBeVisible();

  await logOut(page);
  await page.goto('/company/auth');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await button(page, 'Use a passkey').click();
  await expect(page).toHaveURL('/talent/profile');
  await expect(page.getByText('Last used just now')).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: 'Last used' });
  await row.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  await button(page, 'Options for My laptop').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeHidden();
  expect((await mailsTo(page, email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A passkey was added to your account', 'A passkey was removed from your account']),
  );

  await logOut(page);
  await page.goto('/talent/auth');
  await button(page, 'Use a passkey').click();
  await expect(page.getByText('We couldn’t accept this passkey.')).toBeVisible();
});

test('a passkey is offered in the autofill of the email field', async ({ page }) => {
  await addAuthenticator(page);
  await newCompany(page);
  await page.goto('/company/profile');
  await button(page, 'Add a passkey').click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await logOut(page);
  // The virtual device responds to autofill at once, as if the person had chosen its passkey there.
  await page.route('**/api/session/passkey', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/company/auth');
  await expect(page.getByText('An error occurred during authentication.')).toBeVisible();
  await page.unroute('**/api/session/passkey');
  await page.reload();
  await expect(page).toHaveURL('/company/search-talent');
});

test('a company sets up two-step verification, signs in with codes, and turns it off', async ({ page }) => {
  const email = await newCompany(page);
  await page.goto('/company/profile');
  await button(page, 'Set up').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill('000000');
  await button(page, 'Turn on').click();
  await expect(dialog.getByText('That code is wrong or was already used')).toBeVisible();
  await dialog.getByLabel('Six-digit code').fill(await codeAt(secret));
  await button(page, 'Turn on').click();
  await expect(page.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('closeup-recovery-codes.txt');
  await button(page, 'I’ve saved them').click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await logOut(page);
  await signIn(page, '/company/auth', email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code').fill(await codeAt(secret, 1));
  await button(page, 'Verify').click();
  await expect(page).toHaveURL('/company/search-talent');

  await logOut(page);
  await signIn(page, '/company/auth', email);
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(codes[0]!.toUpperCase());
  await button(page, 'Verify').click();
  await expect(page).toHaveURL('/company/search-talent');

  await page.goto('/company/profile');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await button(page, 'Turn off').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'Two-step verification is off')).toBeVisible();
  await logOut(page);
  await signIn(page, '/company/auth', email);
  await expect(page).toHaveURL('/company/search-talent');
});
