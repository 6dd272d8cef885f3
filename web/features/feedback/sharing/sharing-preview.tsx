import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedPosition } from '#contract/feedback/sharing.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { levelOf, useNumbers } from '../result/numbers.ts';

/** The scores as companies see them, and what they never see. */
export function SharingPreview({
  position: { positionId, positionTitle, scores, isHidden },
  open,
  onOpenChange,
  children,
}: {
  position: SharedPosition;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('feedback');
  const { score } = useNumbers();
  const nameOf = useOwnPositionName();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('sharing.previewTitle')} text={t('sharing.previewText')}>
      <div className="rounded-md border border-line p-5">
        <p className="d-5 mb-4">{nameOf(positionId, positionTitle)}</p>
        {scores && !isHidden ? (
          <dl className="grid grid-cols-3 gap-4">
            {SCORE_NAMES.map((name) => (
              <div key={name} className="flex min-w-0 flex-col-reverse justify-end gap-1">
                <dt className="text-xs text-ink-2">{t(`scores.${name}`)}</dt>
                <dd>
                  <span className="d-face block text-[1.75rem] leading-none tabular-nums">{score(scores[name])}</span>
                  <span className="text-xs text-ink-2">{t(`scores.level.${levelOf(scores[name])}`)}</span>
                  <Segments kind="score" value={scores[name] / 10} on="ink" className="mt-1.5" />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-ink-2">{t('sharing.previewOff')}</p>
        )}
      </div>
      <p className="text-sm text-ink-2">{t('sharing.previewNote')}</p>
      {children}
    </Dialog>
  );
}
