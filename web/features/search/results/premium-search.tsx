import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { withoutAdvanced } from '../filters/advanced-text.ts';
import { useSearchUrl } from '../use-search.ts';

/** Replaces the results when a search on the free plan uses Premium filters, which a link or saved search may contain. */
export function PremiumSearch() {
  const { t } = useTranslation(['search', 'common']);
  const { url, replace } = useSearchUrl();
  return (
    <EmptyState
      drawing="premium-filters"
      className="mt-8"
      title={t('advanced.limit')}
      text={t('advanced.limitText')}
      action={
        <div className="flex flex-wrap gap-2.5">
          <Link to="/company/profile" hash="plan" className={buttonClass({ variant: 'primary' })}>
            {t('common:plan.see')}
          </Link>
          <Button variant="secondary" onClick={() => replace(withoutAdvanced(url))}>
            {t('advanced.remove')}
          </Button>
        </div>
      }
    />
  );
}
