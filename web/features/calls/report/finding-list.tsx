import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFinding } from '#contract/calls/analysis.ts';
import type { FindingList as Name } from '#contract/values/calls.ts';
import { Button } from '#web/ui/button.tsx';
import { EvidenceLinks } from './evidence-link.tsx';

/** Longer lists are collapsed. */
const SHOWN = 6;

interface Props<Finding extends CallFinding> {
  /** If no buyer is identified, questions come from anyone. */
  name: Name | 'anyQuestions';
  findings: Finding[];
  /** How many were found; the list may be cut. */
  count: number;
  /** Beside the heading. */
  action?: ReactNode;
  /** Under a finding's text. */
  details?: (finding: Finding, index: number) => ReactNode;
}

/** One list of findings, each with its lines, or a text when nothing was found. */
export function FindingList<Finding extends CallFinding>({ name, findings, count, action, details }: Props<Finding>) {
  const { t, i18n } = useTranslation('calls');
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? findings : findings.slice(0, SHOWN);
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <header className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="text-lg font-bold">
          {t(`lists.${name}`)}
          {findings.length > 0 && (
            <span className="ps-2 font-normal text-ink-3 tabular-nums">
              {new Intl.NumberFormat(i18n.language).format(count)}
            </span>
          )}
        </h3>
        {action}
      </header>
      {findings.length === 0 ? (
        <p className="text-ink-3">{t(`empty.${name}`)}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {shown.map((finding, index) => (
            <li key={index} className="flex flex-col items-start gap-1">
              <p className="max-w-[64ch] [overflow-wrap:anywhere]" dir="auto">
                {finding.text}
              </p>
              {details?.(finding, index)}
              <EvidenceLinks evidence={finding.evidence} />
            </li>
          ))}
        </ul>
      )}
      {findings.length > shown.length && (
        <Button variant="outline" size="xs" className="self-start" onClick={() => setIsOpen(true)}>
          {t('report.all', { count: findings.length })}
        </Button>
      )}
      {isOpen && count > findings.length && (
        <p className="text-sm text-ink-3">{t('report.shown', { shown: findings.length, count })}</p>
      )}
    </section>
  );
}
