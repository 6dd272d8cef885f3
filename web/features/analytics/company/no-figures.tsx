import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** A period without views and unlocks, and where they come from. */
export function NoFigures({ drawing }: { drawing: string }) {
  const { t } = useTranslation('analytics');
  return (
    <EmptyState
      drawing={drawing}
      title={t('empty')}
      text={t('company.emptyText')}
      action={
        <Link to="/company/search-talent" className={buttonClass({ variant: 'primary' })}>
          {t('company.search')}
        </Link>
      }
    />
  );
}
