import { useTranslation } from 'react-i18next';

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <main id="main" className="page">
      <h1 className="d-1">{t('description')}</h1>
    </main>
  );
}
