import { createHmac } from 'node:crypto';
import { generateRandomString } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import { RECOVERY_CODES } from '#contract/accounts/two-step.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

/** Ten letters and digits, without easily confused ones, have 49 bits. */
const LENGTH = 10;
const CONFUSED = /[01ilo]/;

const hashOf = ({ SECRET }: Pick<Context['env'], 'SECRET'>, userId: string, code: string) =>
  createHmac('sha256', SECRET).update(`recovery code ${userId} ${code.toLowerCase()}`).digest('base64url');

function newCode() {
  let code = '';
  while (code.length < LENGTH) code += generateRandomString(1, 'a-z', '0-9').replace(CONFUSED, '');
  return code;
}

/** Replaces the codes and returns the new ones, which are shown only this once. */
export async function renewRecoveryCodes(
  trx: Kysely<DB>,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(env, userId, code), created_at: clock() })))
    .execute();
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Marks a code as used. Only one of two concurrent requests gets true. */
export async function takeRecoveryCode(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: clock() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(env, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Kysely<DB>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
