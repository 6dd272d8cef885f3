import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Billing } from '#contract/billing/billing.ts';
import { moneyText } from '../unlocks/public.ts';
import { useReauthentication } from '../accounts/security/reauthentication.tsx';
import { api } from '../../lib/api.ts';
import { codeOf } from '../../lib/failure.ts';
import { dateFormat } from '#web/lib/dates.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Tag } from '../../ui/tag.tsx';

export function SubscriptionPanel({ billing: { plan, subscription, prices, isTest } }: { billing: Billing }) {
  const { t, i18n } = useTranslation('billing');
  const queries = useQueryClient();
  const failed = (error: unknown) => {
    const code = codeOf(error);
    notify.failed(
      t(
        code === 'email_not_confirmed'
          ? 'needsEmail'
          : code === 'payments_unavailable'
            ? 'unavailable'
            : 'actionFailed',
      ),
    );
  };
  const leave = { onSuccess: ({ url }: { url: string }) => window.location.assign(url), onError: failed };
  const save = {
    onSuccess: (saved: Billing) => cacheSaved(queries, api.billing.getBilling.queryKey(), saved),
    onError: failed,
  };
  const start = useMutation(api.billing.startPremium.mutationOptions(leave));
  const reauthentication = useReauthentication();
  const portal = useMutation(
    api.billing.openPortal.mutationOptions({
      ...leave,
      onError: (error) => reauthentication.handles(error, () => portal.mutate({})) || failed(error),
    }),
  );
  const cancel = useMutation(api.billing.cancelPremium.mutationOptions(save));
  const resume = useMutation(api.billing.resumePremium.mutationOptions(save));
  const day = (at: string) => dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(at));
  return (
    <div className="flex flex-col items-start gap-3 md:border-l md:border-line md:pl-8">
      <p>
        <span className="d-1">{moneyText(prices.premium, i18n.language)}</span>{' '}
        <span className="text-ink-2">{t('month')}</span>
      </p>
      {plan === 'premium' && subscription ? (
        <>
          <Tag tone={subscription.state === 'past_due' ? 'danger' : 'ok'}>
            {t(subscription.state === 'past_due' ? 'pastDue' : 'active')}
          </Tag>
          <p className="text-sm text-ink-2">
            {subscription.state === 'past_due' && subscription.graceEndsAt
              ? t('graceUntil', { day: day(subscription.graceEndsAt) })
              : t(subscription.isEnding ? 'endsOn' : 'renewsOn', { day: day(subscription.currentPeriodEnd) })}
          </p>
          <div className="flex flex-wrap gap-2.5 pt-3">
            {subscription.isEnding ? (
              <Button variant="primary" size="sm" pending={resume.isPending} onClick={() => resume.mutate({})}>
                {t('resume')}
              </Button>
            ) : (
              <Button variant="outline" size="sm" pending={cancel.isPending} onClick={() => cancel.mutate({})}>
                {t('cancel')}
              </Button>
            )}
            <Button variant="soft" size="sm" pending={portal.isPending} onClick={() => portal.mutate({})}>
              {t('portal')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t('anyTime')}</p>
          <Button variant="primary" full className="mt-2" pending={start.isPending} onClick={() => start.mutate({})}>
            {t('upgrade')}
          </Button>
        </>
      )}
      {isTest && <Tag tone="warn">{t('testMode')}</Tag>}
      {reauthentication.dialog}
    </div>
  );
}
