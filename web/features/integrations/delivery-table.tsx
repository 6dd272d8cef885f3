import { useTranslation } from 'react-i18next';
import type { Delivery } from '#contract/integrations/deliveries.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useEventName } from './event-choice.tsx';
import { shownStateOf } from './outcomes.ts';
import { hostOf } from './test-outcome.tsx';
import { dateFormat } from '#web/lib/dates.ts';

const CELL = 'py-3 pr-6 align-top max-lg:flex max-lg:gap-3 max-lg:py-0.5 max-lg:pr-0';
const TERM = 'w-24 flex-none text-sm text-ink-3 lg:hidden';
export const STATE_TONES = { pending: 'warn', delivered: 'ok', failed: 'danger' } as const;

/** Returns a moment such as "21 Nov 2026, 09:30" in the reader's language and time zone. */
export function useMoment() {
  const { i18n } = useTranslation();
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (at: string) => format.format(new Date(at));
}

/** Deliveries as a table; on narrow screens each is a block of labeled lines. */
export function DeliveryTable({ deliveries, onOpen }: { deliveries: Delivery[]; onOpen: (one: Delivery) => void }) {
  const { t } = useTranslation('integrations');
  return (
    <table className="w-full text-left text-sm max-lg:block">
      <thead className="border-b border-line text-ink-2 max-lg:sr-only">
        <tr>
          {(['event', 'target', 'state', 'answer', 'at', 'details'] as const).map((column) => (
            <th key={column} scope="col" className="py-2.5 pr-6 font-semi whitespace-nowrap last:pr-0">
              <span className={column === 'details' ? 'sr-only' : ''}>{t(`deliveries.columns.${column}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => onOpen(delivery)} />
        ))}
      </tbody>
    </table>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { t } = useTranslation('integrations');
  const nameOf = useEventName();
  const moment = useMoment();
  const { eventType, kind, url, state, lastStatus, attempts, createdAt } = delivery;
  return (
    <tr className="border-b border-line max-lg:block max-lg:py-4">
      <th scope="row" className={`${CELL} font-semi text-ink max-lg:text-md`}>
        <span className="flex flex-wrap items-center gap-2">
          {nameOf(eventType)}
          {kind !== 'event' && <Tag>{t(`deliveries.kind.${kind}`)}</Tag>}
        </span>
      </th>
      <td className={`${CELL} [overflow-wrap:anywhere]`}>
        <span className={TERM}>{t('deliveries.columns.target')}</span>
        {hostOf(url)}
      </td>
      <td className={CELL}>
        <span className={TERM}>{t('deliveries.columns.state')}</span>
        <Tag tone={STATE_TONES[state]}>{t(`deliveries.state.${shownStateOf(delivery)}`)}</Tag>
      </td>
      <td className={`${CELL} tabular-nums`}>
        <span className={TERM}>{t('deliveries.columns.answer')}</span>
        <span className="facts">
          {lastStatus && <span>{lastStatus} </span>}
          <span>{t('deliveries.attempts', { count: attempts })} </span>
        </span>
      </td>
      <td className={`${CELL} text-ink-2 tabular-nums lg:whitespace-nowrap`}>
        <span className={TERM}>{t('deliveries.columns.at')}</span>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </td>
      <td className="py-2 text-right align-top max-lg:block max-lg:pt-2 max-lg:text-left">
        <Button
          variant="outline"
          size="xs"
          className="max-lg:h-11"
          aria-label={t('deliveries.openLabel', { event: nameOf(eventType), date: moment(createdAt) })}
          onClick={onOpen}
        >
          {t('deliveries.open')}
        </Button>
      </td>
    </tr>
  );
}
