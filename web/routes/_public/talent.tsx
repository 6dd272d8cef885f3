import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Closing } from '#web/features/marketing/closing.tsx';
import { Shot } from '#web/features/marketing/pictures.tsx';
import { TalentFeatures } from '#web/features/marketing/talent-features.tsx';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';

export const Route = createFileRoute('/_public/talent')({
  staticData: { title: 'talent', texts: ['marketing'], description: 'talent.description' },
  component: TalentLanding,
});

/** The talent landing page. Its hero shows a person surrounded by offers. */
function TalentLanding() {
  const { t } = useTranslation('marketing');
  return (
    <main id="main">
      <section className="relative isolate mx-2.5 flex max-md:min-h-[43rem] flex-col overflow-hidden rounded-[32px] bg-(--cast-butter) text-on-tally max-md:bg-[linear-gradient(var(--cast-butter)_90%,var(--on-tally)_0)] md:mx-(--gutter) md:h-[clamp(34rem,min(100svh-var(--bar)-2.25rem,60vw),56rem)] md:rounded-cover">
        <div className="flex flex-1 flex-col items-start justify-between gap-6 px-6 pt-8 pb-6 md:px-12 md:pt-12 md:pb-10">
          <h1 className="d-1 md:max-w-[9ch]">{t('talent.title')}</h1>
          <div className="z-(--z-fore) flex flex-col items-start gap-5 max-md:-mx-6 max-md:-mb-6 max-md:self-stretch max-md:bg-on-tally max-md:p-6 max-md:text-on-video md:gap-6">
            <p className="max-w-[30ch] text-lg font-medium">{t('talent.text')}</p>
            <Link
              to="/talent/auth"
              search={{ mode: 'register' }}
              className={`${buttonClass({ size: 'lg' })} max-md:w-full max-md:bg-tally! max-md:text-on-tally! md:bg-on-tally! md:text-on-video!`}
            >
              {t('talent.action')}
              <ArrowRight className="ic" aria-hidden />
            </Link>
          </div>
        </div>
        <img
          src="/cast/lena-cut.svg"
          alt=""
          className="absolute top-48 right-[-12%] z-(--z-scrim) w-[96%] max-w-none max-md:[clip-path:inset(0_0_35%)] md:top-auto md:right-[2%] md:bottom-[-38%] md:w-[min(58%,54rem)] lg:right-[15%]"
        />
        <ul aria-hidden="true" className="absolute top-12 right-10 hidden flex-col items-end gap-2.5 min-[1360px]:flex">
          {t('talent.offers', { returnObjects: true }).map((offer, index) => (
            <li
              key={offer}
              className={`flex items-center gap-3 rounded-pill bg-on-video py-3 pr-5 pl-3 font-bold ${['mr-4', '-mr-3', 'mr-8'][index]}`}
            >
              <span className="grid size-7 place-items-center rounded-pill bg-on-tally text-on-video">
                <Check className="size-4" aria-hidden />
              </span>
              {offer}
            </li>
          ))}
        </ul>
      </section>
      <TalentFeatures />
      <Timeline />
      <Closing
        title={t('talent.call')}
        action={t('talent.callAction')}
        to="/talent/auth"
        register
        people={['tomas', 'chloe', 'idris', 'meiling', 'patrick', 'beatriz']}
      />
    </main>
  );
}

const TIMES = ['0:00', '0:30', '1:00'] as const;

const SCENES = ['sofia', 'jonas', 'linh'] as const;

/** Three steps along a timeline. */
function Timeline() {
  const { t } = useTranslation('marketing');
  return (
    <section className="page pt-20 md:pt-32">
      <h2 className="d-2">{t('talent.stepsTitle')}</h2>
      <Segments value={0.42} count={60} on="tally" mark={3} height={22} className="mt-8 max-md:hidden" />
      <ol className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {t('talent.steps', { returnObjects: true, ...MARKETING_FACTS }).map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[6.5rem_1fr] gap-5 md:grid-cols-1 lg:grid-cols-[9.5rem_1fr]">
            <Shot who={SCENES[index]!} live={index === 0} className="rounded-md! md:max-lg:w-40" />
            <div>
              <span aria-hidden="true" className="d-4 text-ink-3 tabular-nums">
                {TIMES[index]}
              </span>
              <h3 className="d-3 mt-2">{title}</h3>
              <p className="mt-2.5 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
