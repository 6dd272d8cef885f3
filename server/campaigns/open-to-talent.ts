import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import { grantsPremium } from '../billing/premium.ts';
import type { CampaignContext } from './campaigns.ts';
import { toInput } from './rows.ts';

/** Only this many open campaigns are scored: those the talent is invited to, then those of boosted companies, then the newest. */
const SCORED_MAX = 500;

interface Row {
  id: string;
  /** Another one after each change. */
  version: string;
  isInvited: boolean;
  isBoosted: boolean;
  hasExpressedInterest: boolean;
}

export interface OpenToTalent extends Omit<Row, 'version'> {
  asked: CampaignInput;
}

/** What campaigns ask for, by version: the newest ones are scored for talent after talent. */
const remembered = new LRUCache<string, CampaignInput>({ max: 4 * SCORED_MAX });
const keyOf = ({ id, version }: Pick<Row, 'id' | 'version'>) => `${id} ${version}`;

/** Lists the open campaigns that a talent may want, from companies that the talent has not blocked. */
export async function listOpenToTalent(
  { db, clock }: Pick<CampaignContext, 'db' | 'clock'>,
  talentId: string,
): Promise<OpenToTalent[]> {
  const now = clock();
  const [columns, isOpen, newestFirst] = [
    sql`c.id, c.company_id, c.created_at, c.xmin::text AS version`,
    sql`c.state = 'open' AND c.company_id NOT IN (SELECT user_id FROM blocked)`,
    sql`ORDER BY c.created_at DESC LIMIT ${SCORED_MAX}`,
  ];
  // Each part reads no more rows of an index than it returns. A company is boosted while it has premium or a credit that it spent.
  const {
    rows: [listed],
  } = await sql<{ rows: Row[] }>`
    WITH boosted AS MATERIALIZED (SELECT company_id FROM subscriptions WHERE ${grantsPremium(now)}
        UNION SELECT user_id FROM company_profiles WHERE boosted_until > ${now}),
      blocked AS MATERIALIZED (SELECT user_id FROM company_profiles
        WHERE block_keys && ARRAY(SELECT domain::text FROM talent_blocks WHERE talent_id = ${talentId})),
      found AS (
        (SELECT ${columns}, true AS is_invited FROM campaign_invitations i JOIN campaigns c ON c.id = i.campaign_id
          WHERE i.talent_id = ${talentId} AND ${isOpen} ${newestFirst})
        UNION ALL (SELECT ${columns}, false FROM campaigns c
          WHERE c.company_id IN (SELECT company_id FROM boosted) AND ${isOpen} ${newestFirst})
        UNION ALL (SELECT ${columns}, false FROM campaigns c WHERE ${isOpen} ${newestFirst})),
      once AS (SELECT id, company_id, created_at, version, bool_or(is_invited) AS is_invited FROM found GROUP BY 1, 2, 3, 4)
    SELECT coalesce(json_agg(listed), '[]') AS rows FROM (
      SELECT o.id, o.version, o.is_invited AS "isInvited", o.company_id IN (SELECT company_id FROM boosted) AS "isBoosted",
        h.talent_id IS NOT NULL AS "hasExpressedInterest"
      FROM once o LEFT JOIN campaign_interests h ON h.campaign_id = o.id AND h.talent_id = ${talentId}
      ORDER BY "isInvited" DESC, "isBoosted" DESC, o.created_at DESC LIMIT ${SCORED_MAX}) AS listed`.execute(db);
  const { rows } = listed!;
  const asked = await readAsked(db, rows);
  return rows.flatMap(({ version: _version, ...row }) => {
    const input = asked.get(row.id);
    return input ? [{ ...row, asked: input }] : [];
  });
}

/** By id; without campaigns that are gone since they were listed. */
async function readAsked(db: CampaignContext['db'], rows: readonly Row[]): Promise<Map<string, CampaignInput>> {
  const asked = new Map<string, CampaignInput>();
  const unknown: string[] = [];
  for (const row of rows) {
    const input = remembered.get(keyOf(row));
    if (input) asked.set(row.id, input);
    else unknown.push(row.id);
  }
  if (unknown.length === 0) return asked;
  const read = await db
    .selectFrom('campaigns')
    .selectAll()
    .select(sql<string>`xmin::text`.as('version'))
    .where('id', '=', sql<string>`ANY(${unknown})`)
    .execute();
  for (const row of read) {
    const input = toInput(row);
    remembered.set(keyOf(row), input);
    asked.set(row.id, input);
  }
  return asked;
}
