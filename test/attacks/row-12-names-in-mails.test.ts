import { beforeAll, describe, expect, test } from 'vitest';
import { companyName, personName } from '#contract/fields/text.ts';
import { companyForm, talentForm, createCompany, createTalent, PASSWORD } from '../fixtures/factories.ts';
import { postMail } from '#server/platform/mail/post-mail.ts';
import { createFixtures } from '../fixtures/app.ts';

const HOSTILE = [
  'Visit https://evil.example now',
  'evil.com',
  'Win at www.evil-site.co.uk',
  't.co',
  'Visit http://evil now',
  'mail evil@login.example',
  'Marta\nBcc: victim@x.example',
  'Marta\r\n\r\nBuy now',
  'Marta\u2028Ribeiro',
  'Marta \u202Egnp.exe',
  'Marta\u0000',
  'a@evil.example',
  '<a href="x">Marta</a>',
  '“Marta”',
  '...',
  '   ',
];
const HARMLESS = [
  'Marta Ribeiro',
  "Conan O'Brien",
  'Jean-Luc Piñón',
  'J.R. Smith',
  'J.R.Tolkien',
  'Nguyễn Thị Minh',
  'محمد علي',
  '李小龍',
  'St. John',
  'Zoë',
  'N. K. Jemisin Jr.',
];
const COMPANIES = [
  'Acme',
  '3M',
  'H&M',
  'Closeup Marketplace, S.L.',
  'Toys+Games (UK) Ltd.',
  'L’Oréal',
  'Yahoo!',
  '24/7 Sales',
  'A – B',
  'Müller: Handel',
  'Acme | EU',
  'Acme #1',
  'Sales @Work',
  'Walk™',
];

describe('row 12: no one can mail strangers through a name', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures();
  });

  test.each(HOSTILE)('row 12: %j is not a valid name for a person or a company', (name) => {
    expect([personName(120).safeParse(name).success, companyName(120).safeParse(name).success]).toEqual([false, false]);
  });
  test.each(HARMLESS)('row 12: %j is a valid name', (name) =>
    expect(personName(120).safeParse(name).success).toBe(true),
  );
  test.each(COMPANIES)('row 12: %j is a valid name for a company', (name) =>
    expect(companyName(120).safeParse(name).success).toBe(true),
  );

  test('row 12: every name field refuses it with an error on the field, and nothing is mailed', async () => {
    const { app, newBrowser } = fixtures;
    const browser = newBrowser();
    const bad = 'Click https://evil.example';
    const email = 'target@acme.example';
    const fields = async (url: string, body: object) => (await browser.call('POST', url, body)).json().data.fields;
    expect(await fields('/accounts/talent', { ...talentForm(email), fullName: bad })).toEqual({
      fullName: 'name_link',
    });
    expect(
      await fields('/accounts/company', { ...companyForm(email), firstName: bad, lastName: 'a\nb', companyName: bad }),
    ).toEqual({ firstName: 'name_link', lastName: 'person_name', companyName: 'name_link' });
    expect(await fields('/support/messages', { name: bad, email, message: 'Hi' })).toEqual({ name: 'name_link' });
    expect(await app.db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).toEqual([]);
  });

  test('row 12: the profiles refuse it too', async () => {
    const { app, newBrowser } = fixtures;
    const company = newBrowser();
    await company.call('POST', '/session', { email: (await createCompany(app)).email, password: PASSWORD });
    const profile = (await company.call('GET', '/company/profile')).json();
    const saved = await company.call('PUT', '/company/profile', { ...profile, companyName: 'evil.com' });
    expect(saved.json().data.fields).toMatchObject({ companyName: 'name_link' });
  });

  test('row 12: a mail to an unverified address names no one and contains nothing that was typed', async () => {
    const { app, newBrowser } = fixtures;
    const browser = newBrowser();
    const names = { firstName: 'Zebulon', lastName: 'Quillfeather', companyName: 'Wunderwerk', city: 'Xanadu' };
    await browser.call('POST', '/accounts/company', { ...companyForm('stranger@acme.example'), ...names });
    await browser.call('POST', '/accounts/confirmation', { email: 'stranger@acme.example' });
    await browser.call('POST', '/accounts/reset-request', { email: 'stranger@acme.example' });
    await browser.call('POST', '/account/email', { email: 'further@acme.example' });
    const mails = await app.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', 'in', ['stranger@acme.example', 'further@acme.example'])
      .execute();
    expect(mails).toHaveLength(4);
    for (const { subject, text, html } of mails)
      for (const typed of Object.values(names)) expect(`${subject}${text}${html}`).not.toContain(typed);
  });

  test('row 12: an older row with such a name is mailed without it, on one line', async () => {
    const { app, newBrowser } = fixtures;
    const { email, viewer } = await createTalent(app);
    const name = 'Marta\nsee https://evil.example/x or evil.com\u202E now';
    await app.db.updateTable('users').set({ name }).where('id', '=', viewer.userId).execute();
    await newBrowser().call('POST', '/accounts/reset-request', { email });
    const mail = await app.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
    expect(mail.text.split('\n')[0]).toBe('Hello Marta see or now,');
    expect(mail.links).toHaveLength(1);
  });

  test('row 12: a subject has no second line', async () => {
    const { app } = fixtures;
    const letter = { to: 'line@talent.example', subject: 'Hello\r\nBcc: a@b.example\u2028x', text: '', html: '' };
    await postMail(app, { ...letter, replyTo: 'a@b.example\r\nBcc: c@d.example' });
    const mail = await app.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', letter.to)
      .executeTakeFirstOrThrow();
    expect(`${mail.subject}${mail.reply_to}`).not.toMatch(/[\r\n\u2028]/);
  });
});
