import { expect, test } from '@playwright/test';
import { openMailedLink, registerTalent, signIn } from './support/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a talent records a video, and a company finds it by a misspelled title and plays it', async ({
  page,
  browser,
}) => {
  const email = 'nadia.benali@talent.example';

  await test.step('she registers and confirms from the mailbox', async () => {
    await registerTalent(page, email, 'Nadia Benali');
    await signIn(page, '/talent/auth', email);
    await expect(page.getByText('Confirm your email first.')).toBeVisible();
    await openMailedLink(page, email);
    await expect(page).toHaveURL('/talent/profile');
    await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
  });

  await test.step('she says who she is and saves', async () => {
    await page.getByLabel('Phone').fill('+34 612 004 118');
    await page.getByRole('combobox', { name: 'Languages' }).fill('span');
    await page.getByRole('option', { name: 'Spanish' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Position 1' }).click();
    await page.getByRole('option', { name: 'Telemarketer' }).click();
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Profile saved successfully')).toBeVisible();
  });

  await test.step('a reload in the middle of the recording loses at most a second', async () => {
    await page.getByRole('button', { name: 'Record Video' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByText('Look at the lens and get ready')).toBeVisible();
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('0:03');
    await page.reload();
    await expect(page.getByText(/You have an unfinished take \(0:0[2-3]/)).toBeVisible();
    await page.getByRole('button', { name: 'Review take' }).click();
    await expect(page.getByText('Only you can see this take.')).toBeVisible();
    await page.getByRole('button', { name: 'Close the recorder' }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Discard take' }).click();
    await page.getByRole('button', { name: 'Record Video' }).click();
  });

  await test.step('she pauses, resumes, and stops', async () => {
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByRole('timer')).toHaveText('0:02');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused')).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(page.getByRole('timer')).toHaveText('0:02');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('timer')).toHaveText('0:05');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Only you can see this take.')).toBeVisible();
  });

  await test.step('a reload in the middle of the upload loses nothing', async () => {
    await page.route('**/uploads/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
    );
    await page.getByRole('button', { name: 'Use this video' }).click();
    await expect(page.getByText('You’re offline. The upload resumes when you’re back online.')).toBeVisible();
    await page.unroute('**/uploads/*');
    await page.reload();
  });

  await test.step('she sees the processing progress until the video is saved, and its poster', async () => {
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByText('Video saved ✓')).toBeVisible({ timeout: 60_000 });
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(3);
  });

  await test.step('a company finds and plays it', async () => {
    const company = await (await browser.newContext()).newPage();
    await signIn(company, '/company/auth', 'company@northwind.example');
    await expect(company).toHaveURL('/company/search-talent');
    await company.getByRole('searchbox', { name: 'Search talent' }).fill('telemarkter');
    await expect(company.getByText('Showing results for “telemarketer”')).toBeVisible();
    await expect(company.getByRole('heading', { name: '1 result found' })).toBeVisible();
    const card = company.getByRole('button', { name: 'Watch Nadia B., Telemarketer' });
    await expect
      .poll(() => company.locator('article img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await card.click();
    const player = company.getByRole('dialog', { name: 'Nadia B.' }).locator('video');
    await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
    expect(await company.content()).not.toContain('Benali');
    await company.goBack();
    await expect(company.getByRole('dialog')).toBeHidden();
    await expect(company).toHaveURL(/q=telemarkter/);
    await company.context().close();
  });

  await test.step('she deletes it, and it is no longer found', async () => {
    await page.getByRole('button', { name: 'Delete video' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete video' }).click();
    await expect(page.getByRole('button', { name: 'Record Video' })).toBeVisible();
  });
});
