import { sql } from 'kysely';
import { type Contact, CONTACTS_PAGE_SIZE } from '#contract/unlocks/contacts.ts';
import { type Cursor, readCursor, writeCursor } from '../platform/db/keyset.ts';
import { type ContactContext, contactsOf, toContact } from './contacts.ts';

/** The parts of the list, in order. */
const DUE = 0;
const PLAIN = 1;

/** Words that a search may have. More are ignored. */
const WORDS_MAX = 10;

interface Page {
  stage?: string | undefined;
  /** Only contacts whose name or title contains each of its words, without regard to case and accents. */
  text?: string | undefined;
  cursor?: string | undefined;
  limit?: number;
}

/** Lists contacts: those with a due reminder first, then the newest. @throws invalid_input when the cursor is malformed. */
export async function listContacts(
  context: ContactContext,
  companyId: string,
  { stage, text = '', cursor, limit = CONTACTS_PAGE_SIZE }: Page,
): Promise<{ items: Contact[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor, PLAIN);
  const words = text.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const ids = words.length > 0 && idsOf(companyId, { stage, words, after, most: limit + 1 });
  const rows = await contactsOf(context, companyId)
    .select(sql<string>`u.created_at::text`.as('at'))
    .$if(stage !== undefined, (query) => query.where('u.stage', '=', stage!))
    .$if(after !== null, (query) => query.where(sql<boolean>`${isAfter(after!)}`))
    .$if(ids !== false, (query) => query.where('u.id', '=', sql<string>`ANY(ARRAY(${ids}))`))
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

const isAfter = ({ part, at, id }: Cursor) => sql`((u.reminded_at IS NULL) > ${part === PLAIN}
  OR ((u.reminded_at IS NULL) = ${part === PLAIN} AND (u.created_at, u.id) < (${at}::timestamptz, ${id}::uuid)))`;

interface Wanted {
  stage: string | undefined;
  words: readonly string[];
  after: Cursor | null;
  most: number;
}

/** The page's contacts with all of the words. Selects nothing that the index doesn't hold, so that Postgres reads only the index. */
function idsOf(companyId: string, { stage, words, after, most }: Wanted) {
  const contains = (word: string) => sql`strpos(u.search_text, (SELECT lower(unaccent(${word})))) > 0`;
  return sql`SELECT u.id FROM unlocked_contacts u
    WHERE u.user_id = ${companyId} AND ${sql.join(words.map(contains), sql` AND `)}
      AND ${stage === undefined ? sql`true` : sql`u.stage = ${stage}`} AND ${after === null ? sql`true` : isAfter(after)}
    ORDER BY u.reminded_at IS NULL, u.created_at DESC, u.id DESC LIMIT ${sql.lit(most)}`;
}
