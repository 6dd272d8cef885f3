import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import type { Change } from '../search/index/change-stream.ts';
import { SCORER } from '../search/matching/weights.ts';
import type { CampaignRow } from './rows.ts';

/** Beyond this many changes, all matches are found again. */
export const CHANGES_MAX = 100;
/** The stored score of a talent who has expressed interest but isn't searchable now. */
export const UNSEARCHABLE = -1;

export interface Scored {
  positionId: string;
  score: number;
}

/** A campaign with its stored matches. */
export interface KeptRow extends CampaignRow {
  block_keys: string[];
  /** The positions of talent who expressed interest. */
  interested: string[];
  /** Null when nothing is stored, or it is from another day, when availability differs. */
  kept: { positionIds: string[]; scores: number[]; askedHash: string } | null;
  /** The positions changed since the matches were stored, including duplicates, up to one more than the limit. */
  changed: string[] | null;
  /** `changed` includes all transactions before this one. */
  horizon: string;
}

/** Identifies a campaign's requirements and the scorer. */
export const hashOf = (asked: CampaignInput) =>
  createHash('md5')
    .update(JSON.stringify([SCORER.version, asked]))
    .digest('hex');

/** @param which a condition on `campaigns` as `c` */
export async function readKept(db: Kysely<DB>, which: RawBuilder<boolean>, day: string): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    SELECT c.*, p.block_keys, pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      ARRAY(SELECT position_id FROM campaign_interests i WHERE i.campaign_id = c.id) AS interested,
      CASE WHEN k.campaign_id IS NOT NULL THEN
        json_build_object('positionIds', k.position_ids, 'scores', k.scores, 'askedHash', k.asked_hash) END AS kept,
      CASE WHEN k.campaign_id IS NOT NULL THEN ARRAY(SELECT position_id FROM search_changes s
        WHERE (s.xid, s.seq) > (k.change_xid, k.change_seq) LIMIT ${CHANGES_MAX + 1}) END AS changed
    FROM campaigns c JOIN company_profiles p ON p.user_id = c.company_id
    LEFT JOIN campaign_matches k ON k.campaign_id = c.id AND k.utc_day = ${day}::date
    WHERE ${which} ORDER BY c.created_at DESC, c.id`.execute(db);
  return rows;
}

interface Kept {
  campaignId: string;
  matches: readonly Scored[];
  askedHash: string;
  upTo: Change;
}

/** Stores the matches of campaigns in one statement. */
export async function keep(db: Kysely<DB>, all: readonly Kept[], day: string) {
  if (all.length === 0) return;
  const rows = all.map(({ campaignId, matches, askedHash, upTo }) => ({
    campaign_id: campaignId,
    position_ids: matches.map(({ positionId }) => positionId),
    scores: matches.map(({ score }) => score),
    asked_hash: askedHash,
    change_xid: upTo.xid,
    change_seq: upTo.seq,
  }));
  await sql`
    INSERT INTO campaign_matches (campaign_id, position_ids, scores, asked_hash, change_xid, change_seq, utc_day)
    SELECT k.*, ${day}::date
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS k(campaign_id uuid, position_ids uuid[], scores smallint[],
      asked_hash text, change_xid xid8, change_seq bigint)
    JOIN campaigns c ON c.id = k.campaign_id ORDER BY k.campaign_id FOR KEY SHARE OF c
    ON CONFLICT (campaign_id) DO UPDATE SET position_ids = excluded.position_ids, scores = excluded.scores,
      asked_hash = excluded.asked_hash, change_xid = excluded.change_xid, change_seq = excluded.change_seq,
      utc_day = excluded.utc_day, none_on = NULL`.execute(db);
}
