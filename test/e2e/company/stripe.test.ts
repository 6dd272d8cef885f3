import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Page, expect, test } from '@playwright/test';
import { type StripeStandIn, signed, startStripe } from '../../stripe/server.ts';
import { button, toast } from '../support/controls.ts';
import { PASSWORD, openMailedLink } from '../support/people.ts';

const PORT = Number(process.env.E2E_PORT ?? 3210) + 7;
test.use({ baseURL: `http://localhost:${PORT}` });

let stripe: StripeStandIn;
let product: ChildProcess;

/** A separate product with Stripe's settings, which point to the stand-in. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stripe = await startStripe();
  product = spawn(process.execPath, ['test/e2e/support/serve.mjs'], {
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      PORT: String(PORT),
      DATA_DIR: `${process.env.E2E_DATA ?? '.cache/e2e-data'}-stripe`,
      NODE_ENV: 'test',
      ...stripe.settings,
    },
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${PORT}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 150_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  product.kill('SIGTERM');
  await once(product, 'exit');
  await stripe.close();
});

async function deliverWebhooks() {
  for (const event of stripe.account.events.splice(0)) {
    const { payload, signature } = signed(event);
    const { status } = await fetch(`http://localhost:${PORT}/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    expect(status).toBe(200);
  }
}

/** Imitates Stripe's pages: a checkout with one button that pays, and the portal. */
async function openStripesPages(page: Page, webhooks: { comeFirst: boolean }) {
  await page.route('https://checkout.stripe.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const id = pathname.split('/').at(-1)!;
    const session = stripe.account.sessions.get(id)!;
    if (!pathname.startsWith('/paid/'))
      return route.fulfill({
        contentType: 'text/html',
        body: `<h1>${session.amount_total} ${session.currency}</h1><a href="/paid/${id}">Pay</a>`,
      });
    stripe.account.pay(id);
    if (webhooks.comeFirst) await deliverWebhooks();
    await route.fulfill({ status: 303, headers: { location: session.success_url } });
  });
  await page.route('https://billing.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Billing portal</h1>' }),
  );
}

const contacts = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: /New/ });

test('a company registers, confirms, searches, watches, unlocks for free, pays twice, subscribes and cancels', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const webhooks = { comeFirst: true };
  await openStripesPages(page, webhooks);

  await page.goto('/company/auth?mode=register');
  for (const [label, text] of Object.entries({
    'First name': 'Ada',
    'Last name': 'Berg',
    'Company name': 'Fjord Systems',
    'Corporate email': 'ada@fjord.example',
    City: 'Oslo',
    Country: 'Norway',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await button(page, 'Create New Account').click();
  await expect(page).toHaveURL('/company/dashboard');
  await openMailedLink(page, 'ada@fjord.example');
  await expect(page.getByText('Your email is confirmed. Welcome!')).toBeVisible();
  await expect(page).toHaveURL('/company/dashboard');

  await page.goto('/company/search-talent');
  await page.getByRole('checkbox', { name: 'Remote' }).click();
  await page.getByRole('checkbox', { name: 'English' }).click();
  await page.getByRole('checkbox', { name: 'Sales Closer' }).click();
  await page.getByPlaceholder('Position or skills').fill('clos');
  await expect(page).toHaveURL(/q=clos/);
  await expect(page.getByRole('article').nth(2)).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reel/ }).click();
  const reel = page.getByRole('dialog', { name: 'Reel' });
  await expect(reel.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(reel.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog', { name: /contact/ });
  await dialog.getByRole('button', { name: 'Unlock for free' }).click();
  await expect(toast(page, "'s contact information!")).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reel).toBeHidden();

  for (const comeFirst of [true, false]) {
    webhooks.comeFirst = comeFirst;
    await page.goto('/company/search-talent');
    await expect(
      page
        .getByRole('article')
        .getByRole('link', { name: /^Message/ })
        .first(),
    ).toBeVisible();
    await page
      .getByRole('button', { name: /^Unlock/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Unlock for €6' }).click();
    await expect(page.getByRole('heading', { name: '600 eur' })).toBeVisible();
    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(page).toHaveURL(/\/company\/dashboard/);
    await expect(toast(page, 'Payment Successful')).toBeVisible();
    await expect(contacts(page)).toHaveCount(comeFirst ? 2 : 3);
  }
  await deliverWebhooks();
  await page.reload();
  await expect(contacts(page)).toHaveCount(3);

  await page.goto('/company/profile');
  await button(page, 'Upgrade to Premium').click();
  await expect(page.getByRole('heading', { name: '6500 eur' })).toBeVisible();
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL('/company/profile#plan');
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await deliverWebhooks();
  await button(page, 'Cancel Premium').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await button(page, 'Cards and invoices').click();
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
});
