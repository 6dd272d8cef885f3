import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedTitle } from '#web/features/favourites/public.ts';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { countText, useFoundTalents, useSearchUrl } from './use-search.ts';
import { Filters } from './filters/filters.tsx';
import { RESULTS, ResultsPane } from './results/results-pane.tsx';
import { countFilters } from './url.ts';

/** The search page. All of its state is in the URL. */
export function SearchScreen() {
  const { t, i18n } = useTranslation(['search', 'favourites']);
  const { url } = useSearchUrl();
  const found = useFoundTalents(url);
  const savedTitle = useSavedTitle();
  const isWide = useMediaQuery('(min-width: 900px)', true);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  return (
    <div className="grid gap-10 min-[900px]:grid-cols-[288px_minmax(0,1fr)]">
      {isWide && (
        <aside aria-label={t('filters')} className="max-[900px]:hidden">
          <SkipLink to={RESULTS}>{t('skipToResults')}</SkipLink>
          <div className="no-bar sticky top-[calc(var(--room-top)+1rem)] -ml-1.5 max-h-[calc(var(--room-height)-2rem)] overflow-y-auto pr-1 pl-1.5">
            <Filters />
          </div>
        </aside>
      )}
      <ResultsPane
        found={found}
        besideText={
          <Button
            className="h-auto! min-h-12 min-[900px]:hidden"
            aria-label={t('filters')}
            onClick={() => setAreFiltersOpen(true)}
          >
            <SlidersHorizontal className="ic" aria-hidden />
            <Badge count={countFilters(url) + found.readFilters.length} />
          </Button>
        }
      />
      <Drawer
        open={areFiltersOpen}
        onOpenChange={setAreFiltersOpen}
        title={t('filters')}
        foot={
          <Button variant="primary" full onClick={() => setAreFiltersOpen(false)}>
            {url.saved ? savedTitle : found.count ? countText(t, i18n.language, 'show', found.count) : t('searching')}
          </Button>
        }
      >
        <Filters />
      </Drawer>
    </div>
  );
}
