import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { eraseAccount } from '../accounts/erasure/erase-account.ts';
import type { Context } from '../platform/context.ts';
import { supportAddress } from '../platform/mail/recipient.ts';
import { deleteOldTickets } from './store-ticket.ts';

const OPERATOR = 'operator@closeup.example';

describe('a message to the operator', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;

  beforeAll(async () => {
    app = await createTestContext({ SUPPORT_EMAIL: OPERATOR });
    server = await createTestServer(app);
    call = createCaller(server);
  });
  const newEmail = () => `${randomUUID()}@visitor.example`;
  const findTicket = (email: string) =>
    app.db.selectFrom('support_tickets').selectAll().where('email', '=', email).executeTakeFirst();
  const mails = (email: string) =>
    app.db
      .selectFrom('mails')
      .selectAll()
      .where((eb) => eb.or([eb('reply_to', '=', email), eb('recipient', '=', email)]))
      .execute();

  test('needs every field, and reports each missing one', async () => {
    const ticket = await call('POST', '/support/tickets', { name: ' ', email: 'nowhere', subject: '\n', message: '' });
    expect([ticket.statusCode, ticket.json().data.fields]).toEqual([
      400,
      { name: 'required', email: 'email', subject: 'required', message: 'required' },
    ]);
    const contact = await call('POST', '/support/messages', { name: '', email: '', message: ' ' });
    expect(contact.json().data.fields).toEqual({ name: 'required', email: 'required', message: 'required' });
  });

  test('a ticket is stored and mailed to the operator, whose reply reaches the sender', async () => {
    const email = newEmail();
    const response = await call('POST', '/support/tickets', {
      name: 'Vera Visitor',
      email: email.toUpperCase(),
      subject: 'Captions\r\nBcc: all@nowhere.example',
      message: 'They are late.\nBy a second.',
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    const ticket = await findTicket(email);
    expect(ticket).toMatchObject({
      kind: 'ticket',
      user_id: null,
      subject: 'Captions Bcc: all@nowhere.example',
    });
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: OPERATOR, reply_to: email });
    expect(mail!.subject).toBe('[Ticket] Captions Bcc: all@nowhere.example');
    expect(mail!.text).toContain('They are late.\nBy a second.');
    expect(mail!.links).toContain(`${app.env.PUBLIC_URL}/admin/support?ticket=${ticket!.id}`);
    expect(mail!.html).not.toContain('<script');
  });

  test('a message has no subject, and says when it is urgent', async () => {
    const email = newEmail();
    await call('POST', '/support/messages', { name: "Vera O'Hara", email, message: 'URGENT: nothing <script> loads' });
    expect(await findTicket(email)).toMatchObject({ kind: 'contact', subject: null });
    const [mail] = await mails(email);
    expect(mail!.subject).toBe("[URGENT · Message] from Vera O'Hara");
    expect(mail!.html).toContain('&lt;script&gt;');
  });

  test('only the verified email of the account gets a receipt', async () => {
    const talent = await createTalent(app);
    const cookie = await signInCookie(server, talent.email);
    await call('POST', '/support/messages', { name: 'Marta', email: talent.email, message: 'Hello' }, { cookie });
    expect((await findTicket(talent.email))!.user_id).toBe(talent.viewer.userId);
    expect((await mails(talent.email)).map(({ recipient }) => recipient).sort()).toEqual(
      [OPERATOR, talent.email].sort(),
    );

    const stranger = newEmail();
    await call('POST', '/support/messages', { name: 'Marta', email: stranger, message: 'Hello' }, { cookie });
    expect((await mails(stranger)).map(({ recipient }) => recipient)).toEqual([OPERATOR]);
  });

  test('is deleted with the account that wrote it, including mails', async () => {
    const talent = await createTalent(app);
    const cookie = await signInCookie(server, talent.email);
    await call('POST', '/support/messages', { name: 'Marta', email: talent.email, message: 'Hello' }, { cookie });
    await eraseAccount(app, talent.viewer.userId);
    expect([await findTicket(talent.email), await mails(talent.email)]).toEqual([undefined, []]);
  });

  test('is deleted after two years', async () => {
    const email = newEmail();
    await call('POST', '/support/messages', { name: 'Vera', email, message: 'Hello' });
    const after = (days: number) => deleteOldTickets({ db: app.db, clock: () => new Date(Date.now() + days * DAY_MS) });
    await after(729);
    expect(await findTicket(email)).toBeDefined();
    await after(731);
    expect(await findTicket(email)).toBeUndefined();
  });

  test('frequent messages are rate limited', async () => {
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

test('mails go to the configured support address', () => {
  const env = { PUBLIC_URL: 'https://jobs.example', ADMIN_EMAILS: [] as string[] };
  expect(supportAddress(env)).toBe('support@jobs.example');
  expect(supportAddress({ ...env, ADMIN_EMAILS: ['ann@jobs.example'] })).toBe('ann@jobs.example');
  expect(supportAddress({ ...env, ADMIN_EMAILS: ['ann@jobs.example'], MAIL_FROM: 'hi@jobs.example' })).toBe(
    'hi@jobs.example',
  );
  expect(supportAddress({ ...env, MAIL_FROM: 'hi@jobs.example', SUPPORT_EMAIL: OPERATOR })).toBe(OPERATOR);
});
