import { verifyPassword } from 'better-auth/crypto';
import { describe, expect, test } from 'vitest';
import { hashPendingPassword } from './pending-registration.ts';

describe('the password hash of a pending registration', () => {
  const env = { SECRET: 'a secret of at least 32 characters' };

  test("is verified by better-auth's public API: an upgrade that changes its format fails here", async () => {
    const hash = await hashPendingPassword(env, 'nora@talent.example', 'Kestrel-Lamp7');
    expect(await verifyPassword({ hash, password: 'Kestrel-Lamp7' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'Kestrel-Lamp8' })).toBe(false);
  });

  test('depends on the email, but not on its case', async () => {
    const [lower, upper, other] = await Promise.all(
      ['nora@talent.example', 'Nora@Talent.example', 'anna@talent.example'].map((email) =>
        hashPendingPassword(env, email, 'Kestrel-Lamp7'),
      ),
    );
    expect(upper).toBe(lower);
    expect(other).not.toBe(lower);
  });
});
