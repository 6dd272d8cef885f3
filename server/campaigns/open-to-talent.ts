import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import { SECOND_MS } from '#contract/values/durations.ts';
import { grantsPremium } from '../billing/premium.ts';
import type { Context } from '../platform/context.ts';
import { toInput } from './rows.ts';

/** Only this many open campaigns are scored: those the talent is invited to, then those of boosted companies, then the newest. */
const SCORED_MAX = 500;
/** Campaigns and boosts from other servers appear after at most this long. */
const SHARED_MS = SECOND_MS;

interface Row {
  id: string;
  companyId: string;
  /** A new value after each change. */
  version: string;
}

interface Open extends Omit<Row, 'version'> {
  asked: CampaignInput;
}

export interface OpenToTalent extends Omit<Open, 'companyId'> {
  isInvited: boolean;
  hasDeclined: boolean;
  isBoosted: boolean;
  hasExpressedInterest: boolean;
}

/** Requirements of campaigns, by version: the newest campaigns are scored for one talent after another. */
const remembered = new LRUCache<string, CampaignInput>({ max: 4 * SCORED_MAX });
const keyOf = ({ id, version }: Row) => `${id} ${version}`;
const ROW = sql`c.id, c.company_id AS "companyId", c.xmin::text AS version`;
const NEWEST_FIRST = sql`c.state = 'open' ORDER BY c.created_at DESC LIMIT ${sql.lit(SCORED_MAX)}`;

type Shared = Promise<{ campaigns: Open[]; boosted: ReadonlySet<string> }>;
const shared = new WeakMap<Context['db'], { since: number; read: Shared }>();

/** Makes changes to this server's campaigns visible to talent at once. */
export const forgetOpen = (db: Context['db']) => shared.delete(db);

/** The campaigns open to all talent, those of boosted companies first. */
function readShared({ db, clock }: Pick<Context, 'db' | 'clock'>): Shared {
  const known = shared.get(db);
  if (known && performance.now() - known.since < SHARED_MS) return known.read;
  const read = readOpen(db, clock());
  shared.set(db, { since: performance.now(), read });
  read.catch(() => forgetOpen(db));
  return read;
}

async function readOpen(db: Context['db'], now: Date): Shared {
  // A company is boosted while it has premium or a running boost.
  const {
    rows: [found],
  } = await sql<{ boosted: string[]; rows: Row[] }>`
    WITH boosted AS MATERIALIZED (SELECT company_id FROM subscriptions WHERE ${grantsPremium(now)}
        UNION SELECT user_id FROM company_profiles WHERE boosted_until > ${now})
    SELECT ARRAY(SELECT company_id FROM boosted) AS boosted, (SELECT coalesce(json_agg(found), '[]') FROM (
      (SELECT ${ROW} FROM campaigns c WHERE c.company_id IN (SELECT company_id FROM boosted) AND ${NEWEST_FIRST})
      UNION ALL (SELECT ${ROW} FROM campaigns c WHERE ${NEWEST_FIRST})) AS found) AS rows`.execute(db);
  const { boosted, rows } = found!;
  return { boosted: new Set(boosted), campaigns: await withAsked(db, rows) };
}

/** Lists the open campaigns that a talent may want, from companies that the talent has not blocked. */
export async function listOpenToTalent(
  context: Pick<Context, 'db' | 'clock'>,
  talentId: string,
): Promise<OpenToTalent[]> {
  const { db } = context;
  const [{ campaigns, boosted }, { rows }] = await Promise.all([
    readShared(context),
    sql<{ invited: Row[]; declined: string[]; interested: string[]; blocked: string[] }>`
      SELECT (SELECT coalesce(json_agg(found), '[]') FROM (SELECT ${ROW} FROM campaign_invitations i
          JOIN campaigns c ON c.id = i.campaign_id WHERE i.talent_id = ${talentId} AND ${NEWEST_FIRST}) AS found) AS invited,
        ARRAY(SELECT campaign_id FROM campaign_invitations
          WHERE talent_id = ${talentId} AND declined_at IS NOT NULL) AS declined,
        ARRAY(SELECT h.campaign_id FROM campaign_interests h JOIN campaigns c ON c.id = h.campaign_id
          WHERE h.talent_id = ${talentId} AND c.state = 'open') AS interested,
        ARRAY(SELECT user_id FROM company_profiles
          WHERE block_keys && ARRAY(SELECT domain::text FROM talent_blocks WHERE talent_id = ${talentId})) AS blocked`.execute(
      db,
    ),
  ]);
  const [invited, declined, interested, blocked] = [
    await withAsked(db, rows[0]!.invited),
    new Set(rows[0]!.declined),
    new Set(rows[0]!.interested),
    new Set(rows[0]!.blocked),
  ];
  const invitedTo = new Set(invited.map(({ id }) => id));
  const once = new Map([...invited, ...campaigns].map((campaign) => [campaign.id, campaign]));
  return [...once.values()]
    .filter(({ companyId }) => !blocked.has(companyId))
    .slice(0, SCORED_MAX)
    .map(({ id, companyId, asked }) => ({
      id,
      asked,
      isInvited: invitedTo.has(id),
      hasDeclined: declined.has(id),
      isBoosted: boosted.has(companyId),
      hasExpressedInterest: interested.has(id),
    }));
}

/** The requirements of campaigns, omitting those deleted since they were listed. */
async function withAsked(db: Context['db'], rows: readonly Row[]): Promise<Open[]> {
  const asked = new Map(rows.map((row) => [row.id, remembered.get(keyOf(row))]));
  const unknown = rows.filter(({ id }) => !asked.get(id)).map(({ id }) => id);
  if (unknown.length > 0) {
    const read = await db
      .selectFrom('campaigns')
      .selectAll()
      .select(sql<string>`xmin::text`.as('version'))
      .where('id', '=', sql<string>`ANY(${unknown})`)
      .execute();
    for (const row of read) {
      const input = toInput(row);
      remembered.set(keyOf({ id: row.id, companyId: row.company_id, version: row.version }), input);
      asked.set(row.id, input);
    }
  }
  return rows.flatMap(({ id, companyId }) => {
    const input = asked.get(id);
    return input ? [{ id, companyId, asked: input }] : [];
  });
}
