import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { clockTime } from '../video-file.ts';

/** Offers to review an interrupted recording or to start over. */
export function UnfinishedTake({
  elapsedMs,
  onLook,
  onDrop,
}: {
  elapsedMs: number;
  onLook: () => void;
  onDrop: () => void;
}) {
  const { t } = useTranslation('videos');
  return (
    <aside role="status" className="flex flex-col gap-3 rounded-md bg-warn-wash p-4 text-warn">
      <p className="text-sm font-medium">{t('recorder.unfinished', { time: clockTime(elapsedMs) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="xs" onClick={onLook}>
          {t('recorder.unfinishedUse')}
        </Button>
        <Button size="xs" variant="outline" onClick={onDrop}>
          {t('recorder.unfinishedDrop')}
        </Button>
      </div>
    </aside>
  );
}
