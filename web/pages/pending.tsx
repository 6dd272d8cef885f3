import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/lib/online.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** While a page's code is on its way; without a connection it can't come, and comes by itself when there is one again. */
export function PagePending() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <main id="main" className="page py-10">
        <EmptyState as="h1" title={t('ui.offline')} text={t('ui.offlineText')} />
      </main>
    );
  return (
    <main id="main" aria-busy="true" className="grid min-h-[70dvh] place-items-center">
      <output>
        <Spinner className="text-[2rem] text-ink-3" />
        <span className="sr-only">{t('ui.loading')}</span>
      </output>
    </main>
  );
}
