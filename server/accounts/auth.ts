import { betterAuth } from 'better-auth';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  PRODUCT_NAME,
  REMEMBERED_SESSION_DAYS,
  RESET_LINK_HOURS,
} from '#contract/constants.ts';
import type { Database } from '../db/client.ts';
import type { Env } from '../env.ts';
import { log, redact } from '../log.ts';
import { postMail } from '../mail/post-mail.ts';
import { resetMail } from './mails.ts';
import { cookieNames } from './session-cookie.ts';
import type { Mailer } from '../adapters/mail.ts';

export const ADDRESS_HEADER = 'x-closeup-address';
const HOUR_SECONDS = 3600;

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth keeps users, credentials and sessions in the house's tables. It is called by the declared routes only;
 * none of its own endpoints is mounted.
 */
export function createAuth(env: Env, db: Database, mailer: Mailer) {
  const resetLink = (token: string) => `${env.PUBLIC_URL}/auth/callback#access_token=${token}&type=recovery`;
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: env.PUBLIC_URL,
    secret: env.SECRET,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: { db, type: 'postgres' },
    logger: { level: 'error', log: (_level, message) => log('error', `sign-in library: ${redact(message)}`) },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        userType: { type: 'string', fieldName: 'user_type', required: true, input: false },
        isAdmin: { type: 'boolean', fieldName: 'is_admin', required: false, input: false },
        claimedEmail: { type: 'string', fieldName: 'claimed_email', required: false, input: false },
        language: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: REMEMBERED_SESSION_DAYS * 24 * HOUR_SECONDS,
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_LINK_HOURS * HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => postMail({ db, mailer }, await resetMail(user, resetLink(token))),
    },
    emailVerification: { autoSignInAfterVerification: true },
    advanced: {
      ...cookieNames(env),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: false },
    },
  });
}
