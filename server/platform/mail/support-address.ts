import type { Env } from '../env.ts';

/** Where the operator reads what people write. */
export const supportAddress = (env: Pick<Env, 'SUPPORT_EMAIL' | 'MAIL_FROM' | 'ADMIN_EMAILS' | 'PUBLIC_URL'>): string =>
  env.SUPPORT_EMAIL ?? env.MAIL_FROM ?? env.ADMIN_EMAILS[0] ?? `support@${new URL(env.PUBLIC_URL).hostname}`;
