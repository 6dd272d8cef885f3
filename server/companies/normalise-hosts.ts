import { sql } from 'kysely';
import { hostOf, websiteSchema } from '#contract/fields/website.ts';
import type { Context } from '../platform/context.ts';

/** Normalizes the hosts of websites and blocked domains that were stored before they were normalized on write. */
export async function normaliseHosts({ db }: Pick<Context, 'db'>) {
  const nonAscii = sql.lit('[^ -~]');
  const companies = await db
    .selectFrom('company_profiles')
    .select(['user_id', 'website'])
    .where('website', '~', nonAscii)
    .execute();
  for (const { user_id, website } of companies)
    await db
      .updateTable('company_profiles')
      .set({ website: websiteSchema.safeParse(website).data ?? null })
      .where('user_id', '=', user_id)
      .where('website', '=', website)
      .execute();
  const blocks = await db.selectFrom('talent_blocks').selectAll().where('domain', '~', nonAscii).execute();
  for (const { talent_id, domain, created_at } of blocks)
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('talent_blocks')
        .values({ talent_id, domain: hostOf(domain) ?? domain.normalize('NFKC'), created_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx.deleteFrom('talent_blocks').where('talent_id', '=', talent_id).where('domain', '=', domain).execute();
    });
}
