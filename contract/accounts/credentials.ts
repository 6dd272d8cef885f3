import { z } from 'zod';
import { PASSWORD_MAX, emailSchema, passwordSchema, sessionUserSchema, tokenSchema } from './fields.ts';
import { LIMITS, route } from '../route.ts';
import { PASSWORD_CHANGE_MIN } from '../values/accounts.ts';

/** What could cost somebody their account asks for the password again when it was last given longer ago than this. */
export const RECENT_PROOF_MINUTES = 10;

/** After a change of email, the former address can take the account back for this long. */
export const EMAIL_REVERT_DAYS = 14;

export const newPasswordSchema = z.string().min(PASSWORD_CHANGE_MIN, 'password_short').max(PASSWORD_MAX, 'too_long');

export const changePasswordSchema = z.object({
  newPassword: newPasswordSchema,
  /** Needed once the session is older than ten minutes. */
  currentPassword: z.string().min(1, 'required').max(PASSWORD_MAX, 'too_long').optional(),
});

const tag = 'Account safety';

export const credentials = {
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
};
