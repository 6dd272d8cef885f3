import { type InsertObject, type Kysely, sql } from 'kysely';
import { maskText } from '#contract/masking/contacts.ts';
import { DAY_MS, VIEW_MIN_MS } from '#contract/values/durations.ts';
import { notify } from '../notifications/notify.ts';
import type { Context } from '../platform/context.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { getAccessible } from '../visibility/accessible.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { AccountPart } from '../platform/account-part.ts';

/** An unlock is credited to the campaign from which the talent was viewed within this time. */
const CAMPAIGN_CREDIT_MS = 30 * DAY_MS;

const dayOf = (at: Date) => sql<Date>`${at.toISOString().slice(0, 10)}::date`;

/** Counts a view once per company, position and UTC day. @throws not_found */
export async function recordView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId: companyId }: Viewer,
  { positionId, playedMs, campaignId }: { positionId: string; playedMs: number; campaignId?: string },
): Promise<{ isCounted: boolean }> {
  const { talentId } = await getAccessible(db, companyId, positionId);
  if (playedMs < VIEW_MIN_MS) return { isCounted: false };
  const at = clock();
  return db.transaction().execute(async (trx) => {
    const isCounted = await countView(trx, {
      company_id: companyId,
      talent_id: talentId,
      position_id: positionId,
      position_title: await shownTitleOf(trx, positionId),
      campaign_id: campaignId ? ownCampaign(companyId, campaignId) : null,
      utc_day: dayOf(at),
      created_at: at,
    });
    if (!isCounted) return { isCounted };
    await announceEvent(trx, { companyId, talentId, type: 'position.viewed', data: { positionId }, at });
    const { companyName, positionTitle } = await trx
      .selectFrom('company_profiles as c')
      .innerJoin('talent_positions as p', (join) => join.on('p.id', '=', positionId))
      .select(['c.company_name as companyName', 'p.position_title as positionTitle'])
      .where('c.user_id', '=', companyId)
      .executeTakeFirstOrThrow();
    const data = { companyName, positionId, positionTitle };
    await notify(trx, { userId: talentId, aboutId: companyId, kind: 'view', data, at });
    return { isCounted };
  });
}

interface UnlockEvent {
  companyId: string;
  talentId: string;
  positionId: string;
  at: Date;
}

/** Records an unlock, which counts as a view too, so that no day has more unlocks than views. */
export async function recordUnlockEvent(trx: Kysely<DB>, { companyId, talentId, positionId, at }: UnlockEvent) {
  const event = {
    company_id: companyId,
    talent_id: talentId,
    position_id: positionId,
    position_title: await shownTitleOf(trx, positionId),
    campaign_id: campaignThatLedTo(companyId, talentId, at),
    utc_day: dayOf(at),
    created_at: at,
  };
  await countView(trx, event);
  await trx
    .insertInto('conversion_events')
    .values({ type: 'unlock', ...event })
    .execute();
}

/** @returns false when the company has already viewed the position on that UTC day. */
async function countView(
  trx: Kysely<DB>,
  event: Omit<InsertObject<DB, 'conversion_events'>, 'type'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('conversion_events')
    .values({ type: 'view', ...event })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'position_id', 'utc_day']).where('type', '=', 'view').doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A position's title as companies see it before an unlock. */
async function shownTitleOf(trx: Kysely<DB>, positionId: string): Promise<string> {
  const { position_title, full_name } = await trx
    .selectFrom('talent_positions as p')
    .innerJoin('talent_profiles as t', 't.user_id', 'p.talent_id')
    .select(['p.position_title', 't.full_name'])
    .where('p.id', '=', positionId)
    .executeTakeFirstOrThrow();
  return maskText(position_title, full_name);
}

const ownCampaign = (companyId: string, campaignId: string) =>
  sql<string | null>`(SELECT id FROM campaigns WHERE id = ${campaignId} AND company_id = ${companyId})`;

/** The campaign from which the company last opened a video of the talent, if that was recently. */
const campaignThatLedTo = (companyId: string, talentId: string, at: Date) => sql<string | null>`(
  SELECT campaign_id FROM conversion_events
  WHERE company_id = ${companyId} AND talent_id = ${talentId} AND type = 'view'
    AND created_at > ${new Date(at.getTime() - CAMPAIGN_CREDIT_MS)}
  ORDER BY created_at DESC LIMIT 1)`;

export const analyticsPart: AccountPart = {
  tables: { conversion_events: { by: ['company_id', 'talent_id'] }, company_days: { by: 'company_id' } },
  derivedTables: ['talent_days', 'position_totals', 'viewings', 'talent_totals'],
};
