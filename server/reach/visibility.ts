import { sql } from 'kysely';
import { BLOCKED_DOMAINS_MAX } from '#contract/constants.ts';
import type { Visibility } from '#contract/reach.ts';
import type { Context } from '../context.ts';
import { invalid } from '../failure.ts';
import { readCards } from '../search/cards.ts';
import { refreshTalentEntries } from '../search/entry.ts';
import { domainsOf } from '../search/hidden.ts';
import { readDomain } from './domain.ts';

type App = Pick<Context, 'db' | 'pool' | 'storage' | 'env' | 'clock'>;

/** Who could see a talent, and the cards they would see. */
export async function getVisibility(app: App, talentId: string): Promise<Visibility> {
  const { db } = app;
  const [{ paused_at }, blocks, companies, found] = await Promise.all([
    db.selectFrom('talent_profiles').select('paused_at').where('user_id', '=', talentId).executeTakeFirstOrThrow(),
    db.selectFrom('talent_blocks').select('domain').where('talent_id', '=', talentId).orderBy('domain').execute(),
    db
      .selectFrom('users')
      .innerJoin('company_profiles as c', 'c.user_id', 'users.id')
      .select(['users.email', 'c.website'])
      .where('email_verified', '=', true)
      .execute(),
    db
      .selectFrom('talent_search as s')
      .innerJoin('talent_positions as p', 'p.id', 's.position_id')
      .select('s.position_id')
      .where('p.talent_id', '=', talentId)
      .orderBy('p.created_at')
      .execute(),
  ]);
  const blocked = new Set(blocks.map(({ domain }) => domain));
  const isKeptOut = ({ email, website }: (typeof companies)[number]) =>
    domainsOf(email, website).some((domain) => blocked.has(domain));
  return {
    isPaused: paused_at !== null,
    blockedDomains: [...blocked],
    companies: companies.length,
    keptOut: companies.filter(isKeptOut).length,
    cards: await readCards(
      app,
      found.map(({ position_id }) => position_id),
      [],
    ),
  };
}

/** Takes every position out of search, or puts them back. */
export async function pauseProfile({ db, env, clock }: App, talentId: string, isPaused: boolean) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('talent_profiles')
      .set({ paused_at: isPaused ? sql<Date>`coalesce(paused_at, ${clock()})` : null })
      .where('user_id', '=', talentId)
      .execute();
    await refreshTalentEntries(trx, talentId, { moderation: env.MODERATION });
  });
}

/** Companies of this domain find the talent no more. @throws invalid_input */
export async function blockDomain({ db }: Pick<App, 'db'>, talentId: string, text: string) {
  const domain = readDomain(text);
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('talent_profiles').select('user_id').where('user_id', '=', talentId).forUpdate().execute();
    const known = await trx.selectFrom('talent_blocks').select('domain').where('talent_id', '=', talentId).execute();
    if (known.length >= BLOCKED_DOMAINS_MAX) throw invalid('domain', 'too_many');
    await trx
      .insertInto('talent_blocks')
      .values({ talent_id: talentId, domain })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function unblockDomain({ db }: Pick<App, 'db'>, talentId: string, domain: string) {
  await db.deleteFrom('talent_blocks').where('talent_id', '=', talentId).where('domain', '=', domain).execute();
}
