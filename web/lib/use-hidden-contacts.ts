import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SETTLE_MS = 250;

/**
 * Says, while somebody types, what of a text companies get to see only after an unlock; undefined where that is nothing. The rules
 * are the server's, and loaded once there is a text.
 */
export function useHiddenContacts(text: string, fullName: string): string | undefined {
  const { t } = useTranslation('common');
  const [hidden, setHidden] = useState<string>();
  useEffect(() => {
    if (text.trim() === '') return setHidden(undefined);
    let isCurrent = true;
    const timer = setTimeout(() => {
      void import('#contract/masking/find-contacts.ts').then(({ findContacts }) => {
        if (!isCurrent) return;
        const [first] = findContacts(text, fullName);
        setHidden(first && text.slice(first.start, first.end));
      });
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, fullName]);
  return hidden === undefined ? undefined : t('ui.seenAfterUnlock', { text: hidden });
}
