import type { Kysely } from 'kysely';
import type { ContactMessage, Ticket } from '#contract/support.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import type { Viewer } from '../platform/http/viewer.ts';

export type SupportContext = Pick<Context, 'env' | 'mailer' | 'clock'>;

/** How messages and reports reach the operator. Implemented by support, which imports chats. */
export interface SupportDesk {
  /** Stores a message that an account writes in its conversation with support. */
  storeMessage(trx: Kysely<DB>, context: SupportContext, viewer: Viewer, message: string): Promise<void>;
  /** Stores a report. @param shown what the account's conversation with support shows of it. */
  storeReport(
    context: SupportContext & Pick<Context, 'db'>,
    viewer: Viewer,
    report: ContactMessage & Pick<Ticket, 'subject'>,
    shown: Pick<Ticket, 'subject' | 'message'>,
  ): Promise<void>;
}

declare module '../platform/context.ts' {
  interface Context {
    supportDesk: SupportDesk;
  }
}
