import { type Kysely, sql } from 'kysely';
import { type Campaign, CAMPAIGNS_PAGE_SIZE, type CampaignInput } from '#contract/campaigns/campaigns.ts';
import { OPEN_CAMPAIGNS_MAX } from '#contract/values/limits.ts';
import { lockCompany } from '../billing/entitlement.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { failure, invalid } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { forgetOpen } from './open-to-talent.ts';
import { type CampaignRow, toColumns, toInput } from './rows.ts';
import type { AccountPart } from '../platform/account-part.ts';

export type CampaignContext = Pick<Context, 'db' | 'pool' | 'env' | 'clock'>;

const campaignsOf = ({ db }: Pick<CampaignContext, 'db'>, { userId }: Viewer) =>
  db
    .selectFrom('campaigns as c')
    .selectAll()
    .select([
      sql<number>`(SELECT count(*) FROM campaign_interests h WHERE h.campaign_id = c.id)`.as('interests'),
      sql<string>`created_at::text`.as('at'),
    ])
    .where('company_id', '=', userId);

export const toCampaign = (row: CampaignRow & { interests: number }): Campaign => ({
  id: row.id,
  ...toInput(row),
  state: row.state as Campaign['state'],
  interests: row.interests,
  createdAt: row.created_at.toISOString(),
});

/** Lists a company's campaigns, newest first. @throws invalid_input for a malformed cursor */
export async function listCampaigns(
  context: Pick<CampaignContext, 'db'>,
  viewer: Viewer,
  { cursor }: { cursor?: string | undefined } = {},
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await campaignsOf(context, viewer)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CAMPAIGNS_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > CAMPAIGNS_PAGE_SIZE ? rows[CAMPAIGNS_PAGE_SIZE - 1]! : null;
  return {
    items: rows.slice(0, CAMPAIGNS_PAGE_SIZE).map(toCampaign),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

async function getOwn(context: Pick<CampaignContext, 'db'>, viewer: Viewer, campaignId: string): Promise<Campaign> {
  const row = await campaignsOf(context, viewer).where('id', '=', campaignId).executeTakeFirst();
  if (!row) throw failure('not_found');
  return toCampaign(row);
}

/** @throws email_not_confirmed, conflict if too many are open, invalid_input if it starts in the past */
export async function createCampaign(
  context: Pick<CampaignContext, 'db' | 'clock'>,
  viewer: Viewer,
  input: CampaignInput,
) {
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  requireFuture(context, input.startsOn, 'startsOn');
  const { id } = await context.db.transaction().execute(async (trx) => {
    await requireRoom(trx, viewer);
    return trx
      .insertInto('campaigns')
      .values({ ...toColumns(input), company_id: viewer.userId, created_at: context.clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  forgetOpen(context.db);
  return getOwn(context, viewer, id);
}

/** Locks the company, so that two requests can't both open its last campaign. @throws conflict */
async function requireRoom(trx: Kysely<DB>, { userId }: Viewer) {
  await lockCompany(trx, userId);
  const { count } = await trx
    .selectFrom('campaigns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (count >= OPEN_CAMPAIGNS_MAX) throw failure('conflict');
}

/** A day that is over everywhere on Earth is past. */
function requireFuture({ clock }: Pick<CampaignContext, 'clock'>, day: string | null, field: string) {
  const lastZone = new Date(clock().getTime() - DAY_MS / 2);
  if (day !== null && day < lastZone.toISOString().slice(0, 10)) throw invalid(field, 'past_date');
}

/**
 * Changes the campaign, its state, or both.
 * @throws not_found, conflict if too many are open, invalid_input if it is moved to start in the past
 */
export async function changeCampaign(
  context: Pick<CampaignContext, 'db' | 'clock'>,
  viewer: Viewer,
  campaignId: string,
  { campaign, state }: { campaign?: CampaignInput; state?: Campaign['state'] },
) {
  const before = await getOwn(context, viewer, campaignId);
  if (campaign && campaign.startsOn !== before.startsOn) requireFuture(context, campaign.startsOn, 'campaign.startsOn');
  await context.db.transaction().execute(async (trx) => {
    if (state === 'open' && before.state !== 'open') await requireRoom(trx, viewer);
    await trx
      .updateTable('campaigns')
      .set({ ...(campaign ? toColumns(campaign) : {}), ...(state ? { state } : {}), updated_at: context.clock() })
      .where('id', '=', campaignId)
      .where('company_id', '=', viewer.userId)
      .execute();
  });
  forgetOpen(context.db);
  return getOwn(context, viewer, campaignId);
}

export const campaignsPart: AccountPart = {
  tables: {
    campaigns: { by: 'company_id' },
    campaign_interests: { by: 'talent_id' },
    campaign_invitations: { by: 'talent_id' },
    daily_matches: { by: 'company_id' },
  },
  derivedTables: ['campaign_matches'],
};
