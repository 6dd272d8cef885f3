import { useQuery } from '@tanstack/react-query';
import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useHashTarget } from '#web/lib/hash-target.ts';
import { untilEnd } from './until-end.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { BoostCredits } from './boost-credits.tsx';
import { CodeField } from './code-field.tsx';
import { useShareLink } from './use-share-link.ts';

/** Referral code, link and earned credits, on both profile pages. */
export function ReferralCard({ userType }: { userType: 'talent' | 'company' }) {
  const { t } = useTranslation('referrals');
  const referral = useQuery(
    api.referrals.getReferral.queryOptions({ refetchInterval: ({ state }) => untilEnd(state.data?.boostedUntil) }),
  );
  useHashTarget('referral', referral.isSuccess);
  const { copy, share } = useShareLink(referral.data?.link ?? '');
  if (referral.isPending) return <Skeleton className="h-80 rounded-[32px]! md:rounded-cover!" />;
  if (referral.isLoadingError) return <ErrorState title={t('loadFailed')} onRetry={() => void referral.refetch()} />;
  const { link, code } = referral.data;
  const address = link.replace(/^https?:\/\//, '');
  return (
    <section
      aria-labelledby="referral"
      className="grid gap-10 rounded-[32px] bg-slab p-6 text-on-video md:grid-cols-[minmax(0,1fr)_minmax(220px,272px)] md:rounded-cover md:p-10"
    >
      <div className="@container flex min-w-0 flex-col gap-5">
        <h2 id="referral" className="scroll-mt-10 text-lg font-semi">
          {t(`title.${userType}`)}
        </h2>
        <CodeField referral={referral.data} userType={userType} />
        <div className="flex flex-wrap items-center gap-3">
          <div className="flex min-w-0 flex-1 basis-72 items-center justify-between gap-3 rounded-[28px] py-1.5 pr-1.5 pl-5 inset-ring inset-ring-glass-line">
            <span className="min-w-0 wrap-anywhere">
              {address.slice(0, -code.length)}
              <wbr />
              {code}
            </span>
            <Button variant="video" size="sm" onClick={() => void copy()}>
              <Copy className="ic" aria-hidden />
              {t('copy')}
            </Button>
          </div>
          <Button variant="glass" onClick={() => void share()}>
            <Share2 className="ic" aria-hidden />
            {t('share')}
          </Button>
        </div>
      </div>
      <BoostCredits referral={referral.data} userType={userType} />
    </section>
  );
}
