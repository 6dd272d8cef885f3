import { sql } from 'kysely';
import type { PageCard, TalentPage } from '#contract/talents/page.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { readCards } from '../search/cards.ts';

const INDEXED_MAX = 20_000;

/** Talent with a visible page: published, not paused or leaving, and with a video that companies can find. */
export const shownPages = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('talent_profiles as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .where('t.page_published_at', 'is not', null)
    .where('t.paused_at', 'is', null)
    .where('u.deletion_requested_at', 'is', null)
    .where(
      sql<boolean>`EXISTS (SELECT FROM talent_search s JOIN talent_positions p ON p.id = s.position_id WHERE p.talent_id = t.user_id)`,
    );

/** Returns a published page and the address of its share picture. @throws not_found, also for companies that the talent has blocked */
export async function getTalentPage(
  context: Pick<Context, 'db' | 'pool' | 'env'>,
  viewer: Pick<Viewer, 'userId' | 'userType' | 'blockKeys'> | null,
  code: string,
): Promise<{ page: TalentPage; pictureUrl: string | null }> {
  const talent = await shownPages(context)
    .select(['t.user_id', 't.page_indexed_at'])
    .where('t.page_code', '=', code)
    .executeTakeFirst();
  if (!talent) throw failure('not_found');
  const positions = await context.db
    .selectFrom('talent_positions as p')
    .innerJoin('videos as v', (join) => join.onRef('v.position_id', '=', 'p.id').on('v.state', '=', 'ready'))
    .select(['p.id', 'v.share_key', 'v.public_id'])
    .where('p.talent_id', '=', talent.user_id)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
  // Every viewer sees what a visitor sees, so the cards are read without a viewer.
  const cards = await readCards(
    context,
    positions.map(({ id }) => id),
    viewer?.blockKeys ?? [],
  );
  const [first] = cards;
  if (!first) throw failure('not_found');
  const pictured = positions.find(({ id }) => id === first.positionId);
  return {
    page: {
      code,
      talentName: first.talentName,
      cards: cards.map(({ scores: _scores, isBoosted: _boosted, isViewed: _viewed, ...card }): PageCard => card),
      isIndexed: talent.page_indexed_at !== null,
      isOwn: talent.user_id === viewer?.userId,
      isForHiring: viewer?.userType !== 'talent',
    },
    pictureUrl: pictured?.share_key ? `${context.env.PUBLIC_URL}/t/${code}/${pictured.public_id}.jpg` : null,
  };
}

/** Lists the paths of the pages that search engines may find, newest first. */
export async function listIndexedTalents(context: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await shownPages(context)
    .select('t.page_code')
    .where('t.page_indexed_at', 'is not', null)
    .orderBy('t.page_indexed_at', 'desc')
    .limit(INDEXED_MAX)
    .execute();
  return rows.map(({ page_code }) => `/t/${page_code}`);
}
