import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { useSaveFailure } from './use-favourite.ts';

/** Saves several positions in turn, and stops at the limit of the plan. */
export function useSaveAll() {
  const { t } = useTranslation('favourites');
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (positionIds: readonly string[]) => {
      for (const positionId of positionIds) await client.favourites.saveFavourite({ positionId });
      return positionIds.length;
    },
    onSuccess: (count) => notify.done(t('savedAll', { count })),
    onError: useSaveFailure(),
    onSettled: () => queries.invalidateQueries({ queryKey: api.favourites.listFavourites.key() }),
  });
  return { saveAll: (positionIds: readonly string[]) => save.mutate(positionIds), isPending: save.isPending };
}
