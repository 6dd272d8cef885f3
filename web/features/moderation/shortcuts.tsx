import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '#web/lib/is-typing.ts';
import { Kbd } from '../../ui/badge.tsx';

/** How long after a key that means nothing here the next ones are taken for the rest of a word. */
const WORD_MS = 1000;

/** Binds single-key shortcuts, which are ignored in text fields, in dialogs, with a modifier, and within words typed by mistake. */
export function useShortcuts(acts: Record<string, (event: KeyboardEvent) => void>) {
  const wordAt = useRef(-WORD_MS);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.metaKey || event.ctrlKey || event.altKey) return;
      const act = acts[event.key.toLowerCase()];
      if (isTyping(event) || document.querySelector('[role=dialog][data-state=open]')) return;
      if (!act || event.timeStamp - wordAt.current < WORD_MS) {
        wordAt.current = event.timeStamp;
        return;
      }
      event.preventDefault();
      act(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const ROWS = [
  { does: 'approve', keys: ['A'] },
  { does: 'notes', keys: ['R'] },
  { does: 'reject', keys: ['Ctrl / ⌘', 'Enter'] },
  { does: 'leave', keys: ['Esc'] },
  { does: 'move', keys: ['J', 'K'] },
  { does: 'change', keys: ['U'] },
] as const;

export function ShortcutLegend() {
  const { t } = useTranslation('admin');
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2 max-md:hidden">
      <span className="sr-only">{t('videos.keys.label')}</span>
      {ROWS.map(({ does, keys }) => (
        <span key={does} className="flex items-center gap-2">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {t(`videos.keys.${does}`)}
        </span>
      ))}
    </p>
  );
}
