import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';
import { followedCode, deleteReferralCode } from './followed-code.ts';

/** Whose link led here, from the address or from a visit in the last 30 days. */
export function useFollowedReferral() {
  const { t } = useTranslation('referrals');
  const { ref } = useSearch({ strict: false });
  const code = ref ?? followedCode();
  const referrer = useQuery(
    api.referrals.findReferrer.queryOptions({ input: { code: code ?? '' }, enabled: code !== undefined }),
  );
  const referrerName = referrer.data?.referrerName ?? null;
  return {
    code,
    referrerName,
    /** Once an account is made with the code. */
    thank() {
      deleteReferralCode();
      if (referrerName) notify.done(t('awarded'), { text: t('awardedText', { name: referrerName }) });
    },
  };
}
