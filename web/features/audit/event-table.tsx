import { useTranslation } from 'react-i18next';
import type { AuditEvent, AuditKind } from '#contract/audit.ts';
import { AUDIT_GROUPS } from '#contract/values/audit.ts';
import { dateFormat } from '../../lib/dates.ts';
import { affectedOf, shownOf } from './event-words.ts';

const CELL = 'py-3 pr-6 align-top max-lg:flex max-lg:gap-3 max-lg:py-0.5 max-lg:pr-0';
/** Events of these kinds without an account come from the operator's command line. */
const ADMIN_KINDS: readonly AuditKind[] = AUDIT_GROUPS.admin;
const TERM = 'w-20 flex-none text-sm text-ink-3 lg:hidden';

/** Events as a table; on narrow screens each event is a block of labeled lines. */
export function EventTable({ events }: { events: AuditEvent[] }) {
  const { t } = useTranslation('audit');
  return (
    <table className="w-full text-left text-sm max-lg:block">
      <thead className="border-b border-line text-ink-2 max-lg:sr-only">
        <tr>
          {(['at', 'kind', 'actor', 'subject', 'address', 'details'] as const).map((column) => (
            <th key={column} scope="col" className="py-2.5 pr-6 font-semi whitespace-nowrap">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  );
}

/** In UTC, as in the CSV and for the filter's days. */
const momentOf = (at: string, language: string) =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));

function EventRow({ event }: { event: AuditEvent }) {
  const { at, kind, actor, address, details } = event;
  const subject = affectedOf(event);
  const { t, i18n } = useTranslation('audit');
  const nameOf = (account: AuditEvent['actor']) => account && (account.email ?? t('erased'));
  const rest = Object.entries(details).filter(([name, value]) => value !== null && !(name === 'count' && value === 1));
  const names: Record<string, string> = t('detail', { returnObjects: true });
  const values: Record<string, string> = t('detailValue', { returnObjects: true });
  return (
    <tr className="border-b border-line max-lg:block max-lg:py-3">
      <td className={`${CELL} whitespace-nowrap text-ink-2 tabular-nums`}>
        <time dateTime={at}>{momentOf(at, i18n.language)}</time>
      </td>
      <th scope="row" className={`${CELL} font-semi text-ink max-lg:text-md`}>
        {t(`kinds.${kind}`)}
      </th>
      <td className={`${CELL} lg:min-w-58 [overflow-wrap:anywhere]`} title={actor?.id}>
        <span className={TERM}>{t('columns.actor')}</span>
        {nameOf(actor) ?? t(ADMIN_KINDS.includes(kind) ? 'operator' : 'visitor')}
      </td>
      <td
        className={`${CELL} lg:min-w-58 [overflow-wrap:anywhere] ${subject ? '' : 'max-lg:hidden'}`}
        title={subject?.id}
      >
        <span className={TERM}>{t('columns.subject')}</span>
        {nameOf(subject)}
      </td>
      <td className={`${CELL} lg:min-w-32 tabular-nums [overflow-wrap:anywhere] ${address ? '' : 'max-lg:hidden'}`}>
        <span className={TERM}>{t('columns.address')}</span>
        {address}
      </td>
      <td className={`${CELL} text-ink-2 [overflow-wrap:anywhere] ${rest.length > 0 ? '' : 'max-lg:hidden'}`}>
        <span className={TERM}>{t('columns.details')}</span>
        <span className="facts">
          {rest.map(([name, value]) => (
            <span key={name}>{`${names[name] ?? name}: ${values[String(value)] ?? shownOf(name, value)} `}</span>
          ))}
        </span>
      </td>
    </tr>
  );
}
