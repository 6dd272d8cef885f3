import { z } from 'zod';
import { LIMITS, route } from '../route.ts';

/** A session that nobody uses ends after this time, or earlier by its own end. */
export const SESSION_IDLE_MINUTES = 60;
export const REMEMBERED_IDLE_DAYS = 14;

/** Of an admin's session in production, remembered or not. */
export const ADMIN_IDLE_MINUTES = 30;

export const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** As "Firefox", "Windows"; null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isPhone: z.boolean(),
  address: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});

export type AccountSession = z.infer<typeof sessionSchema>;

const tag = 'Account safety';

export const sessions = {
  listSessions: route({
    method: 'GET',
    path: '/account/sessions',
    summary: 'Where the account is signed in, this session first, then the last seen',
    tag,
    caller: 'user',
    limit: LIMITS.read,
  }).output(z.object({ sessions: z.array(sessionSchema) })),
  endSession: route({
    method: 'DELETE',
    path: '/account/sessions/{sessionId}',
    summary: 'Sign out one session of the own account',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(z.object({ sessionId: z.uuid() }))
    .output(z.object({})),
  endAllSessions: route({
    method: 'DELETE',
    path: '/account/sessions',
    summary: 'Sign out everywhere, here too',
    tag,
    caller: 'user',
    limit: LIMITS.write,
  }).output(z.object({})),
};
