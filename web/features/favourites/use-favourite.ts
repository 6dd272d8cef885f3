import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PLANS } from '#contract/values/plans.ts';
import { api, client, PAGES } from '../../lib/api.ts';
import { codeOf } from '../../lib/failure.ts';
import { notify } from '../../ui/layers/notify.ts';

/** The cards of saved positions, newest first. */
export const useFavourites = () =>
  useInfiniteQuery(api.favourites.listFavourites.infiniteOptions({ ...PAGES, staleTime: 30_000 }));

/** The ids of all saved positions. A page holds a thousand. */
export const useSavedPositions = () =>
  useQuery({
    queryKey: [...api.favourites.listSavedPositions.key(), 'all'],
    staleTime: 30_000,
    queryFn: async () => {
      const ids: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await client.favourites.listSavedPositions(PAGES.input(cursor));
        ids.push(...page.items);
        if (page.nextCursor === null) return ids;
        cursor = page.nextCursor;
      }
    },
    select: asSet,
  });

const asSet = (ids: string[]) => new Set(ids);

/** Names the list of saved positions, with their number once it is known. */
export function useSavedTitle() {
  const { t } = useTranslation('favourites');
  const { data } = useSavedPositions();
  return data ? t('only', { count: data.size }) : t('list');
}

/** Says that a position couldn't be saved: at the limit of the plan, with a link to Premium. */
export function useSaveFailure() {
  const { t } = useTranslation(['favourites', 'common']);
  const navigate = useNavigate();
  return (error: unknown) =>
    codeOf(error) === 'plan_limit'
      ? notify.failed(t('limit', { count: PLANS.free.favourites }), {
          action: {
            label: t('common:plan.see'),
            onClick: () => void navigate({ to: '/company/profile', hash: 'plan' }),
          },
        })
      : notify.failed(t('failed'));
}

/** Whether a position is saved, and a toggle that updates optimistically. */
export function useFavourite(positionId: string) {
  const queries = useQueryClient();
  const { data } = useSavedPositions();
  const isSaved = data?.has(positionId) ?? false;
  const handlers = {
    onError: useSaveFailure(),
    onSettled: () => queries.invalidateQueries({ queryKey: api.favourites.key() }),
  };
  const save = useMutation(api.favourites.saveFavourite.mutationOptions(handlers));
  const remove = useMutation(api.favourites.removeFavourite.mutationOptions(handlers));
  const isPending = save.isPending || remove.isPending;
  return {
    isSaved: isPending ? save.isPending : isSaved,
    save: (onSaved: () => void) => save.mutate({ positionId }, { onSuccess: onSaved }),
    remove: () => remove.mutate({ positionId }),
    toggle: () => !isPending && (isSaved ? remove : save).mutate({ positionId }),
  };
}
