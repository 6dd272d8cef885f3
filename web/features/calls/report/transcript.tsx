import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReport } from '#contract/calls/reports.ts';
import { TRANSCRIPT_PAGE_SIZE } from '#contract/values/calls.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import type { ShownLine } from './evidence-link.tsx';
import { TranscriptLine } from './transcript-line.tsx';

interface Props {
  call: CallReport;
  /** The line to scroll to and mark; a new object scrolls again. */
  shown: ShownLine | null;
  onBack: () => void;
}

/** The first line of the page that contains a line. */
const pageOf = (line: number) => line - ((line - 1) % TRANSCRIPT_PAGE_SIZE);

/** The transcript, 200 lines at a time, so that a day-long one renders as fast as a minute. */
export function Transcript({ call: { callId, lineCount }, shown, onBack }: Props) {
  const { t } = useTranslation('calls');
  const [from, setFrom] = useState(1);
  const [seen, setSeen] = useState(shown);
  const list = useRef<HTMLOListElement>(null);
  if (shown !== seen) {
    setSeen(shown);
    if (shown) setFrom(pageOf(shown.line));
  }
  const lines = useQuery(
    api.calls.listLines.queryOptions({
      input: { callId, from },
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    }),
  );
  const items = lines.data?.items ?? [];
  const isThere = shown !== null && items.some(({ line }) => line === shown.line);

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!isThere || !row) return;
    scrollTo(row);
    row.focus({ preventScroll: true });
  }, [shown, isThere]);

  const last = Math.min(lineCount, from + TRANSCRIPT_PAGE_SIZE - 1);
  const turn = (direction: 1 | -1) => {
    setFrom(from + direction * TRANSCRIPT_PAGE_SIZE);
    list.current?.parentElement?.scrollTo({ top: 0 });
  };
  return (
    <section aria-labelledby="transcript" className="flex min-h-0 flex-col gap-3">
      <h3 id="transcript" className="text-lg font-bold">
        {t('transcript.title')}
      </h3>
      {lines.isPending && <Skeleton shape="text" className="h-80" />}
      {lines.isLoadingError && (
        <ErrorState
          bare
          as="h3"
          title={t('transcript.loadFailed')}
          onRetry={() => void lines.refetch()}
          retrying={lines.isRefetching}
        />
      )}
      {items.length > 0 && (
        <div
          role="region"
          aria-label={t('transcript.label', { from, to: last, total: lineCount })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
          tabIndex={0}
          className="min-h-0 rounded-sm lg:overflow-y-auto"
        >
          {from > 1 && <Turn text={t('transcript.earlier')} onClick={() => turn(-1)} />}
          <ol ref={list} className="flex flex-col">
            {items.map((line) => (
              <TranscriptLine
                key={line.line}
                line={line}
                shown={shown?.line === line.line ? shown : null}
                onBack={onBack}
              />
            ))}
          </ol>
          {last < lineCount && <Turn text={t('transcript.later')} onClick={() => turn(1)} />}
        </div>
      )}
    </section>
  );
}

const Turn = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button variant="outline" size="sm" className="my-3" onClick={onClick}>
    {text}
  </Button>
);

/** Scrolls the transcript if it has its own scroll bar, otherwise the page. */
function scrollTo(row: HTMLElement) {
  const pane = row.closest<HTMLElement>('[role=region]')!;
  if (pane.scrollHeight <= pane.clientHeight + 1) return row.scrollIntoView({ block: 'center' });
  const offset = row.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollTo({ top: pane.scrollTop + offset - (pane.clientHeight - row.clientHeight) / 2 });
  pane.scrollIntoView({ block: 'nearest' });
}
