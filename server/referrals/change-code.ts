import pg from 'pg';
import { isReservedCode } from '#contract/referrals.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { profileTable } from './referral.ts';

const UNIQUE_VIOLATION = '23505';

/** @throws invalid_input (`code_taken`) where another account has the code, whatever its case. */
export async function changeReferralCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, userType }: Viewer,
  code: string,
) {
  if (isReservedCode(code)) throw invalid('code', 'code_taken');
  try {
    await db
      .updateTable(profileTable(userType))
      .set({ referral_code: code, updated_at: clock() })
      .where('user_id', '=', userId)
      .execute();
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) throw invalid('code', 'code_taken');
    throw error;
  }
}
