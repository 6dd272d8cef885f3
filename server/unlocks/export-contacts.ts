import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { cellText } from '#contract/spreadsheet.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { countryName } from '#contract/values/names/country-name.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import type { Context } from '../platform/context.ts';
import { listContacts } from './list-contacts.ts';

/** Small enough that reading and writing a batch doesn't block other requests. */
const AT_ONCE = 100;

const TEXTS = {
  en: {
    columns: [
      'Name',
      'Position',
      'Email',
      'Phone',
      'LinkedIn',
      'City',
      'Country',
      'Stage',
      'Notes',
      'Unlocked at',
      'Languages',
      'Reminder',
    ],
    stages: {
      new: 'New',
      talking: 'Talking',
      interview: 'Interview',
      offer: 'Offer',
      hired: 'Hired',
      not_a_fit: 'Not a fit',
    },
  },
  es: {
    columns: [
      'Nombre',
      'Puesto',
      'Correo',
      'Teléfono',
      'LinkedIn',
      'Ciudad',
      'País',
      'Etapa',
      'Notas',
      'Desbloqueo',
      'Idiomas',
      'Recordatorio',
    ],
    stages: {
      new: 'Nuevo',
      talking: 'En conversación',
      interview: 'Entrevista',
      offer: 'Oferta',
      hired: 'Contratación',
      not_a_fit: 'Descartado',
    },
  },
} satisfies Record<string, { columns: string[]; stages: Record<Contact['stage'], string> }>;

/**
 * Exports all of a company's contacts in its language as CSV (RFC 4180; UTF-8 with a byte order mark for spreadsheets).
 */
export async function exportContacts(context: Pick<Context, 'db' | 'env' | 'clock'>, companyId: string): Promise<File> {
  const { language, timeZone } = await context.db
    .selectFrom('users as u')
    .innerJoin('company_profiles as p', 'p.user_id', 'u.id')
    .select(['u.language', 'p.time_zone as timeZone'])
    .where('u.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const written = language === 'es' ? 'es' : 'en';
  const { columns, stages } = TEXTS[written];
  const zone = timeZone ?? 'UTC';
  const cellsOf = (contact: Contact) => [
    contact.talentName,
    titleName(contact.positionTitle, written),
    contact.email,
    contact.phone,
    contact.linkedinUrl,
    contact.city && cityName(contact.city, written),
    contact.country && countryName(contact.country, written),
    stages[contact.stage],
    contact.notes,
    minuteOf(contact.unlockedAt, zone),
    contact.languages.map((name) => languageName(name, written)).join('; '),
    contact.remindAt && dayOf(contact.remindAt, zone),
  ];
  const toCsv = (rows: (string | null)[][]) =>
    stringify(rows, { quoted: true, quoted_empty: true, cast: { string: cellText }, record_delimiter: 'windows' });
  const parts = [`\uFEFF${toCsv([columns])}`];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await listContacts(context, companyId, { cursor, limit: AT_ONCE });
    parts.push(toCsv(page.items.map(cellsOf)));
    cursor = page.nextCursor ?? undefined;
    more = page.nextCursor !== null;
    // Yield to other requests before the next batch.
    await setImmediate();
  }
  const day = context.clock().toISOString().slice(0, 10);
  return new File(parts, `contacts-${day}.csv`, { type: 'text/csv; charset=utf-8' });
}

/** Swedish dates are ISO dates. Spreadsheets read them, and "2026-11-21 09:30", as dates, but not times with a zone. */
const dayOf = (at: string, timeZone: string) => new Date(at).toLocaleDateString('sv-SE', { timeZone });
const minuteOf = (at: string, timeZone: string) =>
  new Date(at).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
