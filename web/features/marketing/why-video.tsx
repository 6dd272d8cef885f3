import { useTranslation } from 'react-i18next';
import { Shot } from './pictures.tsx';

const LINES = [92, 78, 85, 40, 0, 88, 64, 90, 72, 0, 80, 55, 86] as const;

/** A CV beside the person it fails to show. */
export function WhyVideo() {
  const { t } = useTranslation('marketing');
  return (
    <section className="page pt-20 md:pt-32">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div aria-hidden="true" className="relative h-[25rem] lg:col-span-5 lg:h-[38rem]">
          <div className="absolute top-[6%] left-[2%] flex aspect-[1/1.4] h-[78%] -rotate-4 flex-col gap-3 rounded-xs bg-surface p-6 shadow-2 edge-soft md:gap-4 md:p-8">
            <span className="d-5 mb-2 text-ink-3">{t('forTalent.why.paper')}</span>
            {LINES.map((width, index) => (
              <i key={index} className="h-1.5 rounded-pill bg-line" style={{ width: `${width}%` }} />
            ))}
          </div>
          <Shot who="beatriz" live className="absolute right-[2%] bottom-0 h-[88%]" />
        </div>
        <div className="lg:col-span-7">
          <h2 className="d-2 max-w-[14ch]">{t('forTalent.why.title')}</h2>
          <dl className="mt-8 border-b border-line">
            {t('forTalent.why.points', { returnObjects: true }).map(({ title, text }) => (
              <div key={title} className="grid gap-x-8 gap-y-1.5 border-t border-line py-5 md:grid-cols-[14rem_1fr]">
                <dt className="d-4">{title}</dt>
                <dd className="max-w-[46ch] text-lg text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
