import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { CornerDownRight } from 'lucide-react';
import type { CallEvidence } from '#contract/calls/analysis.ts';

/** A line to show in the transcript, and the words to mark in it. */
export interface ShownLine {
  line: number;
  quote?: string | undefined;
}

/** Shows a line of the transcript. */
export const ShowLine = createContext<(shown: ShownLine) => void>(() => undefined);

/** Minutes and seconds, with hours if needed: "12:34", "1:02:34". */
export function clockText(ms: number) {
  const seconds = Math.floor(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

export const LINK =
  'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-xs text-start text-sm font-semi text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink max-md:min-h-8';

/** Links a finding to the line that proves it. */
export function EvidenceLink({ evidence: { line, speaker, quote, atMs } }: { evidence: CallEvidence }) {
  const { t } = useTranslation('calls');
  const show = useContext(ShowLine);
  const place = atMs === null ? t('evidence.line', { line }) : clockText(atMs);
  const where = speaker ? `${speaker} · ${place}` : place;
  return (
    <button
      type="button"
      className={LINK}
      aria-label={t('evidence.show', { where })}
      onClick={() => show({ line, quote })}
    >
      <CornerDownRight className="size-3.5 flex-none" aria-hidden />
      <span className="truncate">{where}</span>
    </button>
  );
}

const SHOWN = 3;

export function EvidenceLinks({ evidence }: { evidence: CallEvidence[] }) {
  const { t } = useTranslation('calls');
  // Two sentences on one line share a link.
  const lines = [...new Map(evidence.map((one) => [one.line, one])).values()];
  return (
    <span className="flex max-w-full flex-wrap gap-x-4 gap-y-1">
      {lines.slice(0, SHOWN).map((one) => (
        <EvidenceLink key={one.line} evidence={one} />
      ))}
      {lines.length > SHOWN && (
        <span className="text-sm text-ink-3">{t('evidence.more', { count: lines.length - SHOWN })}</span>
      )}
    </span>
  );
}
