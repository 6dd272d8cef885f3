import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { deletePendingUnlock } from '#web/features/unlocks/public.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';

/**
 * Handles the return from the payment page. The server asks the provider how the checkout ended, since the address proves nothing.
 * `onDone` gets the unlocked contact, if there is one.
 */
export function useCheckoutReturn(checkoutId: string | undefined, onDone: (contactId: string | null) => void) {
  const { t } = useTranslation(['billing', 'unlocks']);
  const queries = useQueryClient();
  const asked = useRef(false);
  const { mutate, isPending } = useMutation(
    api.billing.confirmCheckout.mutationOptions({
      onSuccess: ({ state, contactId, talentName }) => {
        if (state === 'paid') {
          deletePendingUnlock();
          const unlocked = talentName ? { text: t('unlocks:done', { name: talentName }) } : {};
          notify.done(t('return.paid'), { ms: 4000, ...unlocked });
        } else notify.failed(t(`return.${state}`), { ms: TOAST_MS.unpaid });
        void queries.invalidateQueries();
        onDone(state === 'paid' ? contactId : null);
      },
      onError: () => {
        notify.failed(t('return.failed'));
        onDone(null);
      },
    }),
  );
  useEffect(() => {
    if (!checkoutId || asked.current) return;
    asked.current = true;
    mutate({ checkoutId });
  }, [checkoutId, mutate]);
  return { isConfirming: isPending };
}
