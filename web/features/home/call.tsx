import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button.tsx';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import jonas from './pictures/jonas.svg';
import kenji from './pictures/kenji.svg';
import priya from './pictures/priya.svg';

/** Closing call to action with a strip of portraits. */
export function Call() {
  const { t } = useTranslation('home');
  return (
    <section className="mx-2.5 mt-20 grid overflow-hidden rounded-[32px] bg-slab text-on-video md:mx-(--gutter) md:mt-32 md:min-h-[31rem] md:grid-cols-[1fr_minmax(0,40%)] md:rounded-cover">
      <div className="z-(--z-front) flex flex-col items-start justify-center gap-7 px-6 pt-10 pb-7 md:py-16 md:pr-0 md:pl-14">
        <h2 className="d-1 md:max-w-[9ch]">{t('call.title')}</h2>
        <Link
          to="/talent/auth"
          className={`${buttonClass({ variant: 'primary', size: 'lg' })} max-md:w-full max-md:px-4! max-md:text-md! max-md:whitespace-normal!`}
        >
          {t('call.action')}
          <ArrowRight className="ic" aria-hidden />
        </Link>
      </div>
      <div aria-hidden="true" className="relative h-[250px] md:h-auto">
        <div className="absolute top-0 left-0 flex w-[460px] -translate-x-8 -rotate-7 gap-3 md:-top-20 md:w-[max(700px,52vw)] md:translate-x-2.5">
          {[priya, jonas, kenji].map((picture, index) => (
            <Frame
              key={picture}
              picture={<FramePicture src={picture} alt="" />}
              className={`flex-1 ${['', 'mt-20', 'mt-5'][index]}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
