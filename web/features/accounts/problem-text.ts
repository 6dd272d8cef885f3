import type { TFunction } from 'i18next';
import { codeOf } from '#web/lib/failure.ts';

/** One sentence for a failed sign-in or registration. */
export function problemText(t: TFunction<'auth'>, error: unknown) {
  const code = codeOf(error);
  return t(`problem.${code === 'wrong_credentials' || code === 'rate_limited' || code === 'offline' ? code : 'other'}`);
}
