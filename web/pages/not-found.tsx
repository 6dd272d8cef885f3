import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button.tsx';

const NUMBER = 404;

export function NotFoundPage() {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  useEffect(() => console.error('No page at', pathname), [pathname]);
  return (
    <main
      id="main"
      className="page flex min-h-(--room-height) flex-col justify-end gap-8 pt-6 pb-10 md:flex-row md:items-end md:justify-start md:gap-14 md:pb-16"
    >
      <p aria-hidden="true" className="d-face text-[min(44vw,78dvh)]! leading-[.74]! tracking-[-.03em]! md:-ml-[.03em]">
        {NUMBER}
      </p>
      <div className="flex flex-col items-start gap-4 md:pb-2">
        <h1 className="d-2">{t('pageTitle')}</h1>
        <p className="text-lg text-ink-2">{t('pageText')}</p>
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          {t('backHome')}
        </Link>
      </div>
    </main>
  );
}
