import { useState } from 'react';
import { useSession } from '#web/features/accounts/session.ts';
import { browserStorage } from '#web/lib/browser-state.ts';

const RECENT_MAX = 6;
const LEAST_LENGTH = 2;

const keyOf = (userId: string) => `closeup.recent-searches.${userId}`;

function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** This account's last search texts in this browser, latest first. */
export function useRecentSearches() {
  const { user } = useSession();
  const key = keyOf(user?.id ?? '');
  const [texts, setTexts] = useState(() => read(key));
  const store = (next: string[]) => {
    setTexts(next);
    browserStorage.store(key, JSON.stringify(next));
  };
  return {
    texts,
    add(text: string) {
      const wanted = text.trim();
      if (wanted.length >= LEAST_LENGTH) store([wanted, ...texts.filter((one) => one !== wanted)].slice(0, RECENT_MAX));
    },
    clear: () => store([]),
  };
}
