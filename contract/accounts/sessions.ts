import { z } from 'zod';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';

/** An unused session ends after this time, or at its expiry if that comes first. */
export const SESSION_IDLE_MINUTES = 60;
export const REMEMBERED_IDLE_DAYS = 14;
/** Applies to admin sessions in production, remembered or not. */
export const ADMIN_IDLE_MINUTES = 30;

export const SESSIONS_PAGE_SIZE = 5;

export const sessionSchema = z
  .object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    browser: z.string().nullable().describe('For example "Firefox". Null if the browser did not identify itself.'),
    system: z.string().nullable().describe('For example "Windows".'),
    isPhone: z.boolean(),
    address: z.string().nullable().describe('The network address of the last request.'),
    signedInAt: z.iso.datetime(),
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'AccountSession', description: 'A browser in which the account is signed in.' });
export type AccountSession = z.infer<typeof sessionSchema>;

const own = { tag: 'Sessions', caller: 'user', limit: LIMITS.write } as const;

export const sessions = {
  listSessions: route({
    ...own,
    method: 'GET',
    path: '/account/sessions',
    summary: 'List sessions',
    description: 'Lists the sessions of your account 5 per page: the current one first, then by last use.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(sessionSchema, SESSIONS_PAGE_SIZE)),
  endSession: route({
    ...own,
    method: 'DELETE',
    path: '/account/sessions/{sessionId}',
    summary: 'End a session',
    description: 'Signs out one session of your account.',
    errors: ['not_found'],
  })
    .input(z.object({ sessionId: z.uuid() }))
    .output(z.object({})),
  endAllSessions: route({
    ...own,
    method: 'DELETE',
    path: '/account/sessions',
    summary: 'End all sessions',
    description: 'Signs out every session of your account, including the current one.',
  }).output(z.object({})),
};
