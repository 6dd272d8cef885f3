import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompanyFeatures } from '#web/features/marketing/company-features.tsx';
import { CompanyRequirements } from '#web/features/marketing/company-requirements.tsx';
import { Shot } from '#web/features/marketing/pictures.tsx';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const Route = createFileRoute('/_public/companies')({
  staticData: { title: 'companies', texts: ['marketing'], description: 'companies.description' },
  component: CompaniesLanding,
});

/** The portraits by column; the one that plays is in the middle. */
const SHEET = [
  ['thabo', 'olga', 'diego', 'meiling'],
  ['chloe', 'kwame', 'priya', 'patrick'],
  ['harpreet', 'sofia', 'walter', 'nia'],
  ['linh', 'jonas', 'beatriz', 'rangi'],
] as const;
const OFFSETS = ['-translate-y-[10%]', '-translate-y-[17%]', '-translate-y-[4%]', '-translate-y-[13%]'] as const;
const SPEAKER = 'kwame';

function CompaniesLanding() {
  const { t } = useTranslation('marketing');
  return (
    <main id="main">
      <section className="mx-2.5 grid overflow-hidden rounded-[32px] bg-slab text-on-video md:mx-(--gutter) md:h-[clamp(34rem,min(100svh-var(--bar)-2.25rem,60vw),56rem)] md:grid-cols-12 md:grid-rows-[minmax(0,1fr)] md:rounded-cover">
        <div className="z-(--z-front) flex flex-col items-start justify-between gap-8 px-6 pt-8 pb-8 md:col-span-6 md:py-12 md:pl-12">
          <h1 className="d-1 md:max-w-[10ch]">{t('companies.title')}</h1>
          <div className="flex flex-col items-start gap-6">
            <p className="max-w-[38ch] text-lg text-on-video-2">{t('companies.text')}</p>
            <Link
              to="/company/auth"
              search={{ mode: 'register' }}
              className={buttonClass({ variant: 'primary', size: 'lg' })}
            >
              {t('companies.action')}
              <ArrowRight className="ic" aria-hidden />
            </Link>
          </div>
        </div>
        <div className="max-md:h-72 overflow-hidden md:col-span-6 md:pr-3">
          <div className="grid grid-cols-4 gap-2 px-2 md:gap-3 md:px-0">
            {SHEET.map((column, index) => (
              <div key={column[0]} className={`flex flex-col gap-2 md:gap-3 ${OFFSETS[index]}`}>
                {column.map((who) => (
                  <Shot
                    key={who}
                    who={who}
                    eager
                    className={
                      who === SPEAKER
                        ? 'rounded-md! shadow-[0_0_0_3px_var(--slab),0_0_0_6px_var(--tally)] md:rounded-frame!'
                        : 'rounded-md! opacity-85 md:rounded-frame!'
                    }
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </section>
      <CompanyFeatures />
      <section className="page pt-20 md:pt-32">
        <h2 className="d-2">{t('companies.stepsTitle')}</h2>
        <ol className="mt-8 grid gap-x-5 gap-y-10 md:mt-12 md:grid-cols-3">
          {t('companies.steps', { returnObjects: true, ...MARKETING_FACTS }).map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <span aria-hidden="true" className="d-1 block tabular-nums">
                {index + 1}
              </span>
              <h3 className="d-3 mt-5">{title}</h3>
              <p className="mt-2.5 max-w-[40ch] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <CompanyRequirements />
    </main>
  );
}
