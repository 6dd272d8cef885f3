import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { RecordButton } from './record-button.tsx';

/** The audit record of an analysis as a file, and as a page to print. */
export function RecordLinks({ analysisId }: { analysisId: string }) {
  const { t } = useTranslation('fairness');
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-3 max-md:w-full">
        <RecordButton analysisId={analysisId} />
        <Link
          to="/company/bias-analyses/$analysisId"
          params={{ analysisId }}
          target="_blank"
          className={cx(buttonClass({ variant: 'outline' }), 'max-md:w-full')}
        >
          <Printer className="ic" aria-hidden />
          {t('record.open')}
        </Link>
      </div>
      <p className="max-w-[80ch] text-sm text-ink-2">{t('record.text')}</p>
    </div>
  );
}
