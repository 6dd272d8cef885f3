import { expect, test } from 'vitest';
import { push } from './push.ts';

const input = push.subscribePush['~orpc'].inputSchema!;
const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };

test.each([
  ['letters that base64 has not', '汉字', false],
  ['too short', 'a', false],
  ['without padding', keys.auth, true],
  ['with padding', `${keys.auth}==`, true],
])('a key %s', async (_name, auth, isKey) => {
  const { issues } = (await input['~standard'].validate({
    endpoint: 'https://push.example.com/x',
    keys: { ...keys, auth },
  })) as { issues?: unknown[] };
  expect(issues === undefined).toBe(isKey);
});
