import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowRight, MessagesSquare, UserRoundPen, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Recording, Profile, Talk } from '#web/features/marketing/how-it-works-scenes.tsx';
import { Crop, EYES } from '#web/features/marketing/pictures.tsx';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const Route = createFileRoute('/_public/how-it-works')({
  staticData: { title: 'howItWorks', texts: ['marketing'], description: 'howItWorks.description' },
  component: HowItWorks,
});

const ICONS = [Video, UserRoundPen, MessagesSquare] as const;

const SCENES = [Recording, Profile, Talk] as const;

const STAIRS = ['md:mt-24', '', 'md:-mt-52'] as const;

/** Three staggered scenes, then the numbered steps for each side. */
function HowItWorks() {
  const { t } = useTranslation('marketing');
  return (
    <main id="main">
      <div className="page relative pt-8 md:pt-14">
        <header className="md:max-w-[60%]">
          <h1 className="d-1">{t('howItWorks.title')}</h1>
          <p className="mt-5 max-w-[44ch] text-lg text-ink-2">{t('howItWorks.text')}</p>
        </header>
        <ol className="mt-9 grid gap-x-5 gap-y-12 md:mt-12 md:grid-cols-3">
          {t('howItWorks.steps', { returnObjects: true, ...MARKETING_FACTS }).map(({ title, text }, index) => {
            const [Icon, Scene] = [ICONS[index]!, SCENES[index]!];
            return (
              <li key={title} className={STAIRS[index]}>
                <Scene />
                <h2 className="d-3 mt-6 flex items-center gap-3">
                  <Icon className="ic size-[.95em]! text-tally-ink" aria-hidden />
                  {title}
                </h2>
                <p className="mt-2.5 max-w-[42ch] text-ink-2">{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
      <div className="page grid gap-x-16 gap-y-20 pt-20 md:grid-cols-2 md:pt-32">
        <Way side="talent" people={['lena', 'tomas', 'chloe']} />
        <Way side="company" people={['ingrid', 'diego', 'nia']} />
      </div>
    </main>
  );
}

function Way({ side, people }: { side: 'talent' | 'company'; people: readonly string[] }) {
  const { t } = useTranslation('marketing');
  return (
    <section className="flex flex-col items-start">
      <div className="grid w-full grid-cols-3 gap-1 overflow-hidden rounded-frame">
        {people.map((who) => (
          <Crop key={who} who={who} {...EYES} className="h-20 md:h-32" />
        ))}
      </div>
      <h2 className="d-2 mt-8">{t(`howItWorks.${side}.title`)}</h2>
      <ol className="mt-6 w-full border-b border-line">
        {t(`howItWorks.${side}.steps`, { returnObjects: true, ...MARKETING_FACTS }).map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3.25rem_1fr] items-baseline border-t border-line py-5">
            <span aria-hidden="true" className="d-3 tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 max-w-[48ch] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link
        to={side === 'talent' ? '/talent/auth' : '/company/auth'}
        search={{ mode: 'register' }}
        className={`${buttonClass({ variant: side === 'talent' ? 'primary' : 'secondary', size: 'lg' })} mt-8`}
      >
        {t(`howItWorks.${side}.action`)}
        <ArrowRight className="ic" aria-hidden />
      </Link>
    </section>
  );
}
