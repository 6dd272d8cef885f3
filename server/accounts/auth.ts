import { betterAuth } from 'better-auth';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/values/limits.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { REMEMBERED_SESSION_DAYS } from '#contract/values/durations.ts';
import type { Database } from '../platform/db/client.ts';
import type { Env } from '../platform/env.ts';
import { ADDRESS_HEADER } from '../platform/http/request.ts';
import { log, redact } from '../platform/log.ts';
import { hashedSessions } from './sessions/hashed-sessions.ts';
import { cookieNames } from './sessions/session-cookie.ts';

const HOUR_SECONDS = 3600;

export type Auth = ReturnType<typeof createAuth>;

declare module '../platform/context.ts' {
  interface Context {
    auth: Auth;
  }
}

/**
 * better-auth hashes passwords and defines the session cookie. Sessions and links are our own (`sessions/open-session.ts`,
 * `verification/links.ts`), and none of its endpoints is mounted.
 */
export function createAuth(env: Env, db: Database) {
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: env.PUBLIC_URL,
    secret: env.SECRET,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: hashedSessions(kyselyAdapter(db, { type: 'postgres' })),
    logger: { level: 'error', log: (_level, message) => log('error', `sign-in library: ${redact(message)}`) },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        userType: { type: 'string', fieldName: 'user_type', required: true, input: false },
        isAdmin: { type: 'boolean', fieldName: 'is_admin', required: false, input: false },
        pendingEmail: { type: 'string', fieldName: 'pending_email', required: false, input: false },
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
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailAndPassword: { enabled: false, minPasswordLength: PASSWORD_MIN, maxPasswordLength: PASSWORD_MAX },
    advanced: {
      ...cookieNames(env),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: false },
    },
  });
}
