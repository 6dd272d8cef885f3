import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/lib/online.ts';
import { useSlowLoad } from '#web/lib/slow-load.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

/** Under the top bar, whatever the page: an answer takes long. */
export function SlowLoad() {
  const { t } = useTranslation();
  const { stage, retry } = useSlowLoad();
  const isOnline = useOnline();
  if (stage === 'none' || !isOnline) return null;
  return (
    <div className="pointer-events-none fixed inset-x-3 top-[calc(var(--bar)+.5rem)] z-(--z-toast) flex justify-center">
      <div
        role="status"
        className="pointer-events-auto flex min-h-12 items-center gap-2.5 rounded-pill bg-ink py-1.5 pr-2 pl-4 text-sm text-paper shadow-2"
      >
        <Spinner />
        <p className="pr-2">{t(stage === 'slow' ? 'ui.slow' : 'ui.late')}</p>
        {stage === 'late' && (
          <Button size="xs" className="flex-none bg-paper! text-ink!" onClick={() => void retry()}>
            {t('ui.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
