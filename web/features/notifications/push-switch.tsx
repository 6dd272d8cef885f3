import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { canPush, findSubscription, isBlocked, subscribe } from './push.ts';

const OWN_KEY = ['push subscription'];

/** Turns pushes to this browser on and off. The browser asks for permission when it is turned on. */
export function PushSwitch({ pushKey, endpoints }: { pushKey: string; endpoints: readonly string[] }) {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const own = useQuery({
    queryKey: OWN_KEY,
    queryFn: async () => (await findSubscription())?.endpoint ?? null,
    staleTime: Infinity,
  });
  const isOn = typeof own.data === 'string' && endpoints.includes(own.data);
  const turn = useMutation({
    async mutationFn(on: boolean) {
      if (!on) {
        const subscription = await findSubscription();
        if (!subscription) return;
        await client.notifications.unsubscribePush({ endpoint: subscription.endpoint });
        await subscription.unsubscribe();
        return;
      }
      const subscription = await subscribe(pushKey);
      if (subscription) await client.notifications.subscribePush(subscription);
      else notify.note(t(isBlocked() ? 'push.denied' : 'push.dismissed'));
    },
    onError: () => notify.failed(t('push.failed')),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: OWN_KEY }),
        queries.invalidateQueries({ queryKey: api.notifications.getPreferences.key() }),
      ]),
  });
  const isPossible = canPush();
  return (
    <Switch
      label={t('push.title')}
      note={t(isBlocked() ? 'push.denied' : isPossible ? 'push.text' : 'push.impossible')}
      checked={isOn}
      disabled={!isPossible || own.isPending}
      pending={turn.isPending}
      onChange={(on) => turn.mutate(on)}
    />
  );
}
