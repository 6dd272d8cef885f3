import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/chip.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';

const NEVER = ['face', 'emotion', 'accent', 'pitch', 'age'] as const;

/** How strongly vocal delivery correlates with job performance. Source: DeGroot & Motowidlo, 1999. */
const CORRELATION = 0.2;

/** What no score measures, and how little delivery says about performance at work. */
export function ScoreLimits() {
  const { t } = useTranslation('scores');
  return (
    <div className="grid gap-x-8 gap-y-6 rounded-md bg-sunk p-5 md:grid-cols-2">
      <section className="flex flex-col gap-3">
        <h3 className="font-bold">{t('dialog.never')}</h3>
        <ul className="flex flex-wrap gap-2">
          {NEVER.map((name) => (
            <li key={name}>
              <Chip>
                <Ban className="ic" aria-hidden />
                {t(`dialog.neverList.${name}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="font-bold">{t('dialog.ceiling')}</h3>
        <div>
          <Segments kind="score" value={CORRELATION} on="ink" off="lineStrong" height={10} />
          <p className="mt-1.5 flex justify-between text-xs text-ink-2">
            <span>{t('dialog.scale.none')}</span>
            <span>{t('dialog.scale.all')}</span>
          </p>
        </div>
        <p className="text-sm">
          {t('dialog.ceilingText')} <span className="text-ink-2">{t('dialog.source')}</span>
        </p>
      </section>
    </div>
  );
}
