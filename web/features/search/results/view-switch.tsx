import { Bookmark, BookmarkCheck, Ellipsis, EyeOff, GalleryVertical, Share2, SquareCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedSearches, Shortlists, useSavedTitle } from '../../favourites/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { isTyping } from '#web/lib/is-typing.ts';
import { queryOf } from '../url.ts';
import { SortSelect } from './sort-select.tsx';
import { useSelection } from '../selection/selection.tsx';
import { useSearchUrl } from '../use-search.ts';

const HiddenPeople = deferred(async () => (await import('../selection/hidden-people.tsx')).HiddenPeople);

interface SwitchProps {
  /** Undefined if there are no results. */
  onReel: (() => void) | undefined;
}

/** Switches between grid and reel, and turns blind mode on. R opens the reel. */
export function ViewSwitch({ onReel }: SwitchProps) {
  const { t } = useTranslation(['search', 'favourites']);
  const { url, change, replace } = useSearchUrl();
  const savedTitle = useSavedTitle();
  const selection = useSelection();
  const isNarrow = useMediaQuery('(max-width: 760px)', false);
  const [opened, setOpened] = useState<'searches' | 'shortlists' | 'hidden' | null>(null);
  const { blind: isBlind = false, saved: isSaved = false } = url;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isTyping(event) || document.querySelector('[role=dialog]')) return;
      onReel?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onReel]);
  return (
    <div className="no-bar flex gap-2 max-md:-mx-4 max-md:-my-0.5 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:*:shrink-0 md:flex-wrap md:max-[900px]:basis-full">
      <Button
        variant={isSaved ? 'secondary' : 'outline'}
        size="sm"
        aria-pressed={isSaved}
        onClick={() => change({ saved: isSaved ? undefined : true })}
      >
        <BookmarkCheck className="ic" aria-hidden />
        {savedTitle}
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpened('searches')}>
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
        <Button variant="outline" size="sm" className="max-md:order-first" onClick={onReel}>
          <GalleryVertical className="ic" aria-hidden />
          {t('reel.open')}
          <span className="max-md:hidden">
            <Kbd>{'R'}</Kbd>
          </span>
        </Button>
      )}
      <SortSelect className="order-first md:hidden" />
      <Menu
        trigger={
          <IconButton label={t('moreTools')} variant="soft" className="size-10! flex-none">
            <Ellipsis className="ic" aria-hidden />
          </IconButton>
        }
        items={[
          ...(selection?.canStart && isNarrow
            ? [
                {
                  label: t('select.start'),
                  icon: <SquareCheck className="ic" aria-hidden />,
                  onSelect: selection.start,
                },
              ]
            : []),
          {
            label: t('favourites:shortlists.title'),
            icon: <Share2 className="ic" aria-hidden />,
            onSelect: () => setOpened('shortlists'),
          },
          { label: t('hide.title'), icon: <EyeOff className="ic" aria-hidden />, onSelect: () => setOpened('hidden') },
        ]}
      />
      {opened === 'shortlists' && <Shortlists onClose={() => setOpened(null)} />}
      {opened === 'hidden' && <HiddenPeople onClose={() => setOpened(null)} />}
      {opened === 'searches' && (
        <SavedSearches
          query={queryOf(url)}
          onClose={() => setOpened(null)}
          onOpen={({ text, ...filters }) => {
            setOpened(null);
            replace({ ...filters, ...(text ? { q: text } : {}) });
          }}
        />
      )}
    </div>
  );
}
