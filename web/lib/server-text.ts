import { useTranslation } from 'react-i18next';
import { ERROR_MESSAGES } from '#contract/values/error-messages.ts';
import { codeOf, isAnswer } from './failure.ts';

/** Returns the server's own message of an error if it has one, otherwise the translation of its code. */
export function useServerText() {
  const { t } = useTranslation('errors');
  return (error: unknown): string => {
    const code = codeOf(error);
    const isOwn = isAnswer(error) && error.code === code && code !== 'offline';
    return isOwn && error.message && error.message !== ERROR_MESSAGES[code] ? error.message : t(`code.${code}`);
  };
}
