import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { getDomain } from 'tldts';
import type { Viewer } from '../viewer.ts';

/**
 * The host names that stand for a company, from those of its e-mail and its website: each with its parents down to the registrable
 * domain. A talent who blocked one of them is not found by it.
 */
export function domainsOf(email: string, website: string | null): string[] {
  const hosts = [email.slice(email.lastIndexOf('@') + 1), website === null ? null : hostOf(website)];
  return [...new Set(hosts.filter((host) => host !== null).flatMap((host) => withParents(host.toLowerCase())))];
}

const hostOf = (website: string) =>
  URL.parse(website.includes('://') ? website : `https://${website}`)?.hostname ?? null;

function withParents(host: string): string[] {
  const registrable = getDomain(host, { allowPrivateDomains: true }) ?? host;
  const extra = host.length > registrable.length ? host.slice(0, -registrable.length - 1).split('.') : [];
  return [...extra.map((_, index) => [...extra.slice(index), registrable].join('.')), registrable];
}

/** The domains of the company that asks. */
export const companyDomains = ({ email, website }: Viewer) => domainsOf(email, website);

/** The condition on talent_search that leaves out who blocked one of the domains; null where nobody did. */
export async function hiddenFrom(pool: pg.Pool, domains: readonly string[]): Promise<string | null> {
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
