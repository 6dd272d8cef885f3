import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { PERSONAL_EMAIL_DOMAINS } from '#contract/accounts/fields.ts';
import { BLOCKED_CHATS_SHOWN, BLOCKED_DOMAINS_MAX } from '#contract/insights.ts';
import type { Visibility } from '#contract/insights.ts';
import type { Context } from '../platform/context.ts';
import { readCounters } from '../platform/db/counters.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { invalid } from '../platform/http/failure.ts';
import { readCards } from '../search/cards.ts';
import { refreshTalentDocuments } from '../search/documents/search-document.ts';
import { readDomain } from '../visibility/blocks.ts';
import type { AccountPart } from '../platform/account-part.ts';

type VisibilityContext = Pick<Context, 'db' | 'pool' | 'env' | 'clock'>;

/** Returns how many companies can find a talent, whom the talent has blocked, and the cards that companies see. */
export async function getVisibility(context: VisibilityContext, talentId: string): Promise<Visibility> {
  const { db } = context;
  const [{ paused_at, domains, chats, blocked }, count, found] = await Promise.all([
    db
      .selectFrom('talent_profiles')
      .select([
        'paused_at',
        sql<string[]>`ARRAY(${domainsBlockedBy(db, talentId).orderBy('domain')})`.as('domains'),
        jsonArrayFrom(chatsBlockedBy(db, talentId)).as('chats'),
        sql<number>`(SELECT count(*) FROM company_profiles c JOIN users u ON u.id = c.user_id WHERE u.email_verified
          AND c.block_keys && ARRAY(SELECT domain FROM talent_blocks WHERE talent_id = ${talentId}))`.as('blocked'),
      ])
      .where('user_id', '=', talentId)
      .executeTakeFirstOrThrow(),
    readCounters(db, ['companies.confirmed']),
    db
      .selectFrom('talent_search as s')
      .innerJoin('talent_positions as p', 'p.id', 's.position_id')
      .select('s.position_id')
      .where('p.talent_id', '=', talentId)
      .orderBy('p.created_at')
      .execute(),
  ]);
  return {
    isPaused: paused_at !== null,
    blockedDomains: domains,
    blockedChats: chats,
    companies: count('companies.confirmed'),
    blockedCompanies: blocked,
    cards: await readCards(
      context,
      found.map(({ position_id }) => position_id),
      [],
      talentId,
    ),
  };
}

const chatsBlockedBy = (db: Kysely<DB>, talentId: string) =>
  db
    .selectFrom('conversations as v')
    .innerJoin('company_profiles as c', 'c.user_id', 'v.company_id')
    .select(['v.id as conversationId', 'c.company_name as companyName'])
    .where('v.talent_id', '=', talentId)
    .where('v.state', '=', 'blocked')
    .orderBy('v.answered_at', 'desc')
    .limit(BLOCKED_CHATS_SHOWN);

/** Domains blocked directly, excluding companies blocked in a conversation. */
const domainsBlockedBy = (db: Kysely<DB>, talentId: string) =>
  db.selectFrom('talent_blocks').select('domain').where('talent_id', '=', talentId).where('company_id', 'is', null);

/** Removes all of a talent's positions from search, or restores them. */
export async function pauseProfile({ db, env, clock }: VisibilityContext, talentId: string, isPaused: boolean) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('talent_profiles')
      .set({ paused_at: isPaused ? sql<Date>`coalesce(paused_at, ${clock()})` : null })
      .where('user_id', '=', talentId)
      .execute();
    await refreshTalentDocuments(trx, talentId, { moderation: env.MODERATION });
  });
}

/** Hides the talent from companies of this domain. @throws invalid_input */
export async function blockDomain({ db }: Pick<VisibilityContext, 'db'>, talentId: string, text: string) {
  const domain = readDomain(text);
  if ((PERSONAL_EMAIL_DOMAINS as readonly string[]).includes(domain)) throw invalid('domain', 'personal_domain');
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('talent_profiles').select('user_id').where('user_id', '=', talentId).forUpdate().execute();
    const known = await domainsBlockedBy(trx, talentId).execute();
    if (known.length >= BLOCKED_DOMAINS_MAX) throw invalid('domain', 'too_many');
    await trx
      .insertInto('talent_blocks')
      .values({ talent_id: talentId, domain })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function unblockDomain({ db }: Pick<VisibilityContext, 'db'>, talentId: string, domain: string) {
  await db
    .deleteFrom('talent_blocks')
    .where('talent_id', '=', talentId)
    .where('domain', '=', domain)
    .where('company_id', 'is', null)
    .execute();
}

export const insightsPart: AccountPart = { tables: { talent_blocks: { by: 'talent_id' } } };
