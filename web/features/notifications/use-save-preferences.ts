import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { notify } from '#web/ui/layers/notify.ts';

const SAVES = ['notification preferences'] as const;

/** Shows each choice at once and saves them in order, so that several can be made without waiting. */
export function useSavePreferences() {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const { queryKey } = api.notifications.getPreferences.queryOptions();
  return useMutation(
    api.notifications.savePreferences.mutationOptions({
      mutationKey: SAVES,
      scope: { id: SAVES[0] },
      onMutate: ({ emails, pushes, ...hours }) => {
        const shown = queries.getQueryData(queryKey);
        if (shown)
          cacheSaved(queries, queryKey, {
            ...shown,
            ...hours,
            emails: { ...shown.emails, ...emails },
            pushes: { ...shown.pushes, ...pushes },
          });
      },
      onSuccess: (saved) => {
        // A response lacks the choices that are still being saved.
        if (queries.isMutating({ mutationKey: SAVES }) === 1) cacheSaved(queries, queryKey, saved);
        notify.done(t('saved'));
      },
      onError: () => {
        notify.failed(t('failed'));
        return queries.invalidateQueries({ queryKey });
      },
    }),
  );
}
