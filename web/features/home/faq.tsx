import { useTranslation } from 'react-i18next';
import { Accordion } from '#web/ui/navigation/accordion.tsx';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';

const SIDES = ['talent', 'company'] as const;
const ANCHORS = { talent: 'talent', company: 'companies' } as const;

export function Faq() {
  const { t } = useTranslation('home');
  return (
    <section className="page pt-20 md:pt-32">
      <h2 className="d-2">{t('faq.title')}</h2>
      <div className="mt-8 grid gap-12 md:mt-12 md:grid-cols-2 md:gap-16">
        {SIDES.map((side) => (
          <div key={side} id={ANCHORS[side]}>
            <h3 className="d-4 mb-[18px]">{t(`faq.${side}.title`)}</h3>
            <Accordion
              as="h4"
              initial={0}
              items={t(`faq.${side}.items`, { returnObjects: true, ...MARKETING_FACTS }).map(
                ({ question, answer }) => ({
                  title: question,
                  content: <p>{answer}</p>,
                }),
              )}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
