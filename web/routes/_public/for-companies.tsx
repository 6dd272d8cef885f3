import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PlanTable } from '#web/features/billing/plan-table.tsx';
import { Closing } from '#web/features/marketing/closing.tsx';
import { ForCompaniesFeatures } from '#web/features/marketing/for-companies-features.tsx';
import { Crop } from '#web/features/marketing/pictures.tsx';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const Route = createFileRoute('/_public/for-companies')({
  staticData: { title: 'forCompanies', texts: ['marketing', 'billing'], description: 'forCompanies.description' },
  component: ForCompanies,
});

/** The page for companies. Opens with close-ups of eyes and a mouth. */
function ForCompanies() {
  const { t } = useTranslation('marketing');
  return (
    <main id="main">
      <section>
        <div className="grid gap-[3px] md:grid-cols-12">
          <Crop
            who="chloe"
            x={78}
            y={196}
            width={204}
            eager
            className="h-[18svh] md:col-span-7 md:h-[min(44svh,30rem)]"
          />
          <Crop
            who="thabo"
            x={108}
            y={298}
            width={148}
            eager
            className="h-[20svh] md:col-span-5 md:h-[min(44svh,30rem)]"
          />
        </div>
        <div className="page grid gap-x-16 gap-y-6 pt-8 md:grid-cols-12 md:items-end md:pt-10">
          <h1 className="d-1 md:col-span-7">{t('forCompanies.title')}</h1>
          <div className="flex flex-col items-start gap-6 md:col-span-5 md:pb-1.5">
            <p className="max-w-[40ch] text-lg text-ink-2">{t('forCompanies.text')}</p>
            <div className="flex flex-wrap gap-3">
              <Link to="/company/auth" className={buttonClass({ variant: 'primary', size: 'lg' })}>
                {t('forCompanies.start')}
              </Link>
              <Link to="/how-it-works" className={buttonClass({ variant: 'outline', size: 'lg' })}>
                {t('forCompanies.how')}
              </Link>
            </div>
          </div>
        </div>
      </section>
      <ForCompaniesFeatures />
      <Steps />
      <Prices />
      <Closing
        title={t('forCompanies.call')}
        action={t('forCompanies.callAction')}
        to="/company/auth"
        people={['lena', 'walter', 'priya', 'yusuf', 'olga', 'kenji']}
      />
    </main>
  );
}

/** Three steps beside a sticky title. */
function Steps() {
  const { t } = useTranslation('marketing');
  return (
    <section className="page grid gap-x-16 gap-y-8 pt-20 md:grid-cols-12 md:pt-32">
      <h2 className="d-2 self-start md:sticky md:top-[calc(var(--room-top)+1.5rem)] md:col-span-5">
        {t('forCompanies.stepsTitle')}
      </h2>
      <ol className="border-b border-line md:col-span-7">
        {t('forCompanies.steps', { returnObjects: true, ...MARKETING_FACTS }).map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_1fr] border-t border-line py-7 md:grid-cols-[9rem_1fr] md:py-10"
          >
            <span aria-hidden="true" className="d-2 tabular-nums md:text-[6.75rem]!">
              {index + 1}
            </span>
            <div className="md:pt-2">
              <h3 className="d-3">{title}</h3>
              <p className="mt-2.5 max-w-[46ch] text-lg text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it costs: nothing until the first paid contact. */
function Prices() {
  const { t } = useTranslation('marketing');
  return (
    <section id="prices" className="page grid scroll-mt-(--room-top) gap-x-16 gap-y-8 pt-20 md:pt-32 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="d-2">{t('forCompanies.pricesTitle')}</h2>
        <p className="mt-4 max-w-[38ch] text-lg text-ink-2">{t('forCompanies.pricesText', MARKETING_FACTS)}</p>
      </div>
      <div className="panel p-4 md:p-10 lg:col-span-7">
        <PlanTable />
      </div>
    </section>
  );
}
