import { CameraOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { CameraProblem as Problem } from './use-camera.ts';

/** Says why the camera is not ready, and how to fix it. */
export function CameraProblem({
  problem,
  onRetry,
  onClose,
}: {
  problem: Problem;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('videos');
  return (
    <div role="alert" className="panel flex min-h-[420px] flex-col items-start justify-end gap-4 p-5">
      <CameraOff className="size-10 text-danger" aria-hidden />
      <h3 className="d-4">{t('camera.notReady')}</h3>
      <p className="text-ink-2">{t(`camera.${problem}`)}</p>
      {problem !== 'unsupported' && (
        <Button variant="primary" full onClick={onRetry}>
          {t('camera.retry')}
        </Button>
      )}
      <Button variant="soft" full onClick={onClose}>
        {t('recorder.close')}
      </Button>
    </div>
  );
}
