import { sql } from 'kysely';
import type { VerifiedDecision } from '#contract/companies.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { computeVerified } from './verified.ts';

const OVERRIDE = { yes: true, no: false, auto: null };

/** Stores an admin's decision about a company's verified badge; `auto` withdraws it. @throws not_found */
export async function setVerified(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  /** `adminId` is null when the operator uses the command line. */
  { companyId, decision, adminId }: { companyId: string; decision: VerifiedDecision; adminId: string | null },
) {
  const verified_override = OVERRIDE[decision];
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('company_profiles')
      .set({
        verified_override,
        verified_override_by: verified_override === null ? null : adminId,
        verified_override_at: verified_override === null ? null : clock(),
        // The decision holds for this name and website. Without one, the badge is recomputed for the current name.
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
    await computeVerified(trx, companyId, { emailVerified: email_verified });
    await recordEvent(trx, { kind: 'badge_set', actorId: adminId, subjectId: companyId, details: { badge: decision } });
  });
}

/** Sets the badge of the company with this account email. @returns false if there is no such company. */
export async function setVerifiedByEmail(
  context: Pick<Context, 'db' | 'clock'>,
  email: string,
  decision: VerifiedDecision,
): Promise<boolean> {
  const company = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('user_type', '=', 'company')
    .executeTakeFirst();
  if (!company) return false;
  await setVerified(context, { companyId: company.id, decision, adminId: null });
  return true;
}
