import { ADMIN_IDLE_MINUTES, REMEMBERED_IDLE_DAYS, SESSION_IDLE_MINUTES } from '#contract/accounts/sessions.ts';
import type { Env } from '../../platform/env.ts';

/** How long a session may go unused. */
export function idleLimitMinutes(
  { NODE_ENV }: Pick<Env, 'NODE_ENV'>,
  { isAdmin, isRemembered }: { isAdmin: boolean; isRemembered: boolean },
): number {
  if (isAdmin && NODE_ENV === 'production') return ADMIN_IDLE_MINUTES;
  return isRemembered ? REMEMBERED_IDLE_DAYS * 24 * 60 : SESSION_IDLE_MINUTES;
}
