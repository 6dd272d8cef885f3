import { beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_PATH } from '#contract/values/product.ts';
import { companyForm, createTalent, PASSWORD } from '../fixtures/factories.ts';
import { latestMail, createFixtures } from '../fixtures/app.ts';
import { readZip } from '../http/read-zip.ts';

describe('row 01: no other account can read mail sent to an address', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures({ ADMIN_EMAILS: 'boss@famous.example' });
  });

  test('row 01: an account with an unverified email downloads nothing and does not become an admin', async () => {
    const { app, newBrowser } = fixtures;
    const thief = newBrowser();
    await thief.call('POST', '/accounts/company', companyForm('boss@famous.example'));
    expect((await thief.get(EXPORT_PATH)).json().code).toBe('email_not_confirmed');
    expect((await thief.call('POST', '/account/download', {})).json().code).toBe('email_not_confirmed');
    const { token } = await latestMail(app, 'boss@famous.example');
    // Everything else that an unverified account can read.
    for (const url of [
      '/session',
      '/account/sessions',
      '/company/profile',
      '/conversations',
      '/notifications/preferences',
      '/favourites',
      '/searches',
      '/campaigns/mine',
      '/billing',
      '/contacts',
      '/dev/mailbox.json',
    ])
      expect((await thief.call('GET', url)).body, url).not.toContain(token);
    expect((await thief.user())?.isAdmin).toBe(false);
  });

  test('row 01: the download of a verified account contains no mail text, link or token', async () => {
    const { app, newBrowser } = fixtures;
    const { email } = await createTalent(app);
    const owner = newBrowser();
    await owner.call('POST', '/accounts/reset-request', { email });
    const { token } = await latestMail(app, email);
    await owner.call('POST', '/session', { email, password: PASSWORD });
    const { rawPayload } = await owner.get(EXPORT_PATH);
    const text = readZip(rawPayload).get('account.json')!.toString();
    for (const secret of [token, '#access_token', '/auth/callback', 'token_hash', 'pending_email'])
      expect(text).not.toContain(secret);
    const { mails, mailed_links } = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(Object.keys(mails![0]!)).toEqual(['subject', 'at']);
    expect(Object.keys(mailed_links![0]!)).not.toContain('token_hash');
  });

  test('row 01: a sent mail leaves nothing behind, and one that can’t be sent is deleted when its links have expired', async () => {
    const { app, clock } = fixtures;
    const sending = { ...app, mailer: { isSending: true, send: () => Promise.resolve() } };
    const { postMail } = await import('#server/platform/mail/post-mail.ts');
    const { deleteOldMails } = await import('#server/platform/mail/post-mail.ts');
    const letter = {
      to: 'sent@talent.example',
      subject: 'Link',
      text: 'https://x.example/#access_token=abc',
      html: '',
    };
    await postMail(sending, letter);
    const kept = () => app.db.selectFrom('mails').selectAll().where('recipient', '=', letter.to).execute();
    expect((await kept()).map(({ links }) => links)).toEqual([[]]);
    await app.db.updateTable('mails').set({ at: clock() }).where('recipient', '=', letter.to).execute();
    await deleteOldMails(sending);
    expect(await kept()).toHaveLength(1);
    clock.addDays(1.1);
    await deleteOldMails(sending);
    expect(await kept()).toEqual([]);
  });
});
