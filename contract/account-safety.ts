import { z } from 'zod';
import { PASSWORD_CHANGE_MIN, PASSWORD_MAX } from './constants.ts';
import { emailSchema, passwordSchema, sessionUserSchema, tokenSchema } from './accounts.ts';
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
  reauthenticate: route({
    method: 'POST',
    path: '/account/proof',
    summary: 'Show by the password who is signed in; for ten minutes, calls that answered password_needed go through',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
  })
    .input(z.object({ password: z.string().min(1, 'required').max(PASSWORD_MAX, 'too_long') }))
    .output(z.object({})),
  changeEmail: route({
    method: 'POST',
    path: '/account/email',
    summary:
      'Mail a link to a new address; the email changes when the link is opened. The same answer for a known email',
    tag,
    caller: 'user',
    limit: LIMITS.mail,
    errors: ['password_needed'],
  })
    .input(z.object({ email: emailSchema }))
    .output(z.object({})),
  confirmEmailChange: route({
    method: 'POST',
    path: '/account/email/confirm',
    summary:
      'Use the token that was mailed to the new address; the account that asked for the change must be signed in',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
    errors: ['invalid_link'],
  })
    .input(tokenSchema)
    .output(z.object({ user: sessionUserSchema })),
  revertEmailChange: route({
    method: 'POST',
    path: '/account/email/revert',
    summary: 'Take an account back with the token that was mailed to its former address, under a new password',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['invalid_link', 'code_needed'],
  })
    .input(tokenSchema.extend({ password: passwordSchema }))
    .output(z.object({ user: sessionUserSchema })),
  prepareDownload: route({
    method: 'POST',
    path: '/account/download',
    summary: 'Whether the own account may be downloaded now, and where',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
    errors: ['password_needed', 'email_not_confirmed'],
  }).output(z.object({ path: z.string() })),
  requestDeletion: route({
    method: 'POST',
    path: '/account/deletion',
    summary: 'Ask for the deletion of the account: hidden and signed out now, erased after thirty days',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['password_needed'],
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
