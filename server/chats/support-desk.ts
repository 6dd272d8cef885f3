import type { Kysely } from 'kysely';
import type { ContactMessage, Ticket } from '#contract/support.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import type { Viewer } from '../platform/http/viewer.ts';

export type SupportContext = Pick<Context, 'env' | 'mailer' | 'clock'>;

/** Where conversations reach the operator. Support stands above chats. */
export interface SupportDesk {
  /** Files a message that an account writes in its conversation with support. */
  storeMessage(trx: Kysely<DB>, context: SupportContext, viewer: Viewer, message: string): Promise<void>;
  /** Files a report. @param shown what the account's conversation with support shows of it */
  storeReport(
    context: SupportContext & Pick<Context, 'db'>,
    viewer: Viewer,
    report: ContactMessage & Pick<Ticket, 'subject'>,
    shown: string,
  ): Promise<void>;
}

declare module '../platform/context.ts' {
  interface Context {
    supportDesk: SupportDesk;
  }
}
