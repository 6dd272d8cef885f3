import { beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_PATH } from '#contract/values/product.ts';
import { companyForm, createCompany, createTalent, PASSWORD } from '../fixtures/factories.ts';
import { responseFingerprint } from '../http/caller.ts';
import { createFixtures } from '../fixtures/app.ts';

describe('row 07: nothing reveals whether an email has an account', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures();
  });

  test('row 07: accounts with a known and with an unknown email look the same everywhere', async () => {
    const { app, newBrowser } = fixtures;
    const known = (await createCompany(app)).email;
    const read = async (email: string) => {
      const browser = newBrowser();
      await browser.call('POST', '/accounts/company', companyForm(email));
      const answers = [];
      for (const url of ['/session', '/company/profile', '/billing', '/referrals', '/account/sessions'])
        answers.push(responseFingerprint(await browser.call('GET', url), email));
      answers.push(responseFingerprint(await browser.get(EXPORT_PATH), email));
      return JSON.stringify(answers)
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
        .replace(/\/companies\/[0-9a-f]{12}/g, '/companies/ID')
        .replace(/ACME[A-Z0-9]+/g, 'CODE')
        .replace(/10\.\d+\.\d+\.\d+/g, 'ADDRESS');
    };
    expect(await read(known)).toBe(await read('nobody@nowhere.example'));
  });

  test('row 07: requesting another email gets the same answer, and only its owner is told', async () => {
    const { app, newBrowser } = fixtures;
    const owner = await createTalent(app);
    const asking = await createTalent(app);
    const browser = newBrowser();
    await browser.call('POST', '/session', { email: asking.email, password: PASSWORD });
    const ask = async (email: string) =>
      responseFingerprint(await browser.call('POST', '/account/email', { email }), email);
    expect(await ask(owner.email)).toEqual(await ask('free@nowhere.example'));
    const subjects = (to: string) => app.db.selectFrom('mails').select('subject').where('recipient', '=', to).execute();
    expect((await subjects(owner.email))[0]!.subject).toContain('already have');
    expect((await subjects('free@nowhere.example'))[0]!.subject).toContain('Confirm your new email');
  });
});
