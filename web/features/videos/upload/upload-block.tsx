import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { client } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { sent, type UploadState } from './upload-states.ts';
import { cancelUpload, isElsewhere, retryUpload } from './uploads.ts';
import { ProgressCard } from './progress-card.tsx';

const KNOWN = ['offline', 'unauthenticated', 'not_found', 'rate_limited'] as const;
const megabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024 ** 2));

interface UploadBlockProps {
  positionId: string;
  upload?: UploadState;
  /** A video that is being uploaded, perhaps by another browser. */
  stranded?: OwnVideo;
  onCancelled: () => void;
}

/** Progress of an upload, which can be cancelled and retried. */
export function UploadBlock({ positionId, upload, stranded, onCancelled }: UploadBlockProps) {
  const { t } = useTranslation('videos');
  if (!upload) return <StrandedBlock videoId={stranded!.id} onDiscarded={onCancelled} />;
  const reason = KNOWN.find((known) => known === upload.error);
  const label = {
    starting: t('upload.starting'),
    uploading: t('upload.progress', { sent: megabytes(upload.sentBytes), total: megabytes(upload.totalBytes) }),
    waiting: t('upload.waiting'),
    stored: t('upload.stored'),
    failed: reason ? t('upload.failed', { reason: t(`upload.reason.${reason}`) }) : t('upload.failedOtherwise'),
  }[upload.phase];
  return (
    <ProgressCard percent={upload.percent} label={label}>
      {upload.phase === 'failed' && (
        <Button variant="primary" size="sm" onClick={() => void retryUpload(positionId)}>
          {t('upload.retry')}
        </Button>
      )}
      {upload.phase !== 'stored' && (
        <Button variant="soft" size="sm" onClick={() => void cancelUpload(positionId).then(onCancelled)}>
          <X className="ic" aria-hidden />
          {t('upload.cancel')}
        </Button>
      )}
    </ProgressCard>
  );
}

/** An upload that another browser started, or that this one is about to resume or has just completed. */
function StrandedBlock({ videoId, onDiscarded }: { videoId: string; onDiscarded: () => void }) {
  const { t } = useTranslation('videos');
  const [isStranded, setIsStranded] = useState(false);
  useEffect(() => void isElsewhere(videoId).then(setIsStranded), [videoId]);
  const discard = async () => {
    await client.videos.deleteVideo({ videoId }).catch(() => undefined);
    onDiscarded();
  };
  if (!isStranded) return <ProgressCard percent={sent.has(videoId) ? 100 : 0} label={t('upload.starting')} />;
  return (
    <ProgressCard percent={0} label={t('upload.elsewhere')}>
      <Button variant="soft" size="sm" onClick={() => void discard()}>
        {t('upload.discard')}
      </Button>
    </ProgressCard>
  );
}
