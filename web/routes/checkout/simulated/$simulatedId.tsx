import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PREMIUM_PRICE, UNLOCK_PRICE } from '#contract/values/product.ts';
import { Guard } from '#web/features/accounts/guard.tsx';
import { moneyText } from '#web/features/unlocks/entitlement.tsx';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Tag } from '#web/ui/tag.tsx';

export const Route = createFileRoute('/checkout/simulated/$simulatedId')({
  staticData: { title: 'checkout' },
  component: () => (
    <Guard userType="company" ask="page">
      {() => <SimulatedCheckout />}
    </Guard>
  ),
});

/** The checkout page of the simulated payment provider. Charges nothing. */
function SimulatedCheckout() {
  const { t, i18n } = useTranslation('billing');
  const { simulatedId } = Route.useParams();
  const queries = useQueryClient();
  const input = { simulatedId };
  const options = api.billing.getSimulatedCheckout.queryOptions({ input });
  const checkout = useQuery(options);
  const leave = {
    onSuccess: ({ url }: { url: string }) => window.location.assign(url),
    onError: (error: Error) => {
      // Paid or expired in the meantime, which the page then says.
      if (codeOf(error) !== 'conflict') notify.failed(t('simulated.failed'));
      void checkout.refetch();
    },
  };
  const pay = useMutation(api.billing.paySimulated.mutationOptions(leave));
  const abandon = useMutation(api.billing.abandonSimulated.mutationOptions(leave));
  const decline = useMutation(
    api.billing.declineSimulated.mutationOptions({
      onSuccess: (declined) => cacheSaved(queries, options.queryKey, declined),
      onError: leave.onError,
    }),
  );
  const isBusy = pay.isPending || abandon.isPending || decline.isPending;
  const { data } = checkout;
  const toContacts = (
    <Link to="/company/dashboard" className={buttonClass({ variant: 'outline' })}>
      {t('simulated.toContacts')}
    </Link>
  );
  return (
    <main id="main" className="page grid min-h-[80dvh] place-content-center py-10">
      {checkout.isPending && <Skeleton className="h-96 w-[480px] max-w-full rounded-md!" />}
      {checkout.isLoadingError &&
        (codeOf(checkout.error) === 'not_found' ? (
          <EmptyState
            drawing="checkout-gone"
            as="h1"
            title={t('simulated.gone')}
            text={t('simulated.goneText')}
            action={toContacts}
          />
        ) : (
          <ErrorState as="h1" title={t('simulated.loadFailed')} onRetry={() => void checkout.refetch()} />
        ))}
      {data && (
        <div className="panel flex max-w-[480px] flex-col gap-5 p-6 md:p-10">
          <Tag tone="warn" className="self-start">
            {t('testMode')}
          </Tag>
          <h1 className="d-3">
            {t(
              data.givenName
                ? 'simulated.unlock'
                : data.kind === 'unlock'
                  ? 'invoiceFor.unlockGone'
                  : 'simulated.premium',
              { name: data.givenName },
            )}
          </h1>
          <p className="d-1">{moneyText(data.kind === 'unlock' ? UNLOCK_PRICE : PREMIUM_PRICE, i18n.language)}</p>
          <p className="text-ink-2">{t('simulated.text')}</p>
          {decline.isSuccess && data.state === 'open' && (
            <p role="alert" className="rounded-md bg-danger-wash px-4 py-3 text-sm font-medium text-danger">
              {t('simulated.declined')}
            </p>
          )}
          {data.state === 'open' ? (
            <div className="flex flex-col gap-2.5">
              <Button
                variant="primary"
                size="lg"
                full
                pending={pay.isPending}
                disabled={isBusy}
                onClick={() => pay.mutate({ ...input, card: 'works' })}
              >
                {t('simulated.pay')}
              </Button>
              <Button variant="outline" full disabled={isBusy} onClick={() => decline.mutate(input)}>
                {t('simulated.decline')}
              </Button>
              {data.kind === 'premium' && (
                <Button
                  variant="outline"
                  full
                  disabled={isBusy}
                  onClick={() => pay.mutate({ ...input, card: 'fails_later' })}
                >
                  {t('simulated.failsLater')}
                </Button>
              )}
              <Button variant="ghost" full disabled={isBusy} onClick={() => abandon.mutate(input)}>
                {t('simulated.leave')}
              </Button>
            </div>
          ) : (
            <>
              <p className="font-semi">{t(`simulated.is.${data.state}`)}</p>
              {toContacts}
            </>
          )}
        </div>
      )}
    </main>
  );
}
