import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function TalentProfilePage() {
  const { t } = useTranslation();
  return (
    <main id="main" className="page py-10">
      <EmptyState as="h1" title={t('title.talentProfile')} text={t('soon')} />
    </main>
  );
}
