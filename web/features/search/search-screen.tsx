import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FreeLeft } from '#web/features/unlocks/public.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Chosen } from './chosen.tsx';
import { countText } from './count-text.ts';
import { Favourites } from './favourites.tsx';
import { Filters } from './filters.tsx';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';
import { TalentDialog } from './talent-dialog.tsx';
import { Reel } from './reel.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { countFilters, useSearchUrl } from './url.ts';
import { useFoundTalents } from './use-found-talents.ts';

/** Search Talent: filters left, a count as the headline, the grid. Everything asked stands in the URL. */
export function SearchScreen() {
  const { t, i18n } = useTranslation('search');
  const { url, change } = useSearchUrl();
  const found = useFoundTalents(url);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const chosen = countFilters(url);
  const first = found.items[0]?.positionId;
  return (
    <div className="grid gap-10 md:grid-cols-[288px_minmax(0,1fr)]">
      <aside aria-label={t('filters')} className="max-md:hidden">
        <div className="no-bar sticky top-[calc(var(--bar)+1rem)] max-h-[calc(100dvh-var(--bar)-2rem)] overflow-y-auto pr-1">
          <Filters />
        </div>
      </aside>
      <section className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h1 className="d-2" aria-live="polite">
            {found.count ? countText(t, i18n.language, 'results', found.count) : t('searching')}
          </h1>
          <ViewSwitch onReel={first ? () => change({ at: first }) : undefined} />
        </div>
        <div className="mt-2">
          <FreeLeft />
        </div>
        <div className="mt-4 flex gap-2.5">
          <SearchField value={url.q ?? ''} onChange={(q) => change({ q }, true)} />
          <Button className="md:hidden" aria-label={t('filters')} onClick={() => setAreFiltersOpen(true)}>
            <SlidersHorizontal className="ic" aria-hidden />
            <Badge count={chosen} />
          </Button>
        </div>
        {found.correctedTo && <p className="mt-3 text-ink-2">{t('readAs', { text: found.correctedTo })}</p>}
        <Chosen />
        {found.withoutAiFeedback && found.withoutAiFeedback.total > 0 && (
          <p className="mt-3 text-sm text-ink-2">{t('ai.hidden', { count: found.withoutAiFeedback.total })}</p>
        )}
        {url.saved ? (
          <Favourites onPlay={(play) => change({ play })} />
        ) : (
          <Results found={found} onPlay={(play) => change({ play })} />
        )}
      </section>
      <Drawer
        open={areFiltersOpen}
        onOpenChange={setAreFiltersOpen}
        title={t('filters')}
        foot={
          <Button look="go" full onClick={() => setAreFiltersOpen(false)}>
            {found.count ? countText(t, i18n.language, 'show', found.count) : t('searching')}
          </Button>
        }
      >
        <Filters />
      </Drawer>
      {url.at && found.items.length > 0 && (
        <Reel
          found={found}
          at={url.at}
          onMove={(at) => change({ at }, true)}
          onClose={() => change({ at: undefined })}
        />
      )}
      {url.play && <TalentDialog positionId={url.play} onClose={() => change({ play: undefined })} />}
    </div>
  );
}
