import { z } from 'zod';
import {
  PASSWORD_MAX,
  emailSchema,
  passwordSchema,
  sessionUserSchema,
  signedInSchema,
  tokenSchema,
  userTypeSchema,
} from './fields.ts';
import { LIMITS, route } from '../route.ts';

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'required').max(PASSWORD_MAX, 'too_long'),
  remember: z.boolean().default(false),
});

const tag = 'Accounts';

export const signIn = {
  getSession: route({
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in',
    tag,
    caller: 'anyone',
    limit: LIMITS.read,
  }).output(z.object({ user: sessionUserSchema.nullable() })),
  signIn: route({
    method: 'POST',
    path: '/session',
    summary: 'Sign in with email and password',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['wrong_credentials', 'email_not_confirmed', 'code_needed'],
  })
    .input(signInSchema)
    .output(signedInSchema),
  signOut: route({
    method: 'DELETE',
    path: '/session',
    summary: 'Sign out',
    tag,
    caller: 'anyone',
    limit: LIMITS.write,
  }).output(z.object({})),
  requestPasswordReset: route({
    method: 'POST',
    path: '/accounts/reset-request',
    summary: 'Mail a password reset link; the answer is the same for an unknown email',
    tag,
    caller: 'anyone',
    limit: LIMITS.mail,
  })
    .input(z.object({ email: emailSchema }))
    .output(z.object({})),
  checkResetLink: route({
    method: 'POST',
    path: '/accounts/reset-link',
    summary: 'Whose password the token of a reset link is for; the link is not used up',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['invalid_link'],
  })
    .input(tokenSchema)
    .output(z.object({ email: z.string(), userType: userTypeSchema })),
  resetPassword: route({
    method: 'POST',
    path: '/accounts/reset',
    summary: 'Set a new password with the token of a reset link, sign in, and sign out every other session',
    tag,
    caller: 'anyone',
    limit: LIMITS.credentials,
    errors: ['invalid_link', 'code_needed'],
  })
    .input(tokenSchema.extend({ password: passwordSchema }))
    .output(signedInSchema),
};
