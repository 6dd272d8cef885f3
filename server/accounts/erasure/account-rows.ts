import { sql } from 'kysely';
import type { AccountPart } from '../../platform/account-part.ts';
import type { Context } from '../../platform/context.ts';

declare module '../../platform/context.ts' {
  interface Context {
    accountParts: readonly AccountPart[];
  }
}

type Rows = Record<string, Record<string, unknown>[]>;

/**
 * Returns all rows of an account by table, without empty tables, and subject and time of the mails that were sent to it and are still stored.
 * The text of mails is left out, since it contains links that act on the account.
 */
export async function readAccountRows(
  { db, env, accountParts }: Pick<Context, 'db' | 'env' | 'accountParts'>,
  userId: string,
): Promise<Rows> {
  const found: Rows = {};
  for (const [table, { by, through, without = [], reveal }] of accountParts.flatMap(({ tables = {} }) =>
    Object.entries(tables),
  )) {
    const own = sql`${userId}::uuid IN (${sql.join([by].flat().map((column) => sql.ref(column)))})`;
    const where = through
      ? sql`${sql.ref(through.column)} IN (SELECT id FROM ${sql.table(through.table)} WHERE ${own})`
      : own;
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE ${where}`.execute(db);
    if (rows.length === 0) continue;
    found[table] = rows.map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
      ...reveal?.(env, row),
    }));
  }
  const { rows: mails } = await sql<Record<string, unknown>>`
    SELECT m.subject, m.at FROM mails m JOIN users u ON u.email = m.recipient::citext
    WHERE u.id = ${userId} AND u.email_verified AND m.at >= u.created_at ORDER BY m.at`.execute(db);
  return { ...found, ...(mails.length > 0 && { mails }) };
}

export const accountsPart: AccountPart = {
  tables: {
    users: { by: 'id', without: ['pending_email'] },
    sessions: { by: 'user_id', without: ['token'] },
    mailed_links: { by: 'user_id', without: ['token_hash'] },
    credentials: { by: 'user_id', without: ['password', 'access_token', 'refresh_token', 'id_token'] },
    known_devices: { by: 'user_id' },
    passkeys: { by: 'user_id', without: ['credential_id', 'public_key', 'counter'] },
    second_factors: { by: 'user_id', without: ['secret', 'last_step'] },
    recovery_codes: { by: 'user_id', without: ['code_hash'] },
  },
  derivedTables: ['sign_in_challenges'],
};
