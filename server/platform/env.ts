import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const flag = z.enum(['1', '0', 'true', 'false', 'on', 'off']).transform((value) => ['1', 'true', 'on'].includes(value));

/** Every setting of the product. The table in README.md explains each. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  STRIPE_SECRET_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  STRIPE_PRICE_ID: z.string().min(3).optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_REGION: z.string().min(2, 'must have at least 2 characters').optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  AI_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  AI_MODEL: z.string().min(1).max(100, 'must have at most 100 characters').optional(),
  AI_API_KEY: z.string().min(3, 'must have at least 3 characters').optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TRANSCRIPTION_MODEL: z.string().min(1).max(100, 'must have at most 100 characters').optional(),
  AI_TRANSCRIPTION_API_KEY: z.string().min(3, 'must have at least 3 characters').optional(),
  AI_TRANSCRIPTION_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPEECH_MODEL_DIR: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    ),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  MODERATION: z.enum(['before', 'after']).default('after'),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: flag.optional(),
  DEV_PAGES: flag.optional(),
  PAYMENTS: z.enum(['stripe', 'simulated']).optional(),
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
});

const S3_GROUP = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const AI_GROUP = ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY'];

type Settings = z.infer<typeof settings>;

export interface Env extends Omit<Settings, 'PUBLIC_URL' | 'SECRET' | 'DATA_DIR' | 'ADMIN_SECOND_FACTOR' | 'PAYMENTS'> {
  DATA_DIR: string;
  PUBLIC_URL: string;
  SECRET: string;
  /** Whether admin routes require a session with a second factor. */
  ADMIN_SECOND_FACTOR: 'required' | 'optional';
  PAYMENTS: 'stripe' | 'simulated';
  /** True if other machines can reach the server. Development features then stay closed unless a setting opens them. */
  isPublic: boolean;
  /** Whether the pages for developers exist, such as the mailbox. */
  hasDevPages: boolean;
}

export class SettingsError extends Error {}

/**
 * Reads the settings. Empty values count as unset.
 * @throws SettingsError that names the invalid or missing variable.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const env = parsed.data;
  requireTogether(given, ['SMTP_URL', 'MAIL_FROM']);
  requireTogether(given, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  requireTogether(given, S3_GROUP);
  if (given['S3_ENDPOINT'] !== undefined) requireTogether(given, [...S3_GROUP, 'S3_ENDPOINT']);
  for (const name of ['STRIPE_PRICE_ID', 'STRIPE_API_BASE'])
    if (given[name] !== undefined) requireTogether(given, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', name]);
  requireTogether(given, AI_GROUP);
  if (given['AI_BASE_URL'] !== undefined) requireTogether(given, [...AI_GROUP, 'AI_BASE_URL']);
  if (env.AI_PROVIDER === 'openai-compatible' && !env.AI_BASE_URL)
    throw new SettingsError('AI_BASE_URL: must be set too, since AI_PROVIDER is openai-compatible');
  requireTogether(given, ['AI_TRANSCRIPTION_MODEL', 'AI_TRANSCRIPTION_API_KEY', 'AI_TRANSCRIPTION_BASE_URL']);
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.PUBLIC_URL) {
    throw new SettingsError(
      'PUBLIC_URL: is required with DATABASE_URL, because emails and videos contain absolute links',
    );
  }
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.SECRET) {
    throw new SettingsError(
      'SECRET: is required with DATABASE_URL; it signs sessions and must be the same on every server',
    );
  }
  const isPublic = isReachable(env);
  if (isPublic && env.WEBHOOKS_TO_LOOPBACK)
    throw new SettingsError('WEBHOOKS_TO_LOOPBACK: is for tests, and other machines can reach this server');
  const PAYMENTS = choosePayments(env, isPublic);
  const DATA_DIR = resolve(env.DATA_DIR);
  mkdirSync(DATA_DIR, { recursive: true });
  return {
    ...env,
    DATA_DIR,
    PAYMENTS,
    isPublic,
    DEMO: env.DEMO ?? (isPublic ? false : undefined),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    SECRET: env.SECRET ?? readOrCreateSecret(DATA_DIR),
    ADMIN_SECOND_FACTOR: env.ADMIN_SECOND_FACTOR ?? (isPublic ? 'required' : 'optional'),
    hasDevPages: env.DEV_PAGES ?? !isPublic,
  };
}

/** A server is public if its host is not a loopback address, or if it runs in production with an external database. */
const isReachable = ({ NODE_ENV, HOST, DATABASE_URL }: Settings) =>
  !isLoopback(HOST) || (NODE_ENV === 'production' && DATABASE_URL !== undefined);

export const isLoopback = (host: string) => {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
};

function choosePayments({ PAYMENTS, STRIPE_SECRET_KEY }: Settings, isPublic: boolean): Env['PAYMENTS'] {
  if (PAYMENTS === 'stripe' && !STRIPE_SECRET_KEY)
    throw new SettingsError('PAYMENTS: is stripe, so STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set');
  if (isPublic && !PAYMENTS && !STRIPE_SECRET_KEY)
    throw new SettingsError(
      'PAYMENTS: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=simulated, which charges no one and grants everything. The choice is required because other machines can reach this server',
    );
  return PAYMENTS ?? (STRIPE_SECRET_KEY ? 'stripe' : 'simulated');
}

function requireTogether(given: Record<string, unknown>, group: string[]) {
  const missing = group.filter((name) => given[name] === undefined);
  if (missing.length > 0 && missing.length < group.length) {
    throw new SettingsError(
      `${missing.join(', ')}: must be set too, since ${group.filter((name) => !missing.includes(name)).join(', ')} is`,
    );
  }
}

function readOrCreateSecret(dataDir: string) {
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}
