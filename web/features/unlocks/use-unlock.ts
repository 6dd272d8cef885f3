import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/public.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/notify.ts';
import { forgetPendingUnlock, keepPendingUnlock } from './pending-unlock.ts';

/** The positions whose talents this company has unlocked. */
export function useUnlockedPositions(): ReadonlySet<string> {
  const { data } = useQuery(api.unlocks.listUnlockedPositions.queryOptions({ staleTime: 30_000 }));
  return new Set(data?.positionIds);
}

/** Reads again whatever an unlock changes. */
export function useUnlocksChanged() {
  const queries = useQueryClient();
  return () => {
    for (const key of [api.unlocks.key(), api.billing.getBilling.key(), api.chats.key()])
      void queries.invalidateQueries({ queryKey: key });
  };
}

/** Unlocking a talent: at once where something covers it, else by the provider's page. */
export function useUnlock(positionId: string) {
  const { t } = useTranslation('unlocks');
  const { user } = useSession();
  const changed = useUnlocksChanged();
  const navigate = useNavigate();
  const failed = (error: unknown) => {
    const code = codeOf(error);
    notify.failed(
      t(
        code === 'email_not_confirmed'
          ? 'failed.email'
          : code === 'payments_unavailable'
            ? 'failed.payments'
            : 'failed.other',
      ),
    );
    changed();
  };
  const unlock = useMutation(
    api.unlocks.unlock.mutationOptions({
      onSuccess: ({ talentName, conversationId }) => {
        forgetPendingUnlock();
        const open = () => void navigate({ to: '/messages/$conversationId', params: { conversationId } });
        notify.done(t('done', { name: talentName }), { action: { label: t('message'), onClick: open } });
        changed();
      },
      onError: failed,
    }),
  );
  const checkout = useMutation(
    api.unlocks.startCheckout.mutationOptions({
      onSuccess: ({ url }) => {
        if (user) keepPendingUnlock(positionId, user.id);
        window.location.assign(url);
      },
      onError: failed,
    }),
  );
  return { unlock, checkout };
}
