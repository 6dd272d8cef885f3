import { sql } from 'kysely';
import type { StoredCall } from '#contract/calls/reports.ts';
import { CALLS_PAGE_SIZE } from '#contract/values/calls.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { ownCalls } from './get-call.ts';

/** Searches ignore case and accents. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().toWellFormed();

/** Lists an account's calls, newest first. Every word of `text` must occur in a speaker's name, the summary or a finding. */
export async function listCalls(
  context: Pick<Context, 'db'>,
  viewer: Pick<Viewer, 'userId'>,
  { text, cursor, limit = CALLS_PAGE_SIZE }: { text: string; cursor?: string | undefined; limit?: number },
): Promise<{ items: StoredCall[]; nextCursor: string | null; total: number }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const parts = foldText(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[%_\\]/g, String.raw`\$&`)}%`);
  const found = ownCalls(context, viewer).$if(parts.length > 0, (query) =>
    query.where(sql<boolean>`c.search_text LIKE ALL (${parts}::text[])`),
  );
  const [rows, { total }] = await Promise.all([
    found
      .select(['c.id', 'c.call_type', 'c.created_at', 'c.speakers'])
      .select([
        sql<string>`c.call_date::text`.as('call_date'),
        sql<string>`c.created_at::text`.as('at'),
        sql<StoredCall['sentiment']>`c.result ->> 'sentiment'`.as('sentiment'),
        sql<string>`c.result ->> 'summary'`.as('summary'),
      ])
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(c.created_at, c.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
      )
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit + 1)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const last = rows.length > limit ? rows[limit - 1]! : null;
  return {
    items: rows.slice(0, limit).map((row) => ({
      callId: row.id,
      callType: row.call_type as StoredCall['callType'],
      callDate: row.call_date,
      createdAt: row.created_at.toISOString(),
      sentiment: row.sentiment,
      speakers: row.speakers,
      summary: row.summary,
    })),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
    total,
  };
}
