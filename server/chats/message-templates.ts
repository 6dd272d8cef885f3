import { sql } from 'kysely';
import type { MessageTemplate } from '#contract/chats/templates.ts';
import { TEMPLATES_MAX } from '#contract/values/limits.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { failure, invalid } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';

type Db = Pick<Context, 'db'>;
type TemplateText = Omit<MessageTemplate, 'id'>;
const FIELDS = ['id', 'name', 'content'] as const;

/** Lists a company's message templates, newest first. @throws invalid_input when the cursor is malformed. */
export async function listTemplates({ db }: Db, { userId }: Viewer, cursor: string | undefined) {
  const after = cursor === undefined ? null : readCursor(cursor, 0);
  const rows = await db
    .selectFrom('message_templates')
    .select(FIELDS)
    .select(sql<string>`created_at::text`.as('at'))
    .where('company_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TEMPLATES_MAX + 1)
    .execute();
  const last = rows.length > TEMPLATES_MAX ? rows[TEMPLATES_MAX - 1]! : null;
  return {
    items: rows.slice(0, TEMPLATES_MAX).map(({ id, name, content }) => ({ id, name, content })),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

/** Stores a message template. @throws invalid_input when the company already has the maximum. */
export const createTemplate = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Viewer,
  { name, content }: TemplateText,
): Promise<MessageTemplate> =>
  db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('company_profiles')
      .select('user_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await trx.selectFrom('message_templates').select('id').where('company_id', '=', userId).execute();
    if (known.length >= TEMPLATES_MAX) throw invalid('name', 'too_many');
    return trx
      .insertInto('message_templates')
      .values({ company_id: userId, name, content, created_at: clock() })
      .returning(FIELDS)
      .executeTakeFirstOrThrow();
  });

/** @throws not_found, also for other companies' templates. */
export async function saveTemplate(
  { db }: Db,
  { userId }: Viewer,
  { templateId, name, content }: TemplateText & { templateId: string },
): Promise<MessageTemplate> {
  const saved = await db
    .updateTable('message_templates')
    .set({ name, content })
    .where('id', '=', templateId)
    .where('company_id', '=', userId)
    .returning(FIELDS)
    .executeTakeFirst();
  if (!saved) throw failure('not_found');
  return saved;
}

export async function removeTemplate({ db }: Db, { userId }: Viewer, templateId: string) {
  await db.deleteFrom('message_templates').where('id', '=', templateId).where('company_id', '=', userId).execute();
}
