import { useTranslation } from 'react-i18next';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { Daily, Find, Fast, People } from './company-scenes.tsx';

const SPANS = ['md:col-span-5', 'md:col-span-7', 'md:col-span-7', 'md:col-span-5'] as const;
const SCENES = [Daily, Find, Fast, People] as const;

/** Four promises, each illustrated with a piece of the product. */
export function CompanyFeatures() {
  const { t } = useTranslation('marketing');
  return (
    <section className="page pt-20 md:pt-32">
      <h2 className="d-2">{t('companies.featuresTitle')}</h2>
      <div className="mt-7 grid gap-3 md:mt-11 md:grid-cols-12 md:gap-4">
        {t('companies.features', { returnObjects: true, ...MARKETING_FACTS }).map(({ title, text }, index) => {
          const Scene = SCENES[index]!;
          return (
            <article key={title} className={`panel flex flex-col overflow-hidden ${SPANS[index]}`}>
              <Scene />
              <div className="flex flex-col gap-2.5 px-[22px] pt-5 pb-6 md:px-7 md:pt-[26px] md:pb-[30px]">
                <h3 className="d-3">{title}</h3>
                <p className="max-w-[46ch] text-ink-2">{text}</p>
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}
