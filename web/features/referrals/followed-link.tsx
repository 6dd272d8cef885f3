import { REFERRAL_CODE_MAX } from '#contract/values/limits.ts';
import { REFERRAL_LINK_DAYS } from '#contract/values/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { browserStorage } from '../../lib/browser-state.ts';
import { notify } from '../../ui/layers/notify.ts';
import { Gift, Unlink } from 'lucide-react';

const KEY = 'closeup.referral';
const DAY_MS = 86_400_000;

/** Stores a referral code in this browser for REFERRAL_LINK_DAYS. */
export function storeReferralCode(code: string) {
  browserStorage.store(
    KEY,
    JSON.stringify({ code: code.slice(0, REFERRAL_CODE_MAX), until: Date.now() + REFERRAL_LINK_DAYS * DAY_MS }),
  );
}

/** The stored referral code, unless it has expired. */
export function readReferralCode(): string | undefined {
  try {
    const { code, until } = JSON.parse(browserStorage.read(KEY) ?? '{}') as { code?: unknown; until?: unknown };
    return typeof code === 'string' && typeof until === 'number' && until > Date.now() ? code : undefined;
  } catch {
    return undefined;
  }
}

export const deleteReferralCode = () => browserStorage.delete(KEY);

/** The followed referral, from the URL or a stored code. */
export function useFollowedReferral() {
  const { t } = useTranslation('referrals');
  const { ref } = useSearch({ strict: false });
  const code = ref ?? readReferralCode();
  const referrer = useQuery(
    api.referrals.findReferrer.queryOptions({ input: { code: code ?? '' }, enabled: code !== undefined }),
  );
  const referrerName = referrer.data?.referrerName ?? null;
  return {
    code,
    referrerName,
    /** Whether the link in the address names a code that no one has. */
    isUnknown: ref !== undefined && referrer.data?.referrerName === null,
    /** Call once an account has registered with the code. */
    thank() {
      deleteReferralCode();
      if (referrerName) notify.done(t('awarded'), { text: t('awardedText', { name: referrerName }) });
    },
  };
}

type FollowedReferral = ReturnType<typeof useFollowedReferral>;

/** Shows who shared the link, or that no one did, above a registration form. */
export function InvitedBy({ referrerName, isUnknown }: Pick<FollowedReferral, 'referrerName' | 'isUnknown'>) {
  const { t } = useTranslation('referrals');
  if (!referrerName && !isUnknown) return null;
  const Icon = referrerName ? Gift : Unlink;
  return (
    <div role="status" className="mb-5 flex gap-2.5 rounded-md bg-sunk px-4 py-3 text-sm">
      <Icon className="ic mt-0.5" aria-hidden />
      <div>
        <p className="font-semi">{referrerName ? t('invitedBy', { name: referrerName }) : t('unknown')}</p>
        {isUnknown && <p className="text-ink-2">{t('unknownText')}</p>}
      </div>
    </div>
  );
}
