import { z } from 'zod';
import { PASSWORD_CHANGE_MIN, PASSWORD_MAX } from './constants.ts';
import { LIMITS, route } from './route.ts';

/** Where the own account is downloaded as a zip archive; bytes, so no route of the API. */
export const EXPORT_PATH = '/downloads/account.zip';

export const newPasswordSchema = z.string().min(PASSWORD_CHANGE_MIN, 'password_short').max(PASSWORD_MAX, 'too_long');

export const changePasswordSchema = z.object({
  newPassword: newPasswordSchema,
  /** Needed once the session is older than ten minutes. */
  currentPassword: z.string().min(1, 'required').max(PASSWORD_MAX, 'too_long').optional(),
});

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

/** What a signed-in account does for its own safety. */
export const accountSafety = {
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
  changePassword: route({
    method: 'POST',
    path: '/account/password',
    summary: 'Change the password and sign out every other session; an older session gives the current password',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
    errors: ['password_needed'],
  })
    .input(changePasswordSchema)
    .output(z.object({})),
  requestDeletion: route({
    method: 'POST',
    path: '/account/deletion',
    summary: 'Ask for the deletion of the account: hidden and signed out now, erased after thirty days',
    tag,
    caller: 'user',
    limit: LIMITS.write,
  }).output(z.object({ dueAt: z.iso.datetime() })),
  keepAccount: route({
    method: 'DELETE',
    path: '/account/deletion',
    summary: 'Take the request for deletion back',
    tag,
    caller: 'user',
    limit: LIMITS.write,
  }).output(z.object({})),
};
