import { button } from '../support/controls.ts';
import { TALENT, newUnlock } from '../support/conversations.ts';
import { DEMO_PASSWORD, newTalent, withOwnAddress } from '../support/people.ts';
import { expect, say, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

test.describe('talent dashboard', () => {
  test('names the companies that looked, and pauses, blocks and previews what companies see', async ({ page }) => {
    // Other tests' companies unlock the demo talent too. The newest one is at the top of the list.
    const { companyName, email } = await newUnlock(page);
    const [, domain] = email.split('@');
    await page.request.post('/api/session', { data: { email: TALENT, password: DEMO_PASSWORD } });
    await page.goto('/talent/dashboard');
    const looked = page.getByRole('region', { name: 'Who watched or unlocked you' });
    await expect(looked.getByRole('link', { name: companyName })).toHaveCount(1);
    await expect(looked.getByText('Unlocked').first()).toBeVisible();
    const visibility = page.getByRole('region', { name: 'Visibility' });
    await expect(visibility.getByText(/companies can find you now/)).toBeVisible();
    await expect(visibility.getByRole('heading', { name: 'Marta R.' }).first()).toBeVisible();

    await button(page, 'Pause profile').click();
    await expect(visibility.getByText('No one', { exact: true })).toBeVisible();
    await button(page, 'Resume profile').click();
    await expect(visibility.getByText(/companies can find you now/)).toBeVisible();

    const blockedCompanies = () => visibility.getByText(/You’ve blocked/).allTextContents();
    const before = await blockedCompanies();
    await page.getByLabel('Block companies').fill('nowhere');
    await button(page, 'Block').click();
    await expect(page.getByText('Enter a domain, such as acme.com')).toBeVisible();
    await page.getByLabel('Block companies').fill(`https://www.${domain}/jobs`);
    await button(page, 'Block').click();
    await expect.poll(blockedCompanies).not.toEqual(before);
    await page.getByRole('button', { name: `Remove ${domain}` }).click();
    await expect.poll(blockedCompanies).toEqual(before);

    // As after the viewed positions were deleted.
    const titles: string[] = [];
    await page.route(/\/api\/talent\/insights\?days=7$/, async (route) => {
      const response = await route.fetch();
      const { viewings, ...insights } = (await response.json()) as { viewings: { positionTitle: string }[] };
      titles.push(viewings[0]!.positionTitle);
      const json = { ...insights, viewings: viewings.map((viewing) => ({ ...viewing, positionTitle: null })) };
      await route.fulfill({ response, json });
    });
    await page.getByText('7 days', { exact: true }).click();
    await expect.poll(() => titles).toHaveLength(1);
    await expect(looked).not.toContainText(titles[0]!);
    await expect(looked).not.toContainText('null');
  });

  test('says until when a boost runs', async ({ page }) => {
    await page.request.post('/api/session', { data: { email: TALENT, password: DEMO_PASSWORD } });
    await page.route(/\/api\/talent\/insights/, async (route) => {
      const response = await route.fetch();
      const json = {
        ...((await response.json()) as object),
        boostedUntil: `${new Date().getFullYear()}-12-01T10:02:00.000Z`,
      };
      await route.fulfill({ response, json });
    });
    await page.goto('/talent/dashboard');
    await expect(
      page.getByText(/^(At the top of search until 1 Dec|En lo más alto de la búsqueda hasta el 1 dic), \d\d:02$/),
    ).toBeVisible();
  });

  test('the line about a boost goes when the boost ends', async ({ page }) => {
    await page.request.post('/api/session', { data: { email: TALENT, password: DEMO_PASSWORD } });
    const end = Date.now() + 6000;
    await page.route(/\/api\/talent\/insights/, async (route) => {
      const response = await route.fetch();
      const boostedUntil = Date.now() < end ? new Date(end).toISOString() : null;
      await route.fulfill({ response, json: { ...((await response.json()) as object), boostedUntil } });
    });
    await page.goto('/talent/dashboard');
    const line = page.getByText(/^(At the top of search until|En lo más alto de la búsqueda hasta)/);
    await expect(line).toBeVisible();
    await expect(line).toBeHidden();
  });

  test('a new talent sees what is missing, counted alike on dashboard and profile, and that chats start once a company unlocks', async ({
    page,
  }) => {
    await newTalent(page);
    await page.goto('/talent/video-feedback');
    await expect(button(page, 'Upload Video')).toBeInViewport({ ratio: 1 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/talent/insights?*', (route) => held.then(() => route.continue()));
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Period' })).toBeHidden();
    answer();
    await expect(page.getByText(/If one unlocks your contact, a chat starts/)).toBeVisible();
    await expect(page.getByText('Daily activity')).toBeHidden();
    await expect(page.getByText('No video yet')).toBeVisible();
    await expect(page.getByText('Your profile isn’t live yet')).toBeVisible();
    await expect(button(page, 'Pause profile')).toBeHidden();
    await expect(page.getByRole('radiogroup', { name: 'Period' })).toBeHidden();
    const steps = page.getByRole('region', { name: 'Let companies find you' });
    await expect(steps.getByText(/1 (?:of|de) 7/)).toBeVisible();
    await steps.getByRole('link', { name: 'Record a video' }).click();
    await expect(page).toHaveURL('/talent/profile');
    await expect(page.getByText(/1 (?:of|de) 7/)).toBeVisible();
  });

  test('a talent whose video is live, but whose profile is incomplete, sees the next step', async ({ page }) => {
    await page.request.post('/api/session', { data: { email: TALENT, password: DEMO_PASSWORD } });
    await page.goto('/notifications');
    const answer = (path: string, changes: object) =>
      page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
      });
    await answer('**/api/talent/insights?*', { companies: 0 });
    await answer('**/api/talent/profile', { phone: '' });
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const step = page.getByRole('link', { name: /Complete profile/ });
    await expect(step).toContainText(say('Add your phone number'));
    await step.click();
    await expect(page).toHaveURL('/talent/profile');
    // The profile may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a paused profile leads from the profile to where it is resumed', async ({ page }) => {
    await newTalent(page);
    await page.request.put('/api/talent/visibility/pause', { data: { isPaused: true } });
    await page.goto('/talent/dashboard');
    await expect(
      page.getByText('Companies can find you once you resume your profile and a position has a video.'),
    ).toBeVisible();
    await page.goto('/talent/profile');
    await page.getByRole('link', { name: 'Your profile is paused. Resume it from Home.' }).click();
    await expect(button(page, 'Resume profile')).toBeInViewport();
  });
});
