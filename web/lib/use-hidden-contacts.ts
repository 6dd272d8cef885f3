import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const DEBOUNCE_MS = 250;

/**
 * Warns while somebody types that companies see a part of the text only after an unlock; undefined if there is none. Uses the
 * server's masking rules, which load with the first text.
 */
export function useHiddenContacts(text: string, fullName: string): string | undefined {
  const { t } = useTranslation('common');
  const [hidden, setHidden] = useState<string>();
  useEffect(() => {
    if (text.trim() === '') return setHidden(undefined);
    let isCurrent = true;
    const timer = setTimeout(() => {
      void import('#contract/masking/contacts.ts').then(({ findContacts }) => {
        if (!isCurrent) return;
        const [first] = findContacts(text, fullName);
        setHidden(first && text.slice(first.start, first.end));
      });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, fullName]);
  return hidden === undefined ? undefined : t('ui.seenAfterUnlock', { text: hidden });
}
