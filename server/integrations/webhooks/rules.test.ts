import { describe, expect, test } from 'vitest';
import { EVENT_DATA, EVENT_SAMPLES, type EventType, eventSchema } from '#contract/integrations/events.ts';
import { ATTEMPTS_MAX, EVENT_TYPES, PAYLOAD_MAX_BYTES } from '#contract/values/integrations.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/values/durations.ts';
import { bodyOf, toWebhookEvent } from './payload.ts';
import { RETRY_DELAYS_MS, nextAttempt, pauseAfter, readRetryAfter } from './retry.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { targetSchema } from '#contract/integrations/endpoints.ts';
import { requireTarget } from '../../platform/http/target.ts';

const now = new Date('2031-03-10T09:00:00Z');
const env = { SECRET: 'a'.repeat(32), PUBLIC_URL: 'https://closeup.example' };
const id = '3f2b8c1e-7d4a-4e9b-9c55-0a6f1d2e3b4c';

describe('the schedule', () => {
  test('has 11 attempts over 76 hours, spread by a tenth either way', () => {
    expect(RETRY_DELAYS_MS).toHaveLength(ATTEMPTS_MAX - 1);
    expect(RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay)).toBe(76 * HOUR_MS);
    const delays = [0, 0.5, 1].map((random) => nextAttempt(5, null, now, random)!.getTime() - now.getTime());
    expect(delays).toEqual([81, 90, 99].map((minutes) => minutes * MINUTE_MS));
    expect(nextAttempt(ATTEMPTS_MAX, null, now)).toBeNull();
  });

  test('honors Retry-After, in seconds or as a date, up to a day, and ignores invalid values', () => {
    expect(readRetryAfter('120', now)).toBe(120_000);
    expect(readRetryAfter('Mon, 10 Mar 2031 10:00:00 GMT', now)).toBe(HOUR_MS);
    expect(readRetryAfter('999999999', now)).toBe(24 * HOUR_MS);
    for (const nonsense of ['soon', '-5', '1e9', '']) expect(readRetryAfter(nonsense, now)).toBe(0);
    expect(nextAttempt(1, '60', now)!.getTime() - now.getTime()).toBe(MINUTE_MS);
  });

  test('pauses an endpoint from the fifth failure on, longer each time, 15 minutes at most', () => {
    const minutes = (failures: number) => {
      const until = pauseAfter(failures, now, 0.5);
      return until && (until.getTime() - now.getTime()) / MINUTE_MS;
    };
    expect([4, 5, 6, 7, 20, 2000].map(minutes)).toEqual([null, 0.5, 1, 2, 15, 15]);
  });
});

describe('a payload', () => {
  const event = (type: EventType, data: object) => ({ id, type, data, is_test: true, created_at: now });

  test.each(EVENT_TYPES)('of %s matches the contract, and stays below 20 kB with the longest texts', (type) => {
    const body = toWebhookEvent(env, event(type, EVENT_SAMPLES[type]));
    expect(eventSchema.parse(body)).toEqual(body);
    expect(Object.keys(body.data).toSorted()).toEqual(Object.keys(EVENT_DATA[type].shape).toSorted());
    const long = Object.fromEntries(
      Object.entries(EVENT_SAMPLES[type]).map(([name, value]) => [
        name,
        typeof value === 'string' && !name.endsWith('Id') ? '\u2028'.repeat(200) : value,
      ]),
    );
    expect(Buffer.byteLength(bodyOf(env, event(type, long)))).toBeLessThan(PAYLOAD_MAX_BYTES);
  });

  test('carries no contact details', () => {
    const fields = Object.values(EVENT_DATA).flatMap(({ shape }) => Object.keys(shape));
    expect(fields.filter((field) => /email|phone|linkedin|fullName|talentId|content/i.test(field))).toEqual([]);
  });
});

test('a sealed secret opens only with the same SECRET and purpose, and not after being changed', () => {
  const sealed = seal(env, 'webhook secrets', 'whsec_1');
  expect(unseal(env, 'webhook secrets', sealed)).toBe('whsec_1');
  expect(() => unseal({ SECRET: 'b'.repeat(32) }, 'webhook secrets', sealed)).toThrow();
  expect(() => unseal(env, 'declared categories', sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => unseal(env, 'webhook secrets', bytes.toString('base64'))).toThrow();
});

describe('a target', () => {
  /** Returns why an address is refused, as the form says it; undefined if it is accepted. */
  const problemOf = async (address: string, WEBHOOKS_TO_LOOPBACK = false) => {
    const parsed = targetSchema.safeParse(address);
    if (!parsed.success) return parsed.error.issues[0]!.message;
    try {
      await requireTarget({ WEBHOOKS_TO_LOOPBACK }, parsed.data);
      return undefined;
    } catch (error) {
      return (error as { data: { fields: { url: string } } }).data.fields.url;
    }
  };

  test.each(['https://hooks.zapier.com/hooks/catch/1/2/', 'https://crm.acme.com:8443/in', 'https://93.184.216.34/'])(
    'is accepted as %s',
    async (address) => expect(await problemOf(address)).toBeUndefined(),
  );
  test.each([
    ['https://hooks.zapier .com/', 'target_spaces'],
    ['hooks.zapier.com/hooks/catch/1', 'target_https'],
    ['htps://hooks.zapier.com/', 'target_https'],
    ['https:/hooks.zapier.com/', 'target_https'],
    ['http://hooks.zapier.com/', 'target_https'],
    ['https://', 'target'],
    ['https://hooks.zapier.com:99999/', 'target'],
    ['https://intranet/', 'target_host'],
    ['https://hooks,zapier,com/', 'target_host'],
    ['https://hooks..zapier.com/', 'target_host'],
    ['https://user:word@hooks.zapier.com/', 'target_credentials'],
    ['https://crm.acme.com:22/', 'target_port'],
    ['https://localhost/', 'target_private'],
    ['http://crm.local/', 'target_private'],
    ['https://127.1/', 'target_private'],
    ['https://2130706433/', 'target_private'],
    ['https://[::1]/', 'target_private'],
    ['https://[::ffff:10.0.0.1]/', 'target_private'],
    ['https://169.254.169.254/latest/meta-data', 'target_private'],
    ['http://127.0.0.1:3000/', 'target_private'],
  ])('is refused as %s: %s', async (address, problem) => expect(await problemOf(address)).toBe(problem));

  test('on this machine is accepted only if the test setting allows it', async () => {
    expect(await problemOf('http://127.0.0.1:3000/', true)).toBeUndefined();
    expect(await problemOf('http://10.0.0.1:3000/', true)).toBe('target_private');
  });
});
