import type { Walk } from './visit.ts';

const PAGES = [
  'how-it-works',
  'for-talent',
  'for-companies',
  'talent',
  'companies',
  'gdpr',
  'privacy',
  'terms',
  'cookies',
];

/** Somebody who looks around before having an account. */
export const visitor: Walk = async (visit) => {
  const { page } = visit;
  await visit.open('/', 'home');
  for (const path of PAGES) await visit.open(`/${path}`, path.replaceAll('-', ' '));
  await visit.open('/help', 'help');
  await page.locator('details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
  await visit.look('every answer of the help');
  await page.getByRole('button', { name: 'Submit Ticket' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Ticket' }).click();
  await visit.look('an empty ticket');
  await visit.open('/contact', 'contact');
  await page.getByLabel('Email', { exact: true }).fill('nowhere');
  await page.getByRole('button', { name: 'Send message' }).click();
  await visit.look('a message with mistakes');
  await page.getByLabel('Name', { exact: true }).fill('Vera Visitor');
  await page.getByLabel('Email', { exact: true }).fill('vera@visitor.example');
  await page.getByLabel('Message', { exact: true }).fill('How long may a video be?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('[data-sonner-toast]').first().waitFor();
  await visit.look('a message sent');
  await visit.open('/guest-video-recording', 'recording as a guest');
  await page.getByRole('button', { name: 'Record Video' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  await visit.look('the guest’s recorder');
  await visit.open('/register', 'choosing an account');
  await visit.open('/talent/auth', 'sign-in of talent');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await visit.look('an empty sign-in');
  await page.getByLabel('Email').fill('vera@visitor.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('[data-sonner-toast], [role=alert]').first().waitFor();
  await visit.look('a sign-in refused');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await visit.look('a forgotten password');
  for (const type of ['talent', 'company'] as const) {
    await visit.open(`/${type}/auth?mode=register`, `registration of ${type}`);
    await page.getByRole('button', { name: 'Create New Account' }).click();
    await visit.look(`an empty registration of ${type}`);
  }
  await visit.open('/company/auth', 'sign-in of companies');
  await visit.open('/company/search-talent', 'a page that needs an account');
  await visit.open('/reset-password', 'a reset without a link');
  await visit.open('/t/nobody', 'a public page that is gone');
  await visit.open('/companies/nobody', 'a company that is gone');
  await visit.open('/shortlist', 'a shortlist that is gone');
  await visit.open('/unsubscribe/none', 'the end of mails');
  await visit.open('/nowhere', 'an address that is wrong');
};
