import { sql } from 'kysely';
import type { VerifiedDecision } from '#contract/companies.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { refreshVerified } from './verified.ts';

const OVERRIDE = { yes: true, no: false, auto: null };

/** An admin's decision about a company's badge, stored with who and when; `auto` takes it back. @throws not_found */
export async function setVerified(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  /** `adminId` is null where the operator did it on the command line. */
  { companyId, tick, adminId }: { companyId: string; tick: VerifiedDecision; adminId: string | null },
) {
  const verified_override = OVERRIDE[tick];
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('company_profiles')
      .set({
        verified_override,
        verified_override_by: verified_override === null ? null : adminId,
        verified_override_at: verified_override === null ? null : clock(),
        // What is judged is this name at this website; left to email and website, the name of today is computed anew.
        badge_name: verified_override === null ? null : sql.ref('company_name'),
        badge_website: verified_override === null ? null : sql.ref('website'),
      })
      .where('user_id', '=', companyId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw failure('not_found');
    const { email_verified } = await trx
      .selectFrom('users')
      .select('email_verified')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    await refreshVerified(trx, companyId, { isProven: email_verified });
    await recordEvent(trx, { kind: 'badge_set', actorId: adminId, subjectId: companyId, details: { badge: tick } });
  });
}

/** By the email of its account. @returns false if there is no such company. */
export async function setVerifiedByEmail(
  context: Pick<Context, 'db' | 'clock'>,
  email: string,
  tick: VerifiedDecision,
): Promise<boolean> {
  const company = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('user_type', '=', 'company')
    .executeTakeFirst();
  if (!company) return false;
  await setVerified(context, { companyId: company.id, tick, adminId: null });
  return true;
}
