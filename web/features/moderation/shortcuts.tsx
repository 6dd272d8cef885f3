import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/badge.tsx';

/** Binds single-key shortcuts, which are ignored in text fields, in dialogs, and with a modifier. */
export function useShortcuts(acts: Record<string, () => void>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.key.toLowerCase()];
      if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (/input|textarea|select/i.test(target.tagName) && (target as HTMLInputElement).type !== 'range') return;
      if (document.querySelector('[role=dialog][data-state=open]')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const KEYS = { approve: 'A', reject: 'R', next: 'J', previous: 'K' };

export function ShortcutLegend() {
  const { t } = useTranslation('admin');
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2 max-md:hidden">
      <span className="sr-only">{t('videos.keys.label')}</span>
      <span className="flex items-center gap-2">
        <Kbd>{KEYS.approve}</Kbd>
        {t('videos.keys.approve')}
      </span>
      <span className="flex items-center gap-2">
        <Kbd>{KEYS.reject}</Kbd>
        {t('videos.keys.reject')}
      </span>
      <span className="flex items-center gap-2">
        <Kbd>{KEYS.next}</Kbd>
        <Kbd>{KEYS.previous}</Kbd>
        {t('videos.keys.move')}
      </span>
    </p>
  );
}
