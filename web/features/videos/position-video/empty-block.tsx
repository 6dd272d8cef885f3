import { Upload, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Silhouette } from '#web/ui/frame.tsx';
import type { Flow } from '../video-file.ts';
import { useUnfinished } from '../recorder/take-store.ts';
import { UnfinishedTake } from '../recorder/unfinished-take.tsx';
import { FilePicker } from '../upload/file-picker.tsx';

export interface BeginProps {
  positionId: string;
  name: string;
  onRecord: () => void;
  onFile: (file: File) => void;
  flow?: Flow;
}

interface EmptyBlockProps extends BeginProps {
  /** Wide on tablets too, beside its text. */
  isWide?: boolean;
}

/** A position without a video, with the two ways to add one, or with a recording that was interrupted. */
export function EmptyBlock({ positionId, name, onRecord, onFile, flow = 'profile', isWide = false }: EmptyBlockProps) {
  const { t } = useTranslation('videos');
  const { unfinished, discard } = useUnfinished(positionId);
  return (
    <div className="relative">
      <Silhouette isWhole className={isWide ? 'aspect-[4/3]! lg:aspect-[3/4]!' : 'aspect-[4/3]! md:aspect-[3/4]!'} />
      <div className="absolute inset-x-4 bottom-4 flex flex-col gap-2.5">
        {unfinished ? (
          <UnfinishedTake elapsedMs={unfinished.elapsedMs} onReview={onRecord} onDiscard={() => void discard()} />
        ) : (
          <>
            <Button variant="primary" full data-next onClick={onRecord}>
              <Video className="ic" aria-hidden />
              {t('empty.record')}
            </Button>
            <FilePicker positionId={positionId} name={name} flow={flow} onFile={onFile}>
              {(open) => (
                <Button variant="outline" full className="bg-surface!" onClick={open}>
                  <Upload className="ic" aria-hidden />
                  {t('empty.upload')}
                </Button>
              )}
            </FilePicker>
          </>
        )}
      </div>
    </div>
  );
}
