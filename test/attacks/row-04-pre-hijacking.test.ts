import { beforeAll, describe, expect, test } from 'vitest';
import { companyForm, talentForm, PASSWORD } from '../fixtures/factories.ts';
import { latestMail, createFixtures } from '../fixtures/app.ts';

const CHOSEN = 'Velvet-Heron1';

describe('row 04: registering with another person’s address gives nothing once its owner confirms it', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures();
  });

  test('row 04: the owner chooses a password; the attacker’s session and password end', async () => {
    const { app, newBrowser } = fixtures;
    const email = 'victim@acme.example';
    const [attacker, second, victim] = [newBrowser(), newBrowser(), newBrowser()];
    await attacker.call('POST', '/accounts/company', companyForm(email));
    await second.call('POST', '/session', { email, password: PASSWORD, remember: true });
    await attacker.call('POST', '/account/email', { email: 'mine@attacker.example' });
    const { token } = await latestMail(app, email);
    const first = (await victim.call('POST', '/accounts/confirm', { token })).json();
    expect(first).toEqual({ user: null, passwordNeededFor: { email } });
    expect(await victim.user()).toBeNull();
    expect((await attacker.call('GET', '/session')).json().user.emailVerified).toBe(false);
    const weak = await victim.call('POST', '/accounts/confirm', { token, password: 'Password1' });
    expect(weak.json().data.fields).toEqual({ password: 'password_common' });
    const confirmed = (await victim.call('POST', '/accounts/confirm', { token, password: CHOSEN })).json();
    expect(confirmed.user).toMatchObject({ email, emailVerified: true });
    expect(await attacker.user()).toBeNull();
    expect(await second.user()).toBeNull();
    expect((await attacker.call('POST', '/session', { email, password: PASSWORD })).json().code).toBe(
      'wrong_credentials',
    );
    // Nor does a link that the attacker had mailed to another address.
    const { token: moved } = await latestMail(app, 'mine@attacker.example');
    expect((await victim.call('POST', '/account/email/confirm', { token: moved })).json().code).toBe('invalid_link');
    expect((await victim.user())?.email).toBe(email);
  });

  test('row 04: in the browser that registered, the link simply continues, for company and talent', async () => {
    const { app, newBrowser } = fixtures;
    const company = newBrowser();
    await company.call('POST', '/accounts/company', companyForm('hr@plain.example'));
    const link = await latestMail(app, 'hr@plain.example');
    const confirmed = await company.call('POST', '/accounts/confirm', { token: link.token });
    expect(confirmed.json().user.emailVerified).toBe(true);
    const talent = newBrowser();
    await talent.call('POST', '/accounts/talent', talentForm('nora@plain.example'));
    const { token } = await latestMail(app, 'nora@plain.example');
    expect((await talent.call('POST', '/accounts/confirm', { token })).json().user.emailVerified).toBe(true);
    expect(
      (await talent.call('POST', '/session', { email: 'nora@plain.example', password: PASSWORD })).statusCode,
    ).toBe(200);
  });

  test('row 04: another browser where the password was entered counts as the one that registered', async () => {
    const { app, newBrowser } = fixtures;
    await newBrowser().call('POST', '/accounts/talent', talentForm('phone@plain.example'));
    const phone = newBrowser();
    await phone.call('POST', '/session', { email: 'phone@plain.example', password: PASSWORD });
    const { token } = await latestMail(app, 'phone@plain.example');
    expect((await phone.call('POST', '/accounts/confirm', { token })).json().user.emailVerified).toBe(true);
  });

  test('row 04: a forged browser mark, or that of another account, counts for nothing', async () => {
    const { app, newBrowser } = fixtures;
    const [own, other] = [newBrowser(), newBrowser()];
    await own.call('POST', '/accounts/talent', talentForm('marked@plain.example'));
    const { token } = await latestMail(app, 'marked@plain.example');
    await other.call('POST', '/accounts/talent', talentForm('unmarked@plain.example'));
    expect((await other.call('POST', '/accounts/confirm', { token })).json().user).toBeNull();
    const [id] = own.jar.get('closeup.pending')!.split('.');
    other.jar.set('closeup.pending', `${id}.${'0'.repeat(64)}`);
    expect((await other.call('POST', '/accounts/confirm', { token })).json().user).toBeNull();
  });
});
