import { Check, CircleDashed, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import type { Reason } from '#contract/campaigns/reasons.ts';
import { cx } from '#web/ui/class-names.ts';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { useReasonTexts } from './reason-texts.ts';

/** A score out of 100 on a bar of ten segments. */
export function MatchScore({ score, className }: { score: number; className?: string }) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={cx('w-36 max-w-full', className)}>
      <p className="flex items-baseline gap-2">
        <b className="d-3 tabular-nums">{score}</b>
        <span className="text-sm text-ink-2">{t('of100')}</span>
      </p>
      <Segments kind="score" value={score / 100} on="ink" off="line" className="mt-1" />
    </div>
  );
}

/** Explains a score: what is met, what is met in part, and what is missing. */
export function Reasons({ reasons, reader }: { reasons: Reason[]; reader: UserType }) {
  const { t } = useTranslation('campaigns');
  const textsOf = useReasonTexts(reader);
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {reasons.map((reason) => (
        <li key={reason.part} className="flex gap-2">
          <Degree reason={reason} />
          <p className="facts">
            {textsOf(reason).map(({ text, isMet }, index) => (
              <span key={text} className={isMet ? '' : 'text-ink-2'}>
                {index === 0 && <b className="font-semi text-ink">{`${t(`part.${reason.part}`)}: `}</b>}
                {`${text} `}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A check mark only for what is fully met. Feedback isn't a requirement, so it gets one too. */
function Degree({ reason: { part, share } }: { reason: Reason }) {
  const { t } = useTranslation('campaigns');
  const degree = part === 'delivery' || share === 1 ? 'met' : share > 0 ? 'partly' : 'missing';
  const [Icon, tone] = ICONS[degree];
  return <Icon className={cx('ic mt-0.5 shrink-0', tone)} role="img" aria-label={t(`degree.${degree}`)} />;
}

const ICONS = {
  met: [Check, 'text-ok'],
  partly: [CircleDashed, 'text-ink-2'],
  missing: [Minus, 'text-ink-3'],
} as const;
