import { useTranslation } from 'react-i18next';
import { PortraitTop } from '#web/ui/people/portrait.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Crop, Shot } from './pictures.tsx';

export function Recording() {
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

export function Profile() {
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

export function Talk() {
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
