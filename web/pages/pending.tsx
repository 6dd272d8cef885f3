import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/spinner.tsx';

/** While a page's code is on its way. */
export function PagePending() {
  const { t } = useTranslation();
  return (
    <main id="main" aria-busy="true" className="grid min-h-[70dvh] place-items-center">
      <output>
        <Spinner className="text-[2rem] text-ink-3" />
        <span className="sr-only">{t('ui.loading')}</span>
      </output>
    </main>
  );
}
