import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/app.ts';
import { createCaller } from '#test/caller.ts';
import { createTalent, signInCookie } from '#test/factories.ts';
import { eraseAccount } from '../accounts/erasure/erase-account.ts';
import type { Context } from '../platform/context.ts';
import { supportAddress } from '../platform/mail/recipient.ts';
import { deleteOldTickets } from './delete-old-tickets.ts';

const OPERATOR = 'operator@closeup.example';
const DAY_MS = 86_400_000;

describe('what people write to the operator', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;

  beforeAll(async () => {
    app = await createTestContext({ SUPPORT_EMAIL: OPERATOR });
    server = await createTestServer(app);
    call = createCaller(server);
  });
  const newEmail = () => `${randomUUID()}@visitor.example`;
  const kept = (email: string) =>
    app.db.selectFrom('support_tickets').selectAll().where('email', '=', email).executeTakeFirst();
  const mails = (email: string) =>
    app.db
      .selectFrom('mails')
      .selectAll()
      .where((eb) => eb.or([eb('reply_to', '=', email), eb('recipient', '=', email)]))
      .execute();

  test('needs every field, and says so beside each', async () => {
    const ticket = await call('POST', '/support/tickets', { name: ' ', email: 'nowhere', subject: '\n', message: '' });
    expect([ticket.statusCode, ticket.json().data.fields]).toEqual([
      400,
      { name: 'required', email: 'email', subject: 'required', message: 'required' },
    ]);
    const contact = await call('POST', '/support/messages', { name: '', email: '', message: ' ' });
    expect(contact.json().data.fields).toEqual({ name: 'required', email: 'required', message: 'required' });
  });

  test('a ticket is kept and mailed to the operator, who answers whoever wrote', async () => {
    const email = newEmail();
    const response = await call('POST', '/support/tickets', {
      name: 'Vera Visitor',
      email: email.toUpperCase(),
      subject: 'Captions\r\nBcc: all@nowhere.example',
      message: 'They are late.\nBy a second.',
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(await kept(email)).toMatchObject({
      kind: 'ticket',
      user_id: null,
      subject: 'Captions Bcc: all@nowhere.example',
    });
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: OPERATOR, reply_to: email });
    expect(mail!.subject).toBe('[Ticket] Captions Bcc: all@nowhere.example');
    expect(mail!.text).toContain('They are late.\nBy a second.');
    expect(mail!.html).not.toContain('<script');
  });

  test('a message has no subject, and says when it is urgent', async () => {
    const email = newEmail();
    await call('POST', '/support/messages', { name: "Vera O'Hara", email, message: 'URGENT: nothing <script> loads' });
    expect(await kept(email)).toMatchObject({ kind: 'contact', subject: null });
    const [mail] = await mails(email);
    expect(mail!.subject).toBe("[URGENT · Message] from Vera O'Hara");
    expect(mail!.html).toContain('&lt;script&gt;');
  });

  test('the sender gets a receipt at the proven email of the account, and nowhere else', async () => {
    const talent = await createTalent(app);
    const cookie = await signInCookie(server, talent.email);
    await call('POST', '/support/messages', { name: 'Marta', email: talent.email, message: 'Hello' }, { cookie });
    expect((await kept(talent.email))!.user_id).toBe(talent.viewer.userId);
    expect((await mails(talent.email)).map(({ recipient }) => recipient).sort()).toEqual(
      [OPERATOR, talent.email].sort(),
    );

    const stranger = newEmail();
    await call('POST', '/support/messages', { name: 'Marta', email: stranger, message: 'Hello' }, { cookie });
    expect((await mails(stranger)).map(({ recipient }) => recipient)).toEqual([OPERATOR]);
  });

  test('goes with the account that wrote it, mails too', async () => {
    const talent = await createTalent(app);
    const cookie = await signInCookie(server, talent.email);
    await call('POST', '/support/messages', { name: 'Marta', email: talent.email, message: 'Hello' }, { cookie });
    await eraseAccount(app, talent.viewer.userId);
    expect([await kept(talent.email), await mails(talent.email)]).toEqual([undefined, []]);
  });

  test('is forgotten after two years', async () => {
    const email = newEmail();
    await call('POST', '/support/messages', { name: 'Vera', email, message: 'Hello' });
    const after = (days: number) => deleteOldTickets({ db: app.db, clock: () => new Date(Date.now() + days * DAY_MS) });
    await after(729);
    expect(await kept(email)).toBeDefined();
    await after(731);
    expect(await kept(email)).toBeUndefined();
  });

  test('somebody who writes all the time is asked to wait', async () => {
    const from = () =>
      server.inject({
        method: 'POST',
        url: '/api/support/messages',
        payload: { name: 'Vera', email: 'vera@visitor.example', message: 'Hello' },
        remoteAddress: '10.200.0.1',
      });
    for (let sent = 0; sent < 10; sent++) expect((await from()).statusCode).toBe(200);
    expect((await from()).json().code).toBe('rate_limited');
  });
});

test('the operator reads it where the settings say', () => {
  const env = { PUBLIC_URL: 'https://jobs.example', ADMIN_EMAILS: [] as string[] };
  expect(supportAddress(env)).toBe('support@jobs.example');
  expect(supportAddress({ ...env, ADMIN_EMAILS: ['ann@jobs.example'] })).toBe('ann@jobs.example');
  expect(supportAddress({ ...env, ADMIN_EMAILS: ['ann@jobs.example'], MAIL_FROM: 'hi@jobs.example' })).toBe(
    'hi@jobs.example',
  );
  expect(supportAddress({ ...env, MAIL_FROM: 'hi@jobs.example', SUPPORT_EMAIL: OPERATOR })).toBe(OPERATOR);
});
