import { useTranslation } from 'react-i18next';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Crop, Shot } from './pictures.tsx';

/** Six promises. The first is as tall as the reel beside it. */
export function ForCompaniesFeatures() {
  const { t, i18n } = useTranslation('marketing');
  const [swipe, screening, faster, pool, interviews, scores] = t('forCompanies.features', {
    returnObjects: true,
    ...MARKETING_FACTS,
  });
  return (
    <section className="page pt-20 md:pt-32">
      <h2 className="d-2 max-w-[18ch]">{t('forCompanies.featuresTitle')}</h2>
      <div className="mt-8 grid grid-cols-1 gap-3 md:mt-12 md:grid-cols-2 md:gap-4 lg:grid-cols-12">
        <article className="flex flex-col justify-between gap-8 overflow-hidden rounded-frame bg-room p-6 text-on-video md:row-span-2 md:p-8 lg:col-span-4 lg:row-span-3">
          <Words {...swipe!} onVideo />
          <div aria-hidden="true" className="relative min-h-[21rem] w-full flex-1">
            <Shot who="diego" className="absolute inset-y-[8%] left-[-46%] aspect-auto! w-[58%] opacity-60" />
            <Shot who="nia" className="absolute inset-y-[8%] right-[-46%] aspect-auto! w-[58%] opacity-60" />
            <Shot who="marta" className="absolute inset-y-0 left-[18%] aspect-auto! w-[64%] ring-3 ring-tally" />
          </div>
        </article>
        <article className="panel flex flex-col justify-between gap-8 p-6 md:p-8 lg:col-span-4">
          <Segments value={0.5} on="tally" height={26} mark={3} />
          <Words {...screening!} />
        </article>
        <article className="flex flex-col justify-between gap-6 rounded-frame bg-(--cast-butter) p-6 text-on-tally md:p-8 lg:col-span-4">
          <span aria-hidden="true" className="d-face text-[6rem] leading-[.8]! lg:text-[7.5rem]">
            {t('timeSaved', MARKETING_FACTS)}
          </span>
          <Words {...faster!} onColour />
        </article>
        <article className="panel flex flex-col justify-between gap-8 overflow-hidden p-6 md:col-span-2 md:p-8 lg:col-span-8">
          <p aria-hidden="true" className="d-3 -mr-8 whitespace-nowrap text-ink-3 md:-mr-10 md:text-[3.25rem]!">
            {t('forCompanies.languages')}
          </p>
          <Words {...pool!} />
        </article>
        <article className="panel flex flex-col justify-between gap-6 p-6 md:p-8 lg:col-span-4">
          <div aria-hidden="true" className="grid flex-1 grid-cols-2 grid-rows-[minmax(9rem,1fr)_auto] gap-x-3 gap-y-2">
            {['rangi', 'beatriz'].map((who) => (
              <div key={who} className="relative">
                <Crop who={who} x={80} y={150} width={200} className="absolute inset-0 rounded-md" />
              </div>
            ))}
            {['07:12', '16:40'].map((time) => (
              <span key={time} className="d-4 text-ink-3 tabular-nums">
                {time}
              </span>
            ))}
          </div>
          <Words {...interviews!} />
        </article>
        <article className="panel flex flex-col justify-between gap-6 p-6 md:p-8 lg:col-span-4">
          <p aria-hidden="true" className="flex items-end gap-4">
            <span className="d-face text-[4.5rem] leading-[.8]!">
              {new Intl.NumberFormat(i18n.language).format(9.1)}
            </span>
            <Segments kind="score" value={0.91} on="ink" height={12} className="mb-1 flex-1" />
          </p>
          <div>
            <Words {...scores!} />
            <p className="mt-2.5 max-w-[46ch] text-sm text-ink-2">{t('forCompanies.scored')}</p>
          </div>
        </article>
      </div>
    </section>
  );
}

const Words = ({
  title,
  text,
  onVideo = false,
  onColour = false,
}: {
  title: string;
  text: string;
  onVideo?: boolean;
  onColour?: boolean;
}) => (
  <div>
    <h3 className="d-3">{title}</h3>
    <p className={`mt-2.5 max-w-[46ch] ${onVideo ? 'text-on-video-2' : onColour ? '' : 'text-ink-2'}`}>{text}</p>
  </div>
);
