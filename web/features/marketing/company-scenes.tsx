import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKETING_FACTS } from '../../lib/marketing-facts.ts';
import { Chip } from '../../ui/chip.tsx';
import { Segments } from '../../ui/navigation/segments.tsx';
import { Crop, MOUTH, Shot } from './pictures.tsx';

const Stage = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div aria-hidden="true" className={`relative h-56 overflow-hidden md:h-64 lg:h-80 ${className}`}>
    {children}
  </div>
);

export function Daily() {
  return (
    <Stage className="bg-(--cast-sky)">
      <span className="d-face absolute bottom-[-.14em] left-6 text-[19rem] leading-[.8]! text-on-tally lg:text-[27rem]">
        {MARKETING_FACTS.freeMatchesPerDay}
      </span>
      <Shot who="priya" live className="absolute top-8 right-8 w-36 lg:top-10 lg:right-12 lg:w-52" />
    </Stage>
  );
}

export function Find() {
  const { t } = useTranslation('marketing');
  return (
    <Stage className="flex flex-col justify-center gap-4 bg-sunk px-6 md:px-12">
      <div className="flex h-16 items-center gap-4 rounded-md bg-surface px-5 text-lg font-semi edge md:h-20 md:text-[1.5rem]">
        <Search className="ic" aria-hidden />
        {t('companies.search')}
      </div>
      <div className="flex flex-wrap gap-2">
        {t('companies.chips', { returnObjects: true }).map((chip, index) => (
          <Chip key={chip} on={index === 0}>
            {chip}
          </Chip>
        ))}
      </div>
      <div className="mt-2 flex gap-2 md:gap-3">
        {['lena', 'yusuf', 'nia', 'patrick', 'meiling', 'idris'].map((who, index) => (
          <Crop
            key={who}
            who={who}
            x={80}
            y={150}
            width={200}
            className={`h-14 flex-1 rounded-sm md:h-20 md:rounded-md ${index > 3 ? 'max-md:hidden' : ''}`}
          />
        ))}
      </div>
    </Stage>
  );
}

export function Fast() {
  const { t } = useTranslation('marketing');
  return (
    <Stage className="flex flex-col justify-end gap-5 bg-(--cast-butter) px-6 pb-7 text-on-tally md:px-9 md:pb-9">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="d-face text-[7.5rem] leading-[.8]! lg:text-[13rem]">{t('timeSaved', MARKETING_FACTS)}</span>
        <span className="d-4">{t('companies.saved')}</span>
      </p>
      <Segments
        value={1 - MARKETING_FACTS.hiringTimeSavedPercent / 100}
        on="onTally"
        off="coverTrack"
        mark={4}
        height={22}
      />
    </Stage>
  );
}

export function People() {
  return (
    <Stage className="grid grid-cols-3 gap-[3px]">
      {['marta', 'harpreet', 'sofia'].map((who) => (
        <Crop key={who} who={who} {...MOUTH} width={160} x={100} y={225} />
      ))}
    </Stage>
  );
}
