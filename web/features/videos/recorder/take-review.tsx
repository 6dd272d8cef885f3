import { Check, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Frame } from '#web/ui/frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { clockTime } from '../video-file.ts';
import { besideClass } from './stage-skeleton.tsx';

interface TakeReviewProps {
  take: Blob;
  elapsedMs: number;
  /** Interrupted by a crash or a reload. */
  isUnfinished: boolean;
  onUse: () => void;
  onRetake: () => void;
  onClose: () => void;
}

/** Reviews a finished take, which is private until it is used. */
export function TakeReview({ take, elapsedMs, isUnfinished, onUse, onRetake, onClose }: TakeReviewProps) {
  const { t } = useTranslation('videos');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(take);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [take]);
  const review = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    review.current?.scrollIntoView({ block: 'start' });
    actions.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={review} data-stage className={cx('flex flex-col gap-3', besideClass)}>
      {/* As large as fits together with the buttons. */}
      <Frame
        className="mx-auto w-full max-w-[max(12.5rem,calc((var(--room-height)-var(--room-form)-12rem)*9/16))] bg-room! md:not-low:max-w-none"
        picture={
          url && (
            // A take has no captions yet.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video src={url} controls playsInline className="absolute inset-0 size-full bg-room object-cover" />
          )
        }
      >
        <div className="absolute inset-x-3 top-3 flex items-start justify-between">
          <Tag tone="glass">{clockTime(elapsedMs)}</Tag>
          <IconButton variant="glass" label={t('recorder.close')} onClick={onClose}>
            <X className="ic" aria-hidden />
          </IconButton>
        </div>
      </Frame>
      <div ref={actions} className="flex flex-col gap-3">
        <p className="text-sm text-ink-2">
          {isUnfinished && `${t('recorder.unfinished', { time: clockTime(elapsedMs) })} `}
          {t('recorder.review')}
        </p>
        <Button variant="primary" full data-next onClick={onUse}>
          <Check className="ic" aria-hidden />
          {t('recorder.use')}
        </Button>
        <Button variant="outline" full onClick={onRetake}>
          <RotateCcw className="ic" aria-hidden />
          {t('recorder.retake')}
        </Button>
      </div>
    </div>
  );
}
