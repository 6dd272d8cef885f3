import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { getDomain } from 'tldts';
import { hostOf } from '#contract/fields/website.ts';
import { invalid } from '../platform/http/failure.ts';
import { type RawBuilder, sql } from 'kysely';

/** An SQL condition on talent_search that excludes talent who blocked one of the keys; null when no one did. */
export async function notBlocking(pool: pg.Pool, domains: readonly string[]): Promise<string | null> {
  if (domains.length === 0) return null;
  const { rows } = await pool.query<{ is_blocked: boolean }>({
    name: 'is-blocked',
    text: 'SELECT EXISTS (SELECT FROM talent_blocks WHERE domain = ANY($1)) AS is_blocked',
    values: [domains],
  });
  if (!rows[0]!.is_blocked) return null;
  return `position_id NOT IN (SELECT p.id FROM talent_blocks b JOIN talent_positions p ON p.talent_id = b.talent_id
    WHERE b.domain IN (${domains.map(escapeLiteral).join(', ')}))`;
}

/**
 * Returns the registrable domain of an email, URL or host: "https://www.acme.co.uk/jobs" and "hr@acme.co.uk" -> "acme.co.uk".
 * @throws invalid_input when there is none.
 */
export function readDomain(text: string): string {
  const domain = getDomain(hostOf(text) ?? '', { allowPrivateDomains: true });
  if (!domain) throw invalid('domain', 'domain');
  return domain;
}

/**
 * Whether a talent has blocked a company, in their conversation or by a host of its email or website. The rule is defined in
 * Postgres.
 */
export const isBlocking = (talentId: RawBuilder<unknown>, companyId: string | RawBuilder<unknown>) =>
  sql<boolean>`is_blocking(${talentId}, ${companyId})`;
