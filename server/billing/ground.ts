import type { Context } from '../platform/context.ts';

/** What the verbs that talk with the provider need. */
export type Ground = Pick<Context, 'db' | 'clock' | 'payments' | 'env' | 'mailer'>;
