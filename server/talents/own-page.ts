import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { OwnTalentPage } from '#contract/talents/page.ts';
import type { Context } from '../platform/context.ts';
import { drawMissingSharePictures } from '../videos/share-picture.ts';
import { shownPages } from './page.ts';

export async function getOwnPage(context: Pick<Context, 'db' | 'env'>, userId: string): Promise<OwnTalentPage> {
  const [own, shown] = await Promise.all([
    context.db
      .selectFrom('talent_profiles')
      .select(['page_code', 'page_published_at', 'page_indexed_at'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    shownPages(context).select('t.user_id').where('t.user_id', '=', userId).executeTakeFirst(),
  ]);
  return {
    url: own.page_code && `${context.env.PUBLIC_URL}/t/${own.page_code}`,
    isPublished: own.page_published_at !== null,
    isIndexed: own.page_indexed_at !== null,
    isShown: shown !== undefined,
  };
}

/** Publishes or withdraws a talent's page. Publishing for the first time creates its unguessable code. */
export async function publishTalentPage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  { isPublished, isIndexed }: { isPublished: boolean; isIndexed: boolean },
) {
  const now = clock();
  const code = randomBytes(9).toString('base64url');
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('talent_profiles')
      .set({
        ...(isPublished && { page_code: sql`coalesce(page_code, ${code})` }),
        page_published_at: isPublished ? sql`coalesce(page_published_at, ${now})` : null,
        page_indexed_at: isPublished && isIndexed ? sql`coalesce(page_indexed_at, ${now})` : null,
      })
      .where('user_id', '=', userId)
      .execute();
    await drawMissingSharePictures(trx, userId);
  });
}
