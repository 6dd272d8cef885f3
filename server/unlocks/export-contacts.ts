import { setImmediate } from 'node:timers/promises';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { countryName } from '#contract/values/country-name.ts';
import type { Context } from '../platform/context.ts';
import { listContacts } from './list-contacts.ts';

/** Small enough that reading and writing a batch doesn't block other requests. */
const AT_ONCE = 100;

const TEXTS = {
  en: {
    columns: ['Name', 'Position', 'Email', 'Phone', 'LinkedIn', 'City', 'Country', 'Stage', 'Notes', 'Unlocked at'],
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
    columns: ['Nombre', 'Puesto', 'Correo', 'Teléfono', 'LinkedIn', 'Ciudad', 'País', 'Etapa', 'Notas', 'Desbloqueo'],
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
  const { language } = await context.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const written = language === 'es' ? 'es' : 'en';
  const { columns, stages } = TEXTS[written];
  const cellsOf = (contact: Contact) => [
    contact.talentName,
    contact.positionTitle,
    contact.email,
    contact.phone,
    contact.linkedinUrl,
    contact.city,
    contact.country && countryName(contact.country, written),
    stages[contact.stage],
    contact.notes,
    contact.unlockedAt,
  ];
  const line = (cells: (string | null)[]) => `${cells.map((text) => cell(text ?? '')).join(',')}\r\n`;
  const parts = [`\uFEFF${line(columns)}`];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await listContacts(context, companyId, { cursor, limit: AT_ONCE });
    parts.push(page.items.map((contact) => line(cellsOf(contact))).join(''));
    cursor = page.nextCursor ?? undefined;
    more = page.nextCursor !== null;
    // Yield to other requests before the next batch.
    await setImmediate();
  }
  const day = context.clock().toISOString().slice(0, 10);
  return new File(parts, `contacts-${day}.csv`, { type: 'text/csv; charset=utf-8' });
}

/** Quotes a cell. Text that a spreadsheet would take for a formula gets a leading apostrophe. */
export function cell(text: string) {
  const harmless =
    /^[\s\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
