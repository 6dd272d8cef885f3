import type { Walk } from './walk.ts';
import { PASSWORD, mailsTo, newEmail, newTalent } from '#test/e2e/support/people.ts';

/** From the home page to a confirmed account. */
const register: Walk = async (keys) => {
  const { page } = keys;
  const email = newEmail('talent.example');
  await page.goto('/register');
  await keys.use(page.locator('main a[href^="/talent/auth"]').first());
  await keys.type(page.getByLabel('Full name'), 'Nadia Keys');
  await keys.type(page.getByLabel('Email'), email);
  await keys.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await keys.type(page.getByLabel('Confirm password'), PASSWORD);
  await keys.press('Enter');
  await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Sign In' }));
  const [mail] = await mailsTo(page, email);
  await page.goto(mail!.links[0]!);
  await page.waitForURL('**/talent/profile');
};

const record: Walk = async (keys) => {
  const { page } = keys;
  await newTalent(page);
  await page.goto('/talent/profile');
  await keys.use(page.getByRole('button', { name: 'Record Video' }));
  await keys.use(page.getByRole('button', { name: 'Start recording' }));
  await page.getByRole('timer').getByText('0:02').waitFor();
  await keys.use(page.getByRole('button', { name: 'Stop' }));
  await keys.use(page.getByRole('button', { name: 'Use this video' }));
  await page.getByText('Video saved ✓').waitFor({ timeout: 60_000 });
};

export const talentWalks = { register, record };
