import { Upload, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Silhouette } from '#web/ui/frame.tsx';
import type { Flow } from '../video-file.ts';
import { FilePicker } from '../upload/file-picker.tsx';

export interface BeginProps {
  positionId: string;
  name: string;
  onRecord: () => void;
  onFile: (file: File) => void;
  flow?: Flow;
}

/** A position without a video, with the two ways to add one. */
export function EmptyBlock({
  positionId,
  name,
  onRecord,
  onFile,
  flow = 'profile',
  isBusy = false,
}: BeginProps & { isBusy?: boolean }) {
  const { t } = useTranslation('videos');
  return (
    <div className="relative" aria-busy={isBusy}>
      <Silhouette />
      <div className="absolute inset-x-4 bottom-4 flex flex-col gap-2.5">
        <Button variant="primary" full pending={isBusy} onClick={onRecord}>
          {!isBusy && <Video className="ic" aria-hidden />}
          {t('empty.record')}
        </Button>
        <FilePicker positionId={positionId} name={name} flow={flow} onFile={onFile}>
          {(open) => (
            <Button variant="outline" full className="bg-surface!" disabled={isBusy} onClick={open}>
              <Upload className="ic" aria-hidden />
              {t('empty.upload')}
            </Button>
          )}
        </FilePicker>
      </div>
    </div>
  );
}
