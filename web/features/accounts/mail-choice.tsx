import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { notify } from '#web/ui/notify.ts';

/** Email preferences, saved with each change. */
export function MailChoice() {
  const { t } = useTranslation('mails');
  const queries = useQueryClient();
  const options = api.mails.getPreferences.queryOptions();
  const wanted = useQuery(options);
  const save = useMutation(
    api.mails.savePreferences.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(options.queryKey, saved);
        notify.done(t('saved'));
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  if (wanted.isLoadingError)
    return <ErrorState bare as="h3" title={t('loadFailed')} onRetry={() => void wanted.refetch()} />;
  return (
    <div className="flex flex-col">
      <Checkbox
        label={t('messages')}
        checked={wanted.data?.messages ?? false}
        disabled={!wanted.data || save.isPending}
        onChange={(messages) => save.mutate({ messages })}
      />
      {typeof wanted.data?.dailyMatch === 'boolean' && (
        <Checkbox
          label={t('dailyMatch')}
          checked={wanted.data.dailyMatch}
          disabled={save.isPending}
          onChange={(dailyMatch) => save.mutate({ dailyMatch })}
        />
      )}
    </div>
  );
}
