import { useTranslation } from 'react-i18next';
import eyes from './pictures/eyes.svg';
import hand from './pictures/hand.svg';
import line1 from './pictures/line1.svg';
import line2 from './pictures/line2.svg';
import line3 from './pictures/line3.svg';
import mouth from './pictures/mouth.svg';

const SHOTS = [
  { key: 'seen', pictures: [eyes], span: 'md:col-span-7' },
  { key: 'heard', pictures: [mouth], span: 'md:col-span-5' },
  { key: 'matched', pictures: [hand], span: 'md:col-span-5' },
  { key: 'decide', pictures: [line1, line2, line3], span: 'md:col-span-7' },
] as const;

/** Four benefits, each with a picture. */
export function Why() {
  const { t } = useTranslation('home');
  return (
    <section id="how-it-works" className="page pt-20 md:pt-32">
      <h2 className="d-2 max-w-[18ch]">{t('why.title')}</h2>
      <div className="mt-7 grid gap-3 md:mt-11 md:grid-cols-12 md:gap-4">
        {SHOTS.map(({ key, pictures, span }) => (
          <article key={key} className={`panel flex flex-col overflow-hidden ${span}`}>
            <div className="grid h-[220px] auto-cols-fr grid-flow-col gap-[3px] overflow-hidden md:h-[clamp(220px,23.6vw,380px)]">
              {pictures.map((picture) => (
                <img
                  key={picture}
                  src={picture}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-full object-fill"
                />
              ))}
            </div>
            <div className="flex flex-col gap-2.5 px-[22px] pt-5 pb-6 md:px-7 md:pt-[26px] md:pb-[30px]">
              <h3 className="d-3">{t(`why.${key}.title`)}</h3>
              <p className="max-w-[46ch] text-ink-2">{t(`why.${key}.text`)}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
