import type { Kysely } from 'kysely';
import type { Context } from './context.ts';
import type { DB } from './db/schema.gen.ts';
import type { Env } from './env.ts';
import type { MailLanguage } from './mail/recipient.ts';

/** How an account's rows are found in a table, and what its export leaves out. */
export interface AccountTable {
  /** The columns that may hold the account's id. */
  by: string | string[];
  /** Finds the rows through another table: `by` is a column of that table, `column` points to its id. */
  through?: { table: keyof DB; column: string };
  /** Columns that hold secrets or the ids of other accounts. */
  without?: string[];
  /** Columns that the export adds to a row, such as the plain text of an encrypted one. */
  reveal?(env: Pick<Env, 'SECRET'>, row: Record<string, unknown>): Record<string, unknown>;
}

/** An account's email was verified by a link that was opened in this browser. */
export interface EmailVerified {
  userId: string;
  /** False if an earlier email of the account was already verified. */
  isFirst: boolean;
  /** Null if the request says nothing about the person, e.g. when a change of email is reverted. */
  openedFrom: { address: string; headers: Headers } | null;
}

/** A file of an account, as its export names and explains it. */
export interface AccountFile {
  key: string;
  /** Path in the archive, without the extension. */
  name: string;
  about: Record<MailLanguage, string>;
}

/** What a noun stores for an account, declared beside the code that writes it. `server/app/create-context.ts` joins the parts. */
export interface AccountPart {
  /** Exported with the account. Foreign keys delete the rows with it. */
  tables?: Partial<Record<keyof DB, AccountTable>>;
  /** Tables that refer to accounts and hold nothing that is not in `tables`. */
  derivedTables?: (keyof DB)[];
  /** Returns the account's files, including any that were never stored. */
  listFiles?(context: Pick<Context, 'db'>, userId: string): Promise<AccountFile[]>;
  /** Ends what foreign keys can't: files, jobs, subscriptions. Runs in the transaction that erases the account. */
  beforeErase?(trx: Kysely<DB>, userId: string): Promise<void>;
  /** Runs in the transaction that verifies the email. */
  onEmailVerified?(trx: Kysely<DB>, context: Pick<Context, 'env' | 'clock'>, event: EmailVerified): Promise<void>;
  /** Ends access that an intruder may have set up since then. Runs in the transaction that recovers the account. */
  onRecovered?(trx: Kysely<DB>, event: { userId: string; since: Date }): Promise<void>;
}
