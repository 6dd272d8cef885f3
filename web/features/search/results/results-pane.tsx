import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedPositions, useSavedTitle } from '#web/features/favourites/public.ts';
import { FreeLeft } from '#web/features/unlocks/public.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { ChosenFilters } from '../filters/chosen-filters.tsx';
import { countText, type FoundTalents, useSearchUrl } from '../use-search.ts';
import { Favourites } from './favourites.tsx';
import { ResultsGrid } from './results-grid.tsx';
import { SearchField } from '../filters/search-field.tsx';
import { SortSelect } from './sort-select.tsx';
import { SelectButton } from '../selection/select-button.tsx';
import { Selectable, useSelection } from '../selection/selection.tsx';
import { useOpenReel } from '../reel/use-open-reel.ts';
import { ViewSwitch } from './view-switch.tsx';

const Reel = deferred(async () => (await import('../reel/reel.tsx')).Reel);
const SelectionBar = deferred(async () => (await import('../selection/selection-bar.tsx')).SelectionBar);
const TalentDialog = deferred(async () => (await import('./talent-dialog.tsx')).TalentDialog);

/** The id of the results, for links to them. */
export const RESULTS = 'results';

interface ResultsPaneProps {
  found: FoundTalents;
  /** At the end of the search field's row. */
  besideText?: ReactNode;
  /** Between the search field and the results. */
  controls?: ReactNode;
  /** One more column, since there is no filter rail. */
  wide?: boolean;
}

/** Result count, search field, and the results as grid or reel. */
export function ResultsPane({ found, besideText, controls, wide = false }: ResultsPaneProps) {
  const { t, i18n } = useTranslation(['search', 'scores', 'favourites']);
  const { url, change } = useSearchUrl();
  const saved = useSavedPositions();
  const savedTitle = useSavedTitle();
  const reel = useOpenReel(found);
  const play = useCallback((positionId: string) => change({ play: positionId }), [change]);
  const type = useCallback((q: string) => change({ q, unread: undefined }, true), [change]);
  return (
    <Selectable hasCards={!url.blind && (url.saved ? Boolean(saved.data?.size) : found.items.length > 0)}>
      <section className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h1 className="d-2" aria-live="polite">
            {url.saved
              ? savedTitle
              : found.count
                ? countText(t, i18n.language, 'results', found.count)
                : t(found.query.isLoadingError ? 'tabs.search' : 'searching')}
          </h1>
          <ViewSwitch onReel={reel.open} />
        </div>
        <div className="mt-2">
          <FreeLeft />
        </div>
        <div className="mt-4 flex gap-2.5">
          <SearchField value={url.q ?? ''} onChange={type} />
          <SortSelect className="h-13! flex-none px-5! max-md:hidden" />
          <SelectButton />
          {besideText}
        </div>
        {controls}
        {!url.saved && <Understood found={found} />}
        {url.sort && url.sort !== 'newest' && !url.saved && (
          <p className="mt-3 text-sm text-ink-2">{t('scores:sort.note', { score: t(`scores:inside.${url.sort}`) })}</p>
        )}
        <div id={RESULTS} tabIndex={-1} className="outline-none">
          {url.saved ? <Favourites onPlay={play} /> : <ResultsGrid found={found} wide={wide} onPlay={play} />}
        </div>
        <Selected />
        {url.at && found.items.length > 0 && (
          <Reel found={found} at={url.at} onMove={(at) => change({ at }, true)} onClose={reel.close} />
        )}
        {url.play && <TalentDialog positionId={url.play} onClose={() => change({ play: undefined })} />}
      </section>
    </Selectable>
  );
}

/** The bar for the selected people. */
const Selected = () => useSelection()?.isOn && <SelectionBar />;

/** How the search was read, and what its filters hide. */
function Understood({ found }: { found: FoundTalents }) {
  const { t, i18n } = useTranslation('search');
  const { correctedTo, readFilters, leftOut, nearOnly, withoutAiFeedback } = found;
  const listed = (words: string[]) =>
    new Intl.ListFormat(i18n.language).format(words.map((word) => t('quoted', { word })));
  return (
    <>
      {correctedTo && <p className="mt-3 text-ink-2">{t('readAs', { text: correctedTo })}</p>}
      <ChosenFilters read={readFilters} leftOut={leftOut} />
      {found.items.length > 0 && (
        <div aria-live="polite" className="text-ink-2">
          {leftOut.length > 0 && (
            <p className="mt-3">{t('leftOut', { words: listed(leftOut), count: leftOut.length })}</p>
          )}
          {nearOnly.length > 0 && <p className="mt-3">{t('nearOnly', { words: listed(nearOnly) })}</p>}
        </div>
      )}
      {withoutAiFeedback && withoutAiFeedback.total > 0 && (
        <p className="mt-3 text-sm text-ink-2">{t('ai.hidden', { count: withoutAiFeedback.total })}</p>
      )}
    </>
  );
}
