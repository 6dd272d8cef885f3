import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenQuiet } from './browser-state.ts';

const DEBOUNCE_MS = 250;
const NONE: string[] = [];

/**
 * Warns once typing pauses which parts of the text companies see only after an unlock; undefined if there are none. Uses the
 * server's masking rules, which load with the first text.
 */
export function useHiddenContacts(text: string, fullName: string): string | undefined {
  const { t, i18n } = useTranslation('common');
  const [hidden, setHidden] = useState(NONE);
  useEffect(() => {
    if (text.trim() === '') return setHidden(NONE);
    let isCurrent = true;
    const find = async () => {
      const { findContacts } = await import('#contract/masking/contacts.ts');
      await whenQuiet();
      if (isCurrent) setHidden(findContacts(text, fullName).map(({ start, end }) => text.slice(start, end)));
    };
    const timer = setTimeout(() => void find(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, fullName]);
  if (hidden.length === 0) return undefined;
  const quoted = [...new Set(hidden)].map((contact) => t('ui.quoted', { text: contact.trim() }));
  return t('ui.seenAfterUnlock', { contacts: new Intl.ListFormat(i18n.language).format(quoted) });
}
