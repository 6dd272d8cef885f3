import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Closing } from '#web/features/marketing/closing.tsx';
import { Shot } from '#web/features/marketing/pictures.tsx';
import { WhyVideo } from '#web/features/marketing/why-video.tsx';
import { AccountLink } from '#web/features/navigation/account-link.tsx';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PortraitTop } from '#web/ui/people/portrait.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';

export const Route = createFileRoute('/_public/for-talent')({
  staticData: { title: 'forTalent', texts: ['marketing'], description: 'forTalent.description' },
  component: ForTalent,
});

/** The page for talent: headline on the left, a playing portrait between two others on the right. */
function ForTalent() {
  const { t } = useTranslation('marketing');
  return (
    <main id="main">
      <section className="page grid items-center gap-x-8 gap-y-10 pt-6 md:grid-cols-12 md:pt-8">
        <div className="flex flex-col items-start md:col-span-6">
          <h1 className="d-1 md:max-w-[10ch]">{t('forTalent.title')}</h1>
          <p className="mt-6 max-w-[36ch] text-lg text-ink-2">{t('forTalent.text', MARKETING_FACTS)}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <AccountLink to="/talent/dashboard" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              {t('forTalent.create')}
            </AccountLink>
            <Link to="/how-it-works" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              {t('forTalent.learn')}
              {/* For search engines only: the label on its own doesn't tell them where it leads. */}
              <span className="sr-only" aria-hidden>
                {` ${t('forTalent.learnWhat')}`}
              </span>
            </Link>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="relative flex h-[27rem] items-center justify-center gap-3 overflow-hidden rounded-[32px] bg-room md:col-span-6 md:h-[min(calc(100svh-var(--bar)-4rem),max(52vw,30rem),46rem)] md:gap-5 md:rounded-cover"
        >
          <Shot who="sofia" eager className="h-[58%] flex-none opacity-70" />
          <Shot
            who="kwame"
            eager
            scrim={0.42}
            className="h-[84%] flex-none shadow-[0_0_0_4px_var(--room),0_0_0_8px_var(--tally)]"
          >
            <PortraitTop tags={<Tag tone="tally">{'0:21'}</Tag>} />
            <div className="absolute inset-x-4 bottom-4 lg:inset-x-6 lg:bottom-6">
              <b className="d-4 lg:text-[2rem]!">{t('forTalent.name')}</b>
              <p className="mt-1.5">
                <span className="sub">{t('forTalent.said')}</span>
              </p>
              <Segments value={0.7} on="tally" off="onVideoTrack" height={9} className="mt-4" />
            </div>
          </Shot>
          <Shot who="olga" eager className="h-[58%] flex-none opacity-70" />
        </div>
      </section>
      <section className="page pt-20 md:pt-32">
        <h2 className="d-2">{t('forTalent.featuresTitle')}</h2>
        <div className="mt-8 grid gap-x-8 md:mt-12 md:grid-cols-3 md:gap-y-12">
          {t('forTalent.features', { returnObjects: true, ...MARKETING_FACTS }).map(({ title, text }) => (
            <article key={title} className="border-t border-line-strong py-5 md:py-6">
              <h3 className="d-3 max-w-[16ch]">{title}</h3>
              <p className="mt-3 max-w-[38ch] text-ink-2">{text}</p>
            </article>
          ))}
        </div>
      </section>
      <Takes />
      <WhyVideo />
      <Closing
        title={t('forTalent.call')}
        action={t('forTalent.start')}
        to="/talent/dashboard"
        people={['harpreet', 'aisha', 'jonas', 'nia', 'thabo', 'linh']}
      />
    </main>
  );
}

const TAKES = [
  { who: 'tomas', drop: '' },
  { who: 'meiling', drop: 'md:mt-12' },
  { who: 'patrick', drop: 'md:mt-24' },
] as const;

/** Three steps, with numerals as large as the portraits. */
function Takes() {
  const { t } = useTranslation('marketing');
  return (
    <section className="page pt-20 md:pt-32">
      <h2 className="d-2">{t('forTalent.stepsTitle')}</h2>
      <ol className="mt-8 grid gap-x-6 gap-y-8 md:mt-10 md:grid-cols-3">
        {t('forTalent.steps', { returnObjects: true }).map(({ title, text }, index) => (
          <li key={title} className={TAKES[index]!.drop}>
            <div aria-hidden="true" className="flex items-end gap-4">
              <span className="d-face text-[9rem] leading-[.75]! tabular-nums md:text-[15rem]">{index + 1}</span>
              <Shot who={TAKES[index]!.who} crop="card" className="w-32 md:w-48" />
            </div>
            <h3 className="d-3 mt-6">{title}</h3>
            <p className="mt-2 max-w-[36ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
