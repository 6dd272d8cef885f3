import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CALLS_TEXT_MAX } from '#contract/values/calls.ts';
import { EmptyNote } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { HistoryRow } from './history-row.tsx';
import { useCalls, useDeleteCall } from './use-calls.ts';

const REST_MS = 250;

interface Props {
  /** The open call. */
  chosen: string | undefined;
  onDeleted: (callId: string) => void;
}

/** Earlier calls, newest first, with a search. */
export function History({ chosen, onDeleted }: Props) {
  const { t } = useTranslation('calls');
  const [written, setWritten] = useState('');
  const [text, setText] = useState('');
  const calls = useCalls(text);
  const remove = useDeleteCall(onDeleted);
  const items = calls.data?.pages.flatMap((page) => page.items) ?? [];
  useEffect(() => {
    const timer = setTimeout(() => setText(written.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return (
    <section aria-labelledby="history" className="flex min-h-0 min-w-0 flex-col gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="history" className="d-4">
          {t('history.title')}
        </h2>
        {calls.isSuccess && (
          <p role="status" className="text-sm text-ink-2 tabular-nums">
            {t('history.count', { count: calls.data.pages[0]!.total })}
          </p>
        )}
      </header>
      <search>
        <TextInput
          size="sm"
          role="searchbox"
          aria-label={t('history.search')}
          placeholder={t('history.search')}
          maxLength={CALLS_TEXT_MAX}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          lead={<Search className="ic" aria-hidden />}
          trail={
            written && (
              <IconButton label={t('history.clear')} size="sm" className="-me-2" onClick={() => setWritten('')}>
                <X className="ic" aria-hidden />
              </IconButton>
            )
          }
        />
      </search>
      {calls.isPending && <Skeleton shape="rows" className="h-64" />}
      {calls.isLoadingError && (
        <ErrorState
          bare
          as="h3"
          title={t('history.loadFailed')}
          onRetry={() => void calls.refetch()}
          retrying={calls.isRefetching}
        />
      )}
      {calls.isSuccess &&
        items.length === 0 &&
        (text ? (
          <p className="py-4 text-ink-2">{t('history.noMatch')}</p>
        ) : (
          <EmptyNote drawing="calls">{t('history.empty')}</EmptyNote>
        ))}
      {items.length > 0 && (
        <ul className="min-h-0 border-t border-line lg:max-h-[34rem] lg:overflow-y-auto">
          {items.map((call) => (
            <HistoryRow
              key={call.callId}
              call={call}
              isChosen={call.callId === chosen}
              onDelete={() => remove.mutate({ callId: call.callId })}
            />
          ))}
        </ul>
      )}
      <ShowMore list={calls} className="self-start" />
    </section>
  );
}
