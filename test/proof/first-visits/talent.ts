import { PASSWORD, openMailedLink } from '#test/e2e/support/people.ts';
import { lookAtFrame, lookInto } from './account.ts';
import type { Walk } from './visit.ts';

/** Somebody who registers, records a first video, and looks at everything an account offers. */
export const talent: Walk = async (visit) => {
  const { page } = visit;
  const email = `nora-${visit.language}@newcomer.example`;
  await visit.open('/talent/auth?mode=register', 'registration');
  await page.getByLabel('Full name').fill('Nora Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('weak');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await visit.look('a weak password');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await page.getByRole('dialog').waitFor();
  await visit.look('a registration that succeeds');
  await openMailedLink(page, email);
  await page.waitForURL('**/talent/profile');
  await visit.look('a new profile');
  for (const path of ['dashboard', 'campaigns', 'video-feedback'])
    await visit.open(`/talent/${path}`, `${path.replace('-', ' ')}, before a video`);
  await visit.open('/messages', 'messages, before any');
  await visit.open('/notifications', 'notifications, before any');
  await visit.open('/talent/profile', 'the profile again');
  await page.getByLabel('Phone', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await visit.look('a profile with mistakes');
  await page.getByLabel('Phone', { exact: true }).fill('+34 612 004 118');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.locator('[data-sonner-toast]').first().waitFor();
  await visit.look('a profile saved');
  await page.getByRole('button', { name: 'Record Video' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  await visit.look('the recorder');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('timer').getByText('0:02').waitFor();
  await visit.look('a recording');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Use this video' }).waitFor();
  await visit.look('a take');
  await page.getByRole('button', { name: 'Use this video' }).click();
  await visit.look('a video on its way');
  await page.getByText('Video saved ✓').waitFor({ timeout: 90_000 });
  await visit.look('a first video');
  await lookInto(visit, 'Delete video', 'deleting a video');
  await lookInto(visit, 'Delete account', 'deleting the account');
  for (const path of ['dashboard', 'campaigns', 'video-feedback'])
    await visit.open(`/talent/${path}`, `${path.replace('-', ' ')}, with a video`);
  await visit.open('/notifications', 'notifications');
  await lookAtFrame(visit);
};

/** The talent of the demo, who has views, messages and campaigns. */
export const seededTalent: Walk = async (visit) => {
  const { page } = visit;
  await page.request.post('/api/session', { data: { email: 'talent@closeup.example', password: 'Closeup1' } });
  await visit.open('/', 'home');
  for (const path of ['dashboard', 'campaigns', 'video-feedback', 'profile'])
    await visit.open(`/talent/${path}`, path.replace('-', ' '));
  await page.getByRole('button', { name: 'Captions', exact: true }).last().click();
  await visit.look('captions');
  await page.goto('/talent/profile');
  await page.getByRole('switch', { name: 'Publish my page' }).setChecked(true);
  const address = await page.locator('main a[href*="/t/"]').first().getAttribute('href');
  await visit.look('a page for everyone');
  await visit.open(address!, 'what everyone sees');
  await visit.open('/messages', 'messages');
  await page.locator('main a[href^="/messages/"], main button').first().click();
  await visit.look('a conversation');
  await visit.open('/notifications', 'notifications');
};
