import { useTranslation } from 'react-i18next';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Crop, EYES } from './pictures.tsx';

const PICTURES = [
  <Crop key="companies" who="ingrid" {...EYES} className="h-56 md:h-72" />,
  <MatchPicture key="matching" />,
  <Crop key="video" who="aisha" x={110} y={290} width={140} className="h-56 md:h-72" />,
] as const;

function MatchPicture() {
  const { i18n } = useTranslation();
  return (
    <div className="flex h-56 flex-col justify-end gap-4 bg-(--cast-mint) p-6 text-on-tally md:h-72 md:p-8">
      <span className="d-face text-[7rem] leading-[.8]! md:text-[9rem]">
        {new Intl.NumberFormat(i18n.language).format(9.4)}
      </span>
      <Segments kind="score" value={0.94} on="onTally" off="coverTrack" height={10} />
    </div>
  );
}

/** Three features side by side. */
export function TalentFeatures() {
  const { t } = useTranslation('marketing');
  return (
    <section className="page pt-20 md:pt-32">
      <h2 className="d-2 max-w-[16ch]">{t('talent.featuresTitle')}</h2>
      <div className="mt-8 grid gap-x-4 gap-y-10 md:mt-12 md:grid-cols-3">
        {t('talent.features', { returnObjects: true }).map(({ title, text }, index) => (
          <article key={title}>
            <div aria-hidden="true" className="overflow-hidden rounded-frame">
              {PICTURES[index]}
            </div>
            <h3 className="d-3 mt-6">{title}</h3>
            <p className="mt-2.5 max-w-[44ch] text-ink-2">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
