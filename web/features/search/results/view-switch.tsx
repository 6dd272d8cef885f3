import { Bookmark, BookmarkCheck, EyeOff, GalleryVertical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedSearches, useSavedPositions } from '../../favourites/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/badge.tsx';
import { queryOf } from '../url.ts';
import { SortSelect } from './sort-select.tsx';
import { useSearchUrl } from '../use-search.ts';

interface SwitchProps {
  /** Undefined if there are no results. */
  onReel: (() => void) | undefined;
}

/** Switches between grid and reel, and turns blind mode on. R opens the reel. */
export function ViewSwitch({ onReel }: SwitchProps) {
  const { t } = useTranslation(['search', 'favourites']);
  const { url, change, replace } = useSearchUrl();
  const { data } = useSavedPositions();
  const [isSaving, setIsSaving] = useState(false);
  const { blind: isBlind = false, saved: isSaved = false } = url;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key.toLowerCase() !== 'r' || event.metaKey || event.ctrlKey || event.altKey) return;
      if (/input|textarea|select/i.test(target.tagName) || document.querySelector('[role=dialog]')) return;
      onReel?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onReel]);
  return (
    <div className="no-bar flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:*:shrink-0 md:flex-wrap">
      <Button
        variant={isSaved ? 'secondary' : 'outline'}
        size="sm"
        aria-pressed={isSaved}
        onClick={() => change({ saved: isSaved ? undefined : true })}
      >
        <BookmarkCheck className="ic" aria-hidden />
        {t('favourites:only', { count: data?.size ?? 0 })}
      </Button>
      <Button variant="outline" size="sm" onClick={() => setIsSaving(true)}>
        <Bookmark className="ic" aria-hidden />
        {t('favourites:searches.open')}
      </Button>
      <Button
        variant={isBlind ? 'secondary' : 'outline'}
        size="sm"
        aria-pressed={isBlind}
        onClick={() => change({ blind: isBlind ? undefined : true })}
      >
        <EyeOff className="ic" aria-hidden />
        {t('blind.switch')}
      </Button>
      {onReel && (
        <Button variant="outline" size="sm" onClick={onReel}>
          <GalleryVertical className="ic" aria-hidden />
          {t('reel.open')}
          <span className="max-md:hidden">
            <Kbd>{'R'}</Kbd>
          </span>
        </Button>
      )}
      <SortSelect className="order-first md:hidden" />
      {isSaving && (
        <SavedSearches
          query={queryOf(url)}
          onClose={() => setIsSaving(false)}
          onOpen={({ text, ...filters }) => {
            setIsSaving(false);
            replace({ ...filters, ...(text ? { q: text } : {}) });
          }}
        />
      )}
    </div>
  );
}
