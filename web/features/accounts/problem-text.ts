import type { TFunction } from 'i18next';
import { codeOf } from '#web/lib/failure.ts';

const KNOWN = ['wrong_credentials', 'passkey_refused', 'rate_limited', 'offline'] as const;

/** One sentence for a failed sign-in or registration. @param problem its error, or the code of it. */
export function problemText(t: TFunction<'auth'>, problem: unknown) {
  const code = typeof problem === 'string' ? problem : codeOf(problem);
  return t(`problem.${KNOWN.find((known) => known === code) ?? 'other'}`);
}
