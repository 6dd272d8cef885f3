import { setImmediate } from 'node:timers/promises';
import type { Contact } from '#contract/unlocks/contacts.ts';
import type { Context } from '../platform/context.ts';
import { listContacts } from './list-contacts.ts';

/** Small enough that reading and writing a batch doesn't block other requests. */
const AT_ONCE = 100;

const COLUMNS: [string, (contact: Contact) => string | null][] = [
  ['Name', (contact) => contact.talentName],
  ['Position', (contact) => contact.positionTitle],
  ['Email', (contact) => contact.email],
  ['Phone', (contact) => contact.phone],
  ['LinkedIn', (contact) => contact.linkedinUrl],
  ['City', (contact) => contact.city],
  ['Country', (contact) => contact.country],
  ['Stage', (contact) => contact.stage],
  ['Notes', (contact) => contact.notes],
  ['Unlocked at', (contact) => contact.unlockedAt],
];

/** Exports all of a company's contacts as CSV (RFC 4180; UTF-8 with a byte order mark for spreadsheets). */
export async function exportContacts(context: Pick<Context, 'db' | 'env' | 'clock'>, companyId: string): Promise<File> {
  const parts = [`\uFEFF${COLUMNS.map(([title]) => cell(title)).join(',')}\r\n`];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await listContacts(context, companyId, { cursor, limit: AT_ONCE });
    parts.push(
      page.items.map((contact) => `${COLUMNS.map(([, read]) => cell(read(contact) ?? '')).join(',')}\r\n`).join(''),
    );
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
