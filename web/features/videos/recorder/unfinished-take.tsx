import { RotateCcw, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { clockTime } from '../video-file.ts';

interface UnfinishedTakeProps {
  elapsedMs: number;
  onReview: () => void;
  onDiscard: () => void;
}

/** Offers to review an interrupted recording or, after confirmation, to discard it. */
export function UnfinishedTake({ elapsedMs, onReview, onDiscard }: UnfinishedTakeProps) {
  const { t } = useTranslation('videos');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p role="status" className="rounded-md bg-warn-wash px-4 py-3 text-sm font-medium text-warn">
        {t('recorder.unfinished', { time: clockTime(elapsedMs) })}
      </p>
      <Button variant="primary" full data-next onClick={onReview}>
        <Video className="ic" aria-hidden />
        {t('recorder.unfinishedUse')}
      </Button>
      <Button variant="outline" full className="bg-surface!" onClick={() => setIsAsking(true)}>
        <RotateCcw className="ic" aria-hidden />
        {t('recorder.unfinishedDrop')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('recorder.discardTitle')}
        text={t('recorder.discardText')}
      >
        <Button variant="danger" full onClick={onDiscard}>
          {t('recorder.discard')}
        </Button>
        <Button variant="soft" full onClick={() => setIsAsking(false)}>
          {t('keep')}
        </Button>
      </Dialog>
    </>
  );
}
