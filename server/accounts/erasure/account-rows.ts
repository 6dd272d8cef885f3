import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

interface Own {
  /** The columns that may hold the account's id. */
  by: string | string[];
  /** The rows hang on those of this table, by this column of theirs. */
  through?: { table: keyof DB; column: string };
  /** Secrets, which prove something rather than tell something, and others' ids. */
  without?: string[];
}

/** Every table with rows of an account, as its owner gets them. */
export const ACCOUNT_TABLES: Partial<Record<keyof DB, Own>> = {
  users: { by: 'id', without: ['pending_email'] },
  sessions: { by: 'user_id', without: ['token'] },
  mailed_links: { by: 'user_id', without: ['token_hash'] },
  credentials: { by: 'user_id', without: ['password', 'access_token', 'refresh_token', 'id_token'] },
  known_devices: { by: 'user_id' },
  audit_events: { by: 'actor_id', without: ['subject_id'] },
  passkeys: { by: 'user_id', without: ['credential_id', 'public_key', 'counter'] },
  second_factors: { by: 'user_id', without: ['secret', 'last_step'] },
  recovery_codes: { by: 'user_id', without: ['code_hash'] },
  talent_profiles: { by: 'user_id' },
  company_profiles: { by: 'user_id', without: ['verified_override_by'] },
  talent_positions: { by: 'talent_id' },
  videos: { by: 'talent_id', without: ['moderated_by'] },
  shared_scores: { by: 'talent_id', through: { table: 'videos', column: 'video_id' } },
  referrals: { by: 'referrer_id', without: ['referee_id'] },
  boosts: { by: 'user_id' },
  favourites: { by: 'company_id' },
  saved_searches: { by: 'company_id' },
  campaigns: { by: 'company_id' },
  campaign_interests: { by: 'talent_id' },
  daily_matches: { by: 'company_id' },
  conversations: { by: ['company_id', 'talent_id'] },
  messages: { by: ['company_id', 'talent_id'], through: { table: 'conversations', column: 'conversation_id' } },
  unlocked_contacts: { by: 'user_id' },
  conversion_events: { by: ['company_id', 'talent_id'] },
  checkouts: { by: 'company_id' },
  subscriptions: { by: 'company_id' },
  ledger_entries: { by: 'company_id' },
  talent_blocks: { by: 'talent_id' },
  support_tickets: { by: 'user_id', without: ['closed_by'] },
  support_answers: {
    by: 'user_id',
    through: { table: 'support_tickets', column: 'ticket_id' },
    without: ['answered_by'],
  },
  fairness_feedback: { by: 'recruiter_id' },
};

/** Tables that hang on an account's rows and say nothing that those do not. */
export const DERIVED_TABLES: (keyof DB)[] = ['talent_search', 'referral_codes', 'sign_in_challenges'];

type Rows = Record<string, Record<string, unknown>[]>;

/** All rows of an account by table, and which mails it was sent that are still kept: never their text, links are in it. */
export async function readAccountRows({ db }: Pick<Context, 'db'>, userId: string): Promise<Rows> {
  const found: Rows = {};
  for (const [table, { by, through, without = [] }] of Object.entries(ACCOUNT_TABLES)) {
    const own = sql`${userId}::uuid IN (${sql.join([by].flat().map((column) => sql.ref(column)))})`;
    const where = through
      ? sql`${sql.ref(through.column)} IN (SELECT id FROM ${sql.table(through.table)} WHERE ${own})`
      : own;
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE ${where}`.execute(db);
    found[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
    );
  }
  const { rows: mails } = await sql<Record<string, unknown>>`
    SELECT m.subject, m.at FROM mails m JOIN users u ON u.email = m.recipient::citext
    WHERE u.id = ${userId} AND u.email_verified AND m.at >= u.created_at ORDER BY m.at`.execute(db);
  return { ...found, mails };
}
