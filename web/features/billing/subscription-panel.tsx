import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing } from '#contract/billing/billing.ts';
import { moneyText } from '../unlocks/public.ts';
import { ConfirmNote } from '../accounts/emails/unconfirmed-banner.tsx';
import { useReauthentication } from '../accounts/security/reauthentication.tsx';
import { useSession } from '../accounts/session.ts';
import { api } from '../../lib/api.ts';
import { codeOf } from '../../lib/failure.ts';
import { dateText } from '#web/lib/dates.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { Tag } from '../../ui/tag.tsx';

export function SubscriptionPanel({ billing: { plan, subscription, prices, isTest } }: { billing: Billing }) {
  const { t, i18n } = useTranslation('billing');
  const queries = useQueryClient();
  const { user } = useSession();
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
  const save = (saved: Billing) => cacheSaved(queries, api.billing.getBilling.queryKey(), saved);
  const start = useMutation(api.billing.startPremium.mutationOptions(leave));
  const reauthentication = useReauthentication();
  const portal = useMutation(
    api.billing.openPortal.mutationOptions({
      ...leave,
      onError: (error) => reauthentication.handles(error, () => portal.mutate({})) || failed(error),
    }),
  );
  const [isAsking, setIsAsking] = useState(false);
  const day = (at: string) => dateText(at, i18n.language);
  const end = { day: subscription ? day(subscription.graceEndsAt ?? subscription.currentPeriodEnd) : '' };
  const hasToPay = subscription?.state === 'past_due' && !subscription.isEnding;
  const portalLook = { variant: hasToPay ? 'primary' : 'soft', size: 'sm' } as const;
  const cancel = useMutation(
    api.billing.cancelPremium.mutationOptions({
      onError: () => notify.failed(t('cancelFailed')),
      onSuccess: (saved) => {
        save(saved);
        setIsAsking(false);
        notify.done(t('cancelled', end));
      },
    }),
  );
  const resume = useMutation(
    api.billing.resumePremium.mutationOptions({
      onError: () => notify.failed(t('resumeFailed', end)),
      onSuccess: (saved) => {
        save(saved);
        notify.done(t('resumed'));
      },
    }),
  );
  return (
    <div className="flex flex-col items-start gap-3 lg:border-l lg:border-line lg:pl-8">
      <p>
        <span className="d-1">{moneyText(prices.premium, i18n.language)}</span>{' '}
        <span className="text-ink-2">{t('month')}</span>
      </p>
      {plan === 'premium' && subscription ? (
        <>
          <Tag tone={hasToPay ? 'danger' : subscription.isEnding ? 'warn' : 'ok'}>
            {t(hasToPay ? 'pastDue' : subscription.isEnding ? 'ending' : 'active', end)}
          </Tag>
          <p className="text-sm text-ink-2">
            {t(hasToPay ? 'graceUntil' : subscription.isEnding ? 'endsOn' : 'renewsOn', end)}
          </p>
          <div className="flex flex-wrap items-center gap-2.5 pt-3">
            {subscription.isEnding ? (
              <Button variant="primary" size="sm" pending={resume.isPending} onClick={() => resume.mutate({})}>
                {t('resume')}
              </Button>
            ) : (
              <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
                {t('cancel')}
              </Button>
            )}
            {isTest ? (
              // The simulated provider has no portal.
              <a href="#invoices" className={buttonClass(portalLook)}>
                {t('portal')}
              </a>
            ) : (
              <Button {...portalLook} pending={portal.isPending} onClick={() => portal.mutate({})}>
                {t('portal')}
              </Button>
            )}
          </div>
          <Dialog open={isAsking} onOpenChange={setIsAsking} title={t('cancelTitle')} text={t('cancelText', end)}>
            <div className="grid gap-2.5 pt-2">
              <Button variant="danger" full pending={cancel.isPending} onClick={() => cancel.mutate({})}>
                {t('cancel')}
              </Button>
              <Button variant="soft" full onClick={() => setIsAsking(false)}>
                {t('resume')}
              </Button>
            </div>
          </Dialog>
        </>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t('anyTime')}</p>
          {user && !user.emailVerified ? (
            <ConfirmNote user={user}>{t('confirmFirst', { email: user.email })}</ConfirmNote>
          ) : (
            <Button
              variant="primary"
              full
              className="mt-2 max-w-80"
              pending={start.isPending}
              onClick={() => start.mutate({})}
            >
              {t('upgrade')}
            </Button>
          )}
        </>
      )}
      {isTest && <Tag tone="warn">{t('testMode')}</Tag>}
      {reauthentication.dialog}
    </div>
  );
}
