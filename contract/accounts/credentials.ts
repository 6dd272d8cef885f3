import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { PASSWORD_CHANGE_MIN, PASSWORD_MAX } from '../values/limits.ts';
import { emailSchema, passwordSchema, sessionUserSchema, tokenSchema } from './fields.ts';

/** Sensitive calls answer `password_needed` unless the session was authenticated within this time. */
export const RECENT_PROOF_MINUTES = 10;
/** How long the former address can revert a change of email. */
export const EMAIL_REVERT_DAYS = 14;

export const newPasswordSchema = z.string().min(PASSWORD_CHANGE_MIN, 'password_short').max(PASSWORD_MAX, 'too_long');
const currentPasswordSchema = z.string().min(1, 'required').max(PASSWORD_MAX, 'too_long');

export const changePasswordSchema = z.object({
  newPassword: newPasswordSchema,
  currentPassword: currentPasswordSchema.optional().describe('Required once the session is older than ten minutes.'),
});

const own = { tag: 'Account security', caller: 'user', method: 'POST', limit: LIMITS.credentials } as const;

export const credentials = {
  changePassword: route({
    ...own,
    path: '/account/password',
    summary: 'Change the password',
    description: 'Sets a new password and ends every other session of your account.',
    errors: ['password_needed'],
  })
    .input(changePasswordSchema)
    .output(z.object({})),
  reauthenticate: route({
    ...own,
    path: '/account/proof',
    summary: 'Reauthenticate with the password',
    description:
      'Proves that the owner of the account is present. For ten minutes, calls no longer answer `password_needed`.',
  })
    .input(z.object({ password: currentPasswordSchema }))
    .output(z.object({})),
  changeEmail: route({
    ...own,
    path: '/account/email',
    summary: 'Request a change of email',
    description:
      'Emails a link to the new address. The email changes when that link is opened. The answer is the same if the new address already has an account.',
    limit: LIMITS.mail,
    errors: ['password_needed'],
  })
    .input(z.object({ email: emailSchema }))
    .output(z.object({})),
  confirmEmailChange: route({
    ...own,
    path: '/account/email/confirm',
    summary: 'Confirm a change of email',
    description: 'Uses up the token sent to the new address. The account that requested the change must be signed in.',
    errors: ['invalid_link'],
  })
    .input(tokenSchema)
    .output(z.object({ user: sessionUserSchema })),
  revertEmailChange: route({
    ...own,
    path: '/account/email/revert',
    summary: 'Revert a change of email',
    description: 'Uses up the token sent to the former address, restores that address and sets a new password.',
    caller: 'anyone',
    errors: ['invalid_link', 'code_needed'],
  })
    .input(tokenSchema.extend({ password: passwordSchema }))
    .output(z.object({ user: sessionUserSchema })),
};
