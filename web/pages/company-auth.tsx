import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function CompanyAuthPage() {
  const { t } = useTranslation();
  return (
    <main id="main" className="page py-10">
      <EmptyState as="h1" title={t('title.companyAuth')} text={t('soon')} />
    </main>
  );
}
