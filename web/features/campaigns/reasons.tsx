import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reason } from '#contract/campaigns/matches.ts';
import { languageName } from '#web/lib/language-name.ts';
import { cx } from '#web/ui/class-names.ts';
import { Segments } from '#web/ui/segments.tsx';

/** A score out of 100 on a bar of ten segments. */
export function MatchScore({ score, className }: { score: number; className?: string }) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={cx('w-36', className)}>
      <p className="flex items-baseline gap-2">
        <b className="d-3 tabular-nums">{score}</b>
        <span className="text-sm text-ink-2">{t('of100')}</span>
      </p>
      <Segments kind="score" value={score / 100} on="ink" off="line" className="mt-1" />
    </div>
  );
}

/** Explains a score: what matches and what is missing. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  const { t, i18n } = useTranslation('campaigns');
  // Matched titles arrive as single words.
  const shown = (part: Reason['part'], values: string[]) => {
    if (part === 'title') return values.join(' ');
    if (part === 'workType') return values.map((value) => t(`workType.${value as 'remote'}`)).join(', ');
    return values.map((value) => (part === 'languages' ? languageName(value, i18n.language) : value)).join(', ');
  };
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {reasons.map(({ part, met, missing, scores }) => (
        <li key={part} className="flex gap-2">
          {met.length > 0 || scores ? (
            <Check className="ic mt-0.5 text-ok" aria-hidden />
          ) : (
            <Minus className="ic mt-0.5 text-ink-3" aria-hidden />
          )}
          <span>
            <b className="font-semi">{t(`part.${part}`)}</b> {scores ? t('delivery', scores) : shown(part, met)}
            {missing.length > 0 && (
              <span className="text-ink-2">
                {met.length > 0 ? ' · ' : ''}
                {t('missing', { what: shown(part, missing) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
