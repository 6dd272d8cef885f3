import { sql } from 'kysely';
import { type Contact, CONTACTS_PAGE_SIZE } from '#contract/unlocks/contacts.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { type ContactContext, contactsOf, toContact } from './contacts.ts';

/** The parts of the list, in order. */
const DUE = 0;
const PLAIN = 1;

interface Page {
  stage?: string | undefined;
  cursor?: string | undefined;
  limit?: number;
}

/** Lists contacts: those with a due reminder first, then the newest. @throws invalid_input when the cursor is malformed. */
export async function listContacts(
  context: ContactContext,
  companyId: string,
  { stage, cursor, limit = CONTACTS_PAGE_SIZE }: Page,
): Promise<{ items: Contact[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor, PLAIN);
  const rows = await contactsOf(context, companyId)
    .select(sql<string>`u.created_at::text`.as('at'))
    .$if(stage !== undefined, (query) => query.where('u.stage', '=', stage!))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`((u.reminded_at IS NULL) > ${after!.part === PLAIN}
          OR ((u.reminded_at IS NULL) = ${after!.part === PLAIN}
            AND (u.created_at, u.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)))`,
      ),
    )
    .orderBy(sql`u.reminded_at IS NULL`)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1]! : null;
  return {
    items: rows.slice(0, limit).map((row) => toContact(context, row)),
    nextCursor: last && writeCursor({ part: last.reminded_at ? DUE : PLAIN, at: last.at, id: last.id }),
  };
}
