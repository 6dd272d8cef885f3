import type { Kysely } from 'kysely';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { foldText } from '#contract/masking/fold-text.ts';
import { hostOf } from '#contract/fields/website.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { DB } from '../platform/db/schema.gen.ts';

const domainOf = (address: string) => getDomain(hostOf(address) ?? '', { allowPrivateDomains: true });

/** Whether the email is verified and shares its registrable domain with the website. */
export function isOfItsDomain({
  email,
  website,
  emailVerified,
}: {
  email: string;
  website: string | null;
  emailVerified: boolean;
}) {
  const domain = domainOf(email);
  return emailVerified && domain !== null && domain === domainOf(website ?? '');
}

const lettersOf = (name: string) => foldText(name).text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a new name is a respelling of the old one, or matches the domain: "Northwind Ltd" at northwind.com. */
function isStillItself(name: string, before: string, website: string | null) {
  const label = lettersOf(getDomainWithoutSuffix(hostOf(website ?? '') ?? '', { allowPrivateDomains: true }) ?? '');
  const letters = lettersOf(name);
  return letters === lettersOf(before) || (label.length >= 3 && letters.startsWith(label));
}

/**
 * Recomputes a company's verified badge: an admin's decision, otherwise whether email and website match. An admin's "yes" holds
 * for the name and website it was given for, a computed badge for the name it was computed for; a "no" is permanent.
 * @returns the new value if it changed
 */
export async function computeVerified(
  trx: Kysely<DB>,
  companyId: string,
  { emailVerified }: { emailVerified: boolean },
) {
  const company = await trx
    .selectFrom('company_profiles')
    .innerJoin('users', 'users.id', 'company_profiles.user_id')
    .select([
      'users.email',
      'website',
      'company_name',
      'verified_override',
      'badge_name',
      'badge_website',
      'is_verified',
    ])
    .where('user_id', '=', companyId)
    .executeTakeFirst();
  if (!company) return undefined;
  const { company_name, website, badge_name, verified_override } = company;
  const isSameName = badge_name === null || lettersOf(badge_name) === lettersOf(company_name);
  const isJudged =
    verified_override === false ||
    (verified_override === true && isSameName && hostOf(company.badge_website ?? '') === hostOf(website ?? ''));
  const isComputed =
    isOfItsDomain({ ...company, emailVerified }) &&
    (badge_name === null || isStillItself(company_name, badge_name, website));
  const is_verified = isJudged ? verified_override! : isComputed;
  await trx
    .updateTable('company_profiles')
    .set({
      is_verified,
      ...(is_verified && { badge_name: company_name }),
      ...(!isJudged && { verified_override: null, verified_override_by: null, verified_override_at: null }),
    })
    .where('user_id', '=', companyId)
    .execute();
  if (is_verified === company.is_verified && isJudged === (verified_override !== null)) return undefined;
  return { isVerified: is_verified, by: isJudged ? 'admin' : 'computed' };
}

/** Recomputes the badge after a change to the name, email or website, and audits a change of the badge. */
export async function refreshVerified(trx: Kysely<DB>, companyId: string, given: { emailVerified: boolean }) {
  const details = await computeVerified(trx, companyId, given);
  if (details) await recordEvent(trx, { kind: 'badge_set', actorId: companyId, subjectId: companyId, details });
}
