import { REFERRAL_CODE_MAX } from '#contract/values/text-lengths.ts';
import { REFERRAL_LINK_DAYS } from '#contract/values/accounts.ts';

const KEY = 'closeup.referral';
const DAY_MS = 86_400_000;

/** Keeps the code of the link that somebody followed, for 30 days in this browser. */
export function rememberCode(code: string) {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ code: code.slice(0, REFERRAL_CODE_MAX), until: Date.now() + REFERRAL_LINK_DAYS * DAY_MS }),
    );
  } catch {
    // A browser that keeps nothing still carries the code in the address.
  }
}

/** The code followed in the last 30 days. */
export function followedCode(): string | undefined {
  try {
    const { code, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { code?: unknown; until?: unknown };
    return typeof code === 'string' && typeof until === 'number' && until > Date.now() ? code : undefined;
  } catch {
    return undefined;
  }
}

export const deleteReferralCode = () => localStorage.removeItem(KEY);
