import { FEATURED_VIDEOS } from '#contract/search/search.ts';
import type { TalentCard } from '#contract/search/search.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { readCards } from './cards.ts';

/** The cards on the home page: boosted first, then newest. */
export async function listFeatured(context: Pick<Context, 'pool' | 'env'>): Promise<TalentCard[]> {
  const { rows } = await context.pool.query<{ id: string }>({
    name: 'featured',
    text: `SELECT position_id AS id FROM talent_search ORDER BY boosted DESC, updated_at DESC, position_id DESC LIMIT ${FEATURED_VIDEOS}`,
  });
  return readCards(
    context,
    rows.map(({ id }) => id),
    [],
  );
}

/** @throws not_found when this company can't find the position. */
export async function getTalent(
  context: Pick<Context, 'pool' | 'env'>,
  positionId: string,
  { userId, blockKeys }: Pick<Viewer, 'userId' | 'blockKeys'>,
): Promise<TalentCard> {
  const [card] = await readCards(context, [positionId], blockKeys, userId);
  if (!card) throw failure('not_found');
  return card;
}
