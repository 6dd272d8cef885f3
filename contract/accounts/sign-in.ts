import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { PASSWORD_MAX } from '../values/limits.ts';
import {
  emailSchema,
  passwordSchema,
  sessionUserSchema,
  signedInSchema,
  tokenSchema,
  userTypeSchema,
} from './fields.ts';

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'required').max(PASSWORD_MAX, 'too_long'),
  remember: z.boolean().default(false).describe('Keeps the session for 30 days instead of 24 hours.'),
});

const open = { tag: 'Sign-in', caller: 'anyone', limit: LIMITS.credentials } as const;

export const signIn = {
  getSession: route({
    ...open,
    method: 'GET',
    path: '/session',
    summary: 'Retrieve the current session',
    description: 'Returns the signed-in account, or null for a visitor.',
    limit: LIMITS.read,
  }).output(z.object({ user: sessionUserSchema.nullable() })),
  signIn: route({
    ...open,
    method: 'POST',
    path: '/session',
    summary: 'Sign in',
    description:
      'Opens a session and sets its cookie. An account with two-step verification answers `code_needed`; finish with `POST /session/code`.',
    errors: ['wrong_credentials', 'email_not_confirmed', 'code_needed'],
  })
    .input(signInSchema)
    .output(signedInSchema),
  signOut: route({
    ...open,
    method: 'DELETE',
    path: '/session',
    summary: 'Sign out',
    description: 'Ends the current session and clears its cookie. Signing out without a session succeeds.',
    limit: LIMITS.write,
  }).output(z.object({})),
  requestPasswordReset: route({
    ...open,
    method: 'POST',
    path: '/accounts/reset-request',
    summary: 'Request a password reset',
    description: 'Emails a reset link that is valid for 24 hours. The answer is the same if the email has no account.',
    limit: LIMITS.mail,
  })
    .input(z.object({ email: emailSchema }))
    .output(z.object({})),
  checkResetLink: route({
    ...open,
    method: 'POST',
    path: '/accounts/reset-link',
    summary: 'Check a reset link',
    description: 'Returns the account that a reset token belongs to. The link is not used up.',
    errors: ['invalid_link'],
  })
    .input(tokenSchema)
    .output(z.object({ email: z.string(), userType: userTypeSchema })),
  resetPassword: route({
    ...open,
    method: 'POST',
    path: '/accounts/reset',
    summary: 'Reset a password',
    description: 'Uses up a reset token, sets a new password, signs in and ends every other session of the account.',
    errors: ['invalid_link', 'code_needed'],
  })
    .input(tokenSchema.extend({ password: passwordSchema }))
    .output(signedInSchema),
};
