import { useTranslation } from 'react-i18next';
import type { TicketState } from '#contract/support.ts';
import { TICKET_STATES } from '#contract/values/product.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { Skeleton } from '../../ui/states/loading.tsx';
import { ShowMore } from '../../ui/navigation/show-more.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { TicketRow } from './ticket-row.tsx';
import { useInbox } from './use-inbox.ts';

/** The support inbox of the operator. */
export function InboxScreen({
  state,
  chosenId,
  onState,
  onChoose,
}: {
  state: TicketState;
  chosenId: string | undefined;
  onState: (state: TicketState) => void;
  onChoose: (ticketId?: string) => void;
}) {
  const { t } = useTranslation('admin');
  const { tickets, change } = useInbox(state);
  const now = new Date(tickets.dataUpdatedAt);
  const items = tickets.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = tickets.data?.pages[0]?.counts;
  const opened = items.find(({ ticketId }) => ticketId === chosenId);
  const chosen = chosenId ? opened : items[0];
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="d-2">{t('support.title')}</h1>
          <p className="mt-2 text-ink-2">{t(`support.text.${state}`)}</p>
        </div>
        <Segmented
          label={t('support.states')}
          value={state}
          onChange={onState}
          options={TICKET_STATES.map((value) => ({
            value,
            label: t(`support.state.${value}`),
            note: counts?.[value],
          }))}
          className="w-full md:w-96"
        />
      </header>
      {tickets.isPending && <Skeleton shape="rows" className="h-96" />}
      {tickets.isLoadingError && (
        <ErrorState
          title={t('support.loadFailed')}
          onRetry={() => void tickets.refetch()}
          retrying={tickets.isRefetching}
        />
      )}
      {tickets.isSuccess && items.length === 0 && (
        <EmptyState drawing="inbox" title={t(`support.empty.${state}`)} text={t('support.emptyText')} />
      )}
      {items.length > 0 && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
          <div className={opened ? 'max-lg:hidden' : ''}>
            <ul className="flex flex-col gap-1">
              {items.map((ticket) => (
                <TicketRow
                  key={ticket.ticketId}
                  ticket={ticket}
                  list={state}
                  now={now}
                  isChosen={ticket === chosen}
                  onChoose={() => onChoose(ticket.ticketId)}
                />
              ))}
            </ul>
            <ShowMore list={tickets} className="mt-4" />
          </div>
          <div className={chosen && !opened ? 'max-lg:hidden' : 'max-lg:order-first'}>
            {chosen ? (
              <TicketPanel
                key={chosen.ticketId}
                ticket={chosen}
                onChanged={(changed) => change(chosen, changed)}
                onBack={() => onChoose()}
              />
            ) : (
              <p role="status" className="panel p-6 text-ink-2">
                {t('support.elsewhere')}
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
