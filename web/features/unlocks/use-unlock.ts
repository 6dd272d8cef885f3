import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../accounts/session.ts';
import { api } from '../../lib/api.ts';
import { codeOf } from '../../lib/failure.ts';
import { notify } from '../../ui/layers/notify.ts';
import { deletePendingUnlock, storePendingUnlock } from './pending-unlock.ts';

/** Refreshes everything that an unlock changes, including cards. */
export function useUnlocksChanged() {
  const queries = useQueryClient();
  return () => {
    const cards = [api.search.findTalents.key(), api.search.getTalent.key(), api.favourites.key(), api.campaigns.key()];
    for (const key of [api.unlocks.key(), api.billing.getBilling.key(), api.chats.key(), ...cards])
      void queries.invalidateQueries({ queryKey: key });
  };
}

/** Reports why an unlock or a checkout failed. */
export function useCheckoutFailed() {
  const { t } = useTranslation('unlocks');
  return (error: unknown) => {
    const code = codeOf(error);
    if (code === 'conversation_failed') notify.failed(t('failed.conversation'), { text: t('failed.nothingCharged') });
    else
      notify.failed(
        t(
          code === 'email_not_confirmed'
            ? 'failed.email'
            : code === 'payments_unavailable'
              ? 'failed.payments'
              : 'failed.other',
        ),
      );
  };
}

/** Unlocks a talent, or starts a checkout at the payment provider. */
export function useUnlock(positionId: string) {
  const { t } = useTranslation('unlocks');
  const { user } = useSession();
  const changed = useUnlocksChanged();
  const tell = useCheckoutFailed();
  const failed = (error: unknown) => {
    tell(error);
    changed();
  };
  const unlock = useMutation(
    api.unlocks.unlock.mutationOptions({
      onSuccess: ({ talentName }) => {
        deletePendingUnlock();
        notify.done(t('done', { name: talentName }));
        changed();
      },
      onError: failed,
    }),
  );
  const checkout = useMutation(
    api.unlocks.startCheckout.mutationOptions({
      onSuccess: ({ url }) => {
        if (user) storePendingUnlock(positionId, user.id);
        window.location.assign(url);
      },
      onError: failed,
    }),
  );
  return { unlock, checkout };
}
