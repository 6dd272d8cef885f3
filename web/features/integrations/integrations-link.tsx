import { Link } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button.tsx';

/** Leads from the company's profile to its integrations. */
export function IntegrationsLink() {
  const { t } = useTranslation('integrations');
  return (
    <section className="grid gap-6 border-t border-line pt-8 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)] md:gap-10">
      <h2 className="d-3">{t('profile.title')}</h2>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-4">
        <p className="text-ink-2">{t('profile.text')}</p>
        <Link to="/company/integrations" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Workflow className="ic" aria-hidden />
          {t('profile.open')}
        </Link>
      </div>
    </section>
  );
}
