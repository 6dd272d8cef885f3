import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';
import type { Running } from './use-analysis.ts';

/** Most calls are analyzed before a progress bar could be read. */
const SHOWN_AFTER_MS = 400;

/** What the server is doing, how far along it is, and a cancel button. */
export function AnalysisProgress({ running, onCancel }: { running: Running; onCancel: () => void }) {
  const { t } = useTranslation('calls');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="flex items-end gap-4">
      <ProgressBar value={running.done} label={t(`progress.${running.stage}`)} steps={20} className="min-w-0 flex-1" />
      <Button variant="outline" size="sm" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </div>
  );
}
