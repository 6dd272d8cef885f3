import { ORPCError } from '@orpc/client';
import { useTranslation } from 'react-i18next';
import { ERROR_RESPONSES } from '#contract/values/errors.ts';
import { codeOf } from './failure.ts';

/** What the server said about an error: its own words where it has any, else those of the code in the reader's language. */
export function useServerText() {
  const { t } = useTranslation('errors');
  return (error: unknown): string => {
    const code = codeOf(error);
    const isOwn = error instanceof ORPCError && error.code === code && code !== 'offline';
    return isOwn && error.message && error.message !== ERROR_RESPONSES[code].message
      ? error.message
      : t(`code.${code}`);
  };
}
