import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { AUDIT_EXPORT_MAX, type AuditFilter } from '#contract/audit.ts';
import { cellText } from '#contract/spreadsheet.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { listEvents } from './list-events.ts';
import { recordEvent } from './record-event.ts';

const COLUMNS = {
  en: ['When (UTC)', 'Event', 'Who', 'Who (ID)', 'Affects', 'Affects (ID)', 'IP address', 'Details'],
  es: ['Cuándo (UTC)', 'Evento', 'Quién', 'Quién (ID)', 'Afecta a', 'Afecta a (ID)', 'Dirección IP', 'Detalles'],
};
const BATCH = 1000;

/**
 * Returns the matching events as CSV (RFC 4180, UTF-8 with a byte order mark), newest first, with headings in the admin's
 * language, and records the export.
 */
export async function exportEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  admin: Viewer,
  filter: AuditFilter,
): Promise<File> {
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  const parts = [`\uFEFF${toCsv([COLUMNS[language === 'es' ? 'es' : 'en']])}`];
  let cursor: string | undefined;
  let count = 0;
  do {
    const page = await listEvents({ db }, filter, { cursor, limit: Math.min(BATCH, AUDIT_EXPORT_MAX - count) });
    parts.push(
      toCsv(
        page.items.map(({ at, kind, actor, subject, address: from, details }) => [
          at,
          kind,
          actor?.email,
          actor?.id,
          subject?.email,
          subject?.id,
          from,
          JSON.stringify(details),
        ]),
      ),
    );
    count += page.items.length;
    cursor = page.nextCursor ?? undefined;
    await setImmediate();
  } while (cursor && count < AUDIT_EXPORT_MAX);
  await recordEvent(db, { kind: 'audit_exported', actorId: admin.userId, address: admin.address, details: { count } });
  const day = clock().toISOString().slice(0, 10);
  return new File(parts, `audit-${day}.csv`, { type: 'text/csv; charset=utf-8' });
}

const toCsv = (rows: (string | null | undefined)[][]) =>
  stringify(rows, { quoted: true, cast: { string: cellText }, record_delimiter: 'windows' });
