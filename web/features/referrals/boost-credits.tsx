import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/referrals.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { momentText } from '#web/lib/dates.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';

/** Boost credits, and the button that spends one. */
export function BoostCredits({ referral, userType }: { referral: Referral; userType: 'talent' | 'company' }) {
  const { t, i18n } = useTranslation('referrals');
  const queries = useQueryClient();
  const { boostCredits, boostedUntil, hasReach } = referral;
  const spend = useMutation(
    api.referrals.spendCredit.mutationOptions({
      onSuccess: (saved) => {
        cacheSaved(queries, api.referrals.getReferral.queryKey(), saved);
        const isLonger = boostedUntil && saved.boostedUntil;
        notify.done(isLonger ? t('inFront', { until: momentText(saved.boostedUntil!, i18n.language) }) : t('boosted'), {
          text: t(saved.hasReach ? `boostedText.${userType}` : `unseenText.${userType}`),
        });
      },
      onError: (error) => {
        void queries.invalidateQueries({ queryKey: api.referrals.getReferral.key() });
        notify.failed(t(codeOf(error) === 'no_credits' ? 'noCredits' : 'boostFailed'));
      },
    }),
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        <span className="d-1 block tabular-nums">{boostCredits}</span>
        <span className="text-lg font-bold">{t('credits', { count: boostCredits })}</span>
      </p>
      <p className="mb-3 text-sm text-on-video-2">{t(`creditsText.${userType}`)}</p>
      {boostedUntil && (
        <p role="status" className="flex items-center gap-1.5 text-sm font-bold text-tally">
          <Zap className="ic fill-current" aria-hidden />
          {t('inFront', { until: momentText(boostedUntil, i18n.language) })}
        </p>
      )}
      {boostCredits > 0 && !hasReach && <p className="text-sm">{t(`unseen.${userType}`)}</p>}
      <Button
        variant="primary"
        className="mt-auto"
        disabled={boostCredits === 0}
        pending={spend.isPending}
        onClick={() => spend.mutate({})}
      >
        {!spend.isPending && <Zap className="ic" aria-hidden />}
        {t('highlight')}
      </Button>
    </div>
  );
}
