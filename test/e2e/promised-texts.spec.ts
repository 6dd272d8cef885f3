import { mkdtempSync, openSync, truncateSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { makeClip } from '../media/make-clip.ts';
import { PASSWORD, button, newCompany, newTalent, openMailedLink, signIn, toast } from './people.ts';

let made = 0;
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.91.${made >> 8}.${made++ & 255}` }),
);

const failWith = (page: Page, path: string, status: number, code = 'unexpected', message = '') =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({ status, json: { defined: true, code, status, message, data: {} } }),
  );
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const gate = (page: Page) => page.getByRole('dialog', { name: 'Sign in or Register' });

async function openTalentProfile(page: Page) {
  await newTalent(page);
  await page.goto('/talent/profile');
  await expect(heading(page, 'Talent Profile')).toBeVisible();
}

test.describe('an account that cannot be read', () => {
  test("'Authentication error' on the talent profile, then /talent/auth, where the session is not known any more", async ({
    page,
  }) => {
    await newTalent(page);
    await failWith(page, '/talent/profile', 401, 'unauthenticated', 'Sign in first');
    await page.goto('/talent/profile');
    await expect(toast(page, 'Authentication error')).toBeVisible();
    await expect(page).toHaveURL('/talent/auth');
    await expect(heading(page, 'Welcome Back')).toBeVisible();
  });

  test("'Error loading profile data' is a toast; the page says 'Error loading profile'", async ({ page }) => {
    await newTalent(page);
    await failWith(page, '/talent/profile', 404, 'not_found', 'Not found');
    await page.goto('/talent/profile');
    await expect(toast(page, 'Error loading profile data')).toBeVisible();
    await expect(heading(page, 'Error loading profile')).toBeVisible();
  });
});

test.describe('saving the talent profile', () => {
  test('an empty phone is asked for in its own words', async ({ page }) => {
    await openTalentProfile(page);
    await button(page, 'Save Profile').click();
    await expect(page.getByText('Phone number is required', { exact: true })).toBeVisible();
    await page.getByLabel('Phone', { exact: true }).fill('6');
    await button(page, 'Save Profile').click();
    await expect(page.getByText('Enter a phone number with up to 15 digits')).toBeVisible();
  });

  test('concurrent saves: one in-flight flag lets one request through', async ({ page }) => {
    await openTalentProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    let saves = 0;
    await page.route('**/api/talent/profile', async (route) => {
      if (route.request().method() === 'PUT') {
        saves++;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      await route.continue();
    });
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#profile-form')!;
      for (let times = 0; times < 4; times++) form.requestSubmit();
    });
    await expect(toast(page, 'Profile saved successfully')).toBeVisible();
    expect(saves).toBe(1);
    await page.getByLabel('City').fill('Porto');
    await button(page, 'Save Profile').click();
    await expect.poll(() => saves).toBe(2);
  });

  test("'Error saving profile: …' with the server's text", async ({ page }) => {
    await openTalentProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await failWith(page, '/talent/profile', 500, 'unexpected', 'Something went wrong on our side');
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Error saving profile: Something went wrong on our side')).toBeVisible();
  });

  test("'Error updating role: …' and 'Error creating role: …' with the server's text", async ({ page }) => {
    await openTalentProfile(page);
    await page.route('**/api/talent/positions**', (route) =>
      route.fulfill({
        status: 500,
        json: { defined: true, code: 'unexpected', status: 500, message: 'The role table is locked' },
      }),
    );
    await button(page, 'Add position').click();
    await expect(toast(page, 'Error creating role: The role table is locked')).toBeVisible();
    await page.unroute('**/api/talent/positions**');
    await button(page, 'Add position').click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeVisible();
    await failWith(page, '/talent/positions/*', 409, 'conflict', 'Someone else changed this in the meantime');
    await button(page, 'Remove position').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove position' }).click();
    await expect(toast(page, 'Error updating role: Someone else changed this in the meantime')).toBeVisible();
  });

  test('a role that is gone by the time it is saved is an error of that role', async ({ page }) => {
    await openTalentProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await button(page, 'Add position').click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeVisible();
    const { positions } = await (await page.request.get('/api/talent/profile')).json();
    await page.request.delete(`/api/talent/positions/${positions[1].id}`);
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Error updating role: This position no longer exists.')).toBeVisible();
  });

  test('the type-ahead of a select begins anew after 1 second', async ({ page }) => {
    await openTalentProfile(page);
    await page.getByRole('combobox', { name: 'Position 1' }).click();
    const marked = page.locator('[role=option][data-highlighted]');
    await page.keyboard.type('fr');
    await expect(marked).toHaveText(/^Fr/);
    await page.waitForTimeout(1100);
    await page.keyboard.type('d');
    await expect(marked).toHaveText(/^D/);
    await page.keyboard.type('ata s');
    await expect(marked).toHaveText('Data Scientist');
  });
});

test.describe('video', () => {
  async function hugeFile() {
    const path = join(mkdtempSync(join(tmpdir(), 'closeup-huge-')), 'me.mp4');
    closeSync(openSync(path, 'w'));
    truncateSync(path, 101 * 1024 * 1024);
    return path;
  }
  const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    page.locator('input[type=file]').last().setInputFiles(file);
  const clip = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('not read') });

  test('the guest flow has its own words for format and size, and takes no AVI', async ({ page }) => {
    await page.goto('/guest-video-recording');
    for (const file of [clip('cv.pdf', 'application/pdf'), clip('me.avi', 'video/x-msvideo')]) {
      await choose(page, file);
      await expect(page.getByRole('alert')).toHaveText('Please upload a video in MP4, MOV or WEBM format');
    }
    await choose(page, await hugeFile());
    await expect(page.getByRole('alert')).toHaveText('Video must be less than 100MB');
  });

  test('the profile flow keeps its own', async ({ page }) => {
    await openTalentProfile(page);
    await choose(page, clip('cv.pdf', 'application/pdf'));
    await expect(page.getByRole('alert')).toHaveText('Formato no válido: application/pdf. Use MP4, MOV, WEBM o AVI');
    await choose(page, await hugeFile());
    await expect(page.getByRole('alert')).toHaveText('El video debe ser menor a 100MB. Tu archivo es 101.0MB');
  });

  test('a file of more than two minutes is refused before it is sent', async ({ page }) => {
    await openTalentProfile(page);
    let starts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/videos')) starts++;
    });
    const path = join(mkdtempSync(join(tmpdir(), 'closeup-long-')), 'me.webm');
    await makeClip(path, {
      format: 'webm',
      picture: 'testsrc2=size=64x64:rate=5:duration=125,format=yuv420p',
      pictureCodec: 'libvpx',
      pictureOptions: { deadline: 'realtime', 'cpu-used': 8, b: 200_000 },
    });
    await choose(page, path);
    await expect(page.getByText('Video must be at most 2 minutes long')).toBeVisible();
    expect(starts).toBe(0);
  });

  test('the recorder stops itself at 2:00', async ({ page }) => {
    await page.clock.install();
    await page.goto('/guest-video-recording');
    await button(page, 'Record Video').click();
    await button(page, 'Start recording').click();
    await page.clock.runFor(4000);
    await expect(page.getByText('Recording', { exact: true }).first()).toBeVisible();
    await page.clock.runFor(117_000);
    await expect(button(page, 'Stop')).toBeVisible();
    await page.clock.runFor(4000);
    await expect(button(page, 'Use this video')).toBeVisible();
    await expect(button(page, 'Stop')).toBeHidden();
  });

  test("a video whose public address is wrong has failed with 'Invalid public URL generated'", async ({ page }) => {
    await newTalent(page);
    await page.route('**/api/talent/profile', async (route) => {
      const response = await route.fetch();
      const profile = await response.json();
      const [position] = profile.positions;
      position.videos = [
        {
          id: position.id,
          positionId: position.id,
          state: 'failed',
          step: null,
          progressPercent: 100,
          failure: 'invalid_public_url',
          originalName: 'me.mp4',
          sizeBytes: 1,
          uploadUrl: null,
          playable: null,
          moderationNotes: null,
          moderation: 'pending',
          isSubmittedAgain: false,
          createdAt: new Date().toISOString(),
        },
      ];
      await route.fulfill({ response, json: profile });
    });
    await page.goto('/talent/profile');
    await expect(page.getByText('Invalid public URL generated')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(toast(page, 'An error occurred')).toBeVisible();
  });
});

test.describe('referral', () => {
  test("a company's code cannot be empty, and it says so; unchanged just ends the editing", async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/profile');
    await button(page, 'Edit').click();
    const field = page.getByLabel('Referral code');
    await field.fill('   ');
    await button(page, 'Save').click();
    await expect(page.getByText('Referral code cannot be empty')).toBeVisible();
    await button(page, 'Cancel').click();
    await button(page, 'Edit').click();
    await button(page, 'Save').click();
    await expect(field).toBeHidden();
  });

  test("a talent's empty code just ends the editing", async ({ page }) => {
    await openTalentProfile(page);
    await button(page, 'Edit').click();
    await page.getByLabel('Referral code').fill(' ');
    await button(page, 'Save').click();
    await expect(page.getByLabel('Referral code')).toBeHidden();
    await expect(page.getByText('Referral code cannot be empty')).toBeHidden();
  });

  test('native share gets the link where the device can; a cancelled share is ignored', async ({ page }) => {
    await openTalentProfile(page);
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          shared.push(data);
          return shared.length > 1 ? Promise.reject(new DOMException('closed', 'AbortError')) : Promise.resolve();
        },
      });
    });
    await button(page, 'Share').click();
    await button(page, 'Share').click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    expect(shared).toHaveLength(2);
    expect(shared[0]!.url).toMatch(/\/ref\/NADIA/);
    await page.waitForTimeout(400);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});

test.describe('logging out', () => {
  for (const [who, path, create, text] of [
    ['talent', '/talent/profile', newTalent, 'Failed to log out'],
    ['company', '/company/profile', newCompany, 'Error logging out. Please try again.'],
  ] as const) {
    test(`that fails says '${text}' to a ${who}, from the bar and from the page`, async ({ page }) => {
      await create(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Account actions' })).toBeVisible();
      await page.route('**/api/session', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      );
      for (const which of ['first', 'last'] as const) {
        await page.getByRole('button', { name: 'Logout' }).and(page.locator(':visible'))[which]().click();
        await expect(toast(page, text)).toBeVisible();
        await expect(toast(page, text)).toBeHidden();
      }
      await expect(page).toHaveURL(path);
    });
  }

  test('elsewhere: this tab says that you have been logged out', async ({ page, browser }) => {
    await openTalentProfile(page);
    await expect(page.getByText('This device')).toBeVisible();
    const elsewhere = await browser.newPage({ storageState: await page.context().storageState() });
    await elsewhere.request.delete(new URL('/api/account/sessions', page.url()).href);
    await expect(toast(page, 'You have been logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/talent/auth');
    await elsewhere.close();
  });
});

test.describe('registration', () => {
  test('a weak password is answered with the classes, special characters being optional', async ({ page }) => {
    await page.goto('/company/auth?mode=register');
    const classes = 'lowercase letters, uppercase letters, digits, special characters (optional).';
    await expect(page.getByText(`At least 8 characters: ${classes}`)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('weak');
    await button(page, 'Create New Account').click();
    await expect(page.getByText(`Password must contain at least 8 characters: ${classes}`)).toBeVisible();
  });

  async function register(page: Page) {
    const values = { 'First name': 'Ada', 'Last name': 'Berg', 'Company name': 'Fjord', City: 'Oslo', Country: 'NO' };
    for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Corporate email').fill(`ada-${Date.now()}@fjord${Date.now()}.example`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await button(page, 'Create New Account').click();
  }

  test("'No user data returned' where the answer brings none", async ({ page }) => {
    await page.route('**/api/accounts/company', (route) => route.fulfill({ json: {} }));
    await page.goto('/company/auth?mode=register');
    await register(page);
    await expect(toast(page, 'No user data returned')).toBeVisible();
  });

  test('a new company lands on its dashboard, also after an earlier visit to /messages', async ({ page }) => {
    await page.goto('/messages');
    await expect(page).toHaveURL('/talent/auth');
    await page.goto('/company/auth?mode=register');
    await register(page);
    await expect(page).toHaveURL('/company/dashboard');
  });

  test('a sign-in goes back to the page that turned the visitor away', async ({ page, context }) => {
    const email = await newCompany(page);
    await context.clearCookies();
    await page.goto('/messages');
    await expect(page).toHaveURL('/talent/auth');
    await signIn(page, '/company/auth', email);
    await expect(page).toHaveURL('/messages');
  });
});

test.describe('a visitor who follows a link behind a guard', () => {
  for (const name of ['Create Your Profile', 'Start Your Journey'])
    test(`'${name}' opens the dialog where it stands, and sign-in leads to the dashboard`, async ({
      page,
      context,
    }) => {
      const email = await newTalent(page);
      await context.clearCookies();
      await page.goto('/for-talent');
      await page.getByRole('link', { name }).click();
      await expect(gate(page)).toBeVisible();
      await expect(page).toHaveURL('/for-talent');
      await gate(page).getByRole('link', { name: 'Sign in as Talent' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(page, 'Sign In').click();
      await expect(page).toHaveURL('/talent/dashboard');
    });

  test('and registers, arrives there from the confirmation email, in another tab', async ({ page, context }) => {
    await page.goto('/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await gate(page).getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByRole('link', { name: 'Únete como Talento' }).click();
    const email = `walker-${Date.now()}@talent.example`;
    await page.getByLabel('Full name').fill('Wanda Walker');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await button(page, 'Create New Account').click();
    await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
    const mail = await context.newPage();
    await openMailedLink(mail, email);
    await expect(mail).toHaveURL('/talent/dashboard');
  });

  test('closes the dialog: nothing is remembered', async ({ page, context }) => {
    const email = await newTalent(page);
    await context.clearCookies();
    await page.goto('/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await expect(gate(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await signIn(page, '/talent/auth', email);
    await expect(page).toHaveURL('/talent/profile');
  });

  test('somebody signed in goes straight there', async ({ page }) => {
    await newTalent(page);
    await page.goto('/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await expect(page).toHaveURL('/talent/dashboard');
  });

  test('/company/campaigns: home, where the dialog says why, and sign-in leads there', async ({ page, context }) => {
    const email = await newCompany(page);
    await context.clearCookies();
    await page.goto('/company/campaigns');
    await expect(page).toHaveURL('/');
    await expect(gate(page)).toContainText('Please login to access this page');
    await gate(page).getByRole('link', { name: 'Sign in as Company' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/company/campaigns');
  });

  test('a link to the other side is no way for a company', async ({ page, context }) => {
    const email = await newCompany(page);
    await context.clearCookies();
    await page.goto('/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await gate(page).getByRole('link', { name: 'Sign in as Company' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/company/search-talent');
  });
});

test.describe('floating support', () => {
  const support = (page: Page) => page.getByRole('link', { name: 'Contact us' });

  test('stands on the home page for visitors, and leads to the contact page without a chat', async ({ page }) => {
    await page.goto('/');
    await support(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(support(page)).toBeHidden();
  });

  test('is not there for somebody signed in', async ({ page }) => {
    await newTalent(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await expect(support(page)).toBeHidden();
  });
});

test.describe('unlocking', () => {
  const unlock = (page: Page) => page.getByRole('button', { name: /^Unlock/ }).first();

  test("'Failed to create conversation' where it cannot be made", async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/search-talent');
    await unlock(page).click();
    await failWith(page, '/unlocks', 500, 'conversation_failed', 'We couldn’t create the conversation');
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock for free' }).click();
    await expect(toast(page, 'Failed to create conversation')).toContainText('Nothing was unlocked');
  });

  test('the way back from a payment names whom it unlocked', async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/search-talent');
    await unlock(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock for free' }).click();
    await expect(toast(page, "'s contact information!")).toBeVisible();
    await page.keyboard.press('Escape');
    await unlock(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock for €6' }).click();
    await button(page, 'Pay with a working card').click();
    await expect(page).toHaveURL(/\/company\/dashboard/);
    const paid = toast(page, 'Payment Successful');
    await expect(paid).toContainText("'s contact information!");
    const said = await paid.textContent();
    const { items } = await (await page.request.get('/api/contacts')).json();
    const names: string[] = items.map(({ talentName }: { talentName: string }) => talentName);
    expect(names.some((name) => said!.includes(`Successfully unlocked ${name}'s contact information!`))).toBe(true);
  });
});

test('a horizontal video is turned upright and shown at most 400 by 600', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1400 });
  await newCompany(page);
  await page.route('**/api/search/talents**', async (route) => {
    const response = await route.fetch();
    const found = await response.json();
    for (const { video } of found.items ?? [found]) Object.assign(video, { width: 1280, height: 720 });
    await route.fulfill({ response, json: found });
  });
  await page.goto('/company/search-talent');
  const seen = async () => {
    const video = page.locator('video[aria-label]').first();
    await expect(page.getByText('Rotated').first()).toBeVisible();
    const box = (await video.boundingBox())!;
    expect(Math.round(box.width)).toBeLessThanOrEqual(400);
    expect(Math.round(box.height)).toBeLessThanOrEqual(600);
    expect(box.height).toBeGreaterThan(box.width);
  };
  await page
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();
  await seen();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('r');
  await seen();
});
