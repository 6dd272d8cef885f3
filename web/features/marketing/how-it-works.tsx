import { Link } from '@tanstack/react-router';
import { ArrowRight, MessagesSquare, UserRoundPen, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PortraitTop } from '#web/ui/portrait.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Crop, EYES, Shot } from './pictures.tsx';

const ICONS = [Video, UserRoundPen, MessagesSquare] as const;
const SCENES = [Recording, Profile, Talk] as const;
const STAIRS = ['md:mt-24', '', 'md:-mt-52'] as const;

/** Three staggered scenes, then the numbered steps of each side. */
export function HowItWorks() {
  const { t } = useTranslation('marketing');
  return (
    <>
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
    </>
  );
}

function Recording() {
  const { t } = useTranslation('marketing');
  return (
    <Shot who="marta" eager scrim={0.4} live className="mx-1.5 mt-1.5 aspect-[4/5]! md:max-lg:aspect-[9/15]!">
      <PortraitTop tags={<Tag tone="tally">{'0:12'}</Tag>} />
      <div className="absolute inset-x-5 bottom-5">
        <span className="sub">{t('howItWorks.said')}</span>
        <Segments value={0.4} on="tally" off="onVideoTrack" height={10} className="mt-4" />
      </div>
    </Shot>
  );
}

function Profile() {
  const { t } = useTranslation('marketing');
  const { name, line, meta } = t('howItWorks.profile', { returnObjects: true });
  return (
    <Shot who="yusuf" eager scrim={0.46} className="aspect-[4/5]! md:max-lg:aspect-[9/15]!">
      <div className="absolute inset-x-5 bottom-5 flex flex-col gap-1">
        <b className="d-3">{name}</b>
        <span className="text-lg font-semi">{line}</span>
        <span className="text-sm text-on-video-2">{meta}</span>
        <Segments kind="progress" value={0.9} on="onVideo" off="onVideoTrack" className="mt-3" />
      </div>
    </Shot>
  );
}

function Talk() {
  const { t } = useTranslation('marketing');
  const [question, answer] = t('howItWorks.chat', { returnObjects: true });
  return (
    <div aria-hidden="true" className="grid gap-1 overflow-hidden rounded-frame font-medium md:max-lg:text-sm">
      <div className="relative">
        <Crop who="ingrid" x={20} y={170} width={320} className="aspect-[9/8] md:max-lg:aspect-[3/4]" />
        <p className="absolute bottom-4 left-4 max-w-[82%] rounded-md rounded-bl-xs bg-on-video px-4 py-3 text-on-tally">
          {question}
        </p>
      </div>
      <div className="relative">
        <Crop who="kwame" x={20} y={158} width={320} className="aspect-[9/8] md:max-lg:aspect-[3/4]" />
        <p className="absolute right-4 bottom-4 max-w-[82%] rounded-md rounded-br-xs bg-room px-4 py-3 text-on-video">
          {answer}
        </p>
      </div>
    </div>
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
