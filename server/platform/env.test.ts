import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'closeup-env-'));
const read = (settings: Record<string, string>) => () => readEnv({ DATA_DIR, ...settings });

describe('settings', () => {
  test('have defaults that need nothing', () => {
    const env = readEnv({ DATA_DIR });
    expect(env).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      MODERATION: 'after',
      hasDevPages: true,
    });
  });
  test('set but empty count as unset', () => expect(readEnv({ DATA_DIR, SMTP_URL: '', PORT: '' }).PORT).toBe(3000));
  test('the secret is made once and kept', () =>
    expect(readEnv({ DATA_DIR }).SECRET).toBe(readEnv({ DATA_DIR }).SECRET));

  test.each([
    ['PORT', { PORT: 'three thousand' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'closeup.example' }],
    ['SECRET', { SECRET: 'short' }],
    ['MODERATION', { MODERATION: 'sometimes' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'x' }],
  ])('a bad %s stops the start and is named', (name, settings) =>
    expect(read(settings)).toThrow(new RegExp(`^${name}:`, 'm')),
  );

  test('a half-set group stops the start and names what is missing', () => {
    expect(read({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM: must be set too, since SMTP_URL is');
    expect(read({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
      'STRIPE_WEBHOOK_SECRET: must be set too, since STRIPE_SECRET_KEY is',
    );
    expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_x12' })).toThrow('STRIPE_SECRET_KEY: must be set too');
    expect(read({ STRIPE_PRICE_ID: 'price_1' })).toThrow('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: must be set too');
    const bucket = {
      S3_BUCKET: 'closeup',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'x'.repeat(8),
    };
    for (const name of Object.keys(bucket))
      expect(read({ ...bucket, [name]: '' })).toThrow(new RegExp(`^${name}: must be set too, since S3_`));
    expect(read({ S3_ENDPOINT: 'https://s3.example' })).toThrow(
      'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be set too, since S3_ENDPOINT is',
    );
    expect(readEnv({ DATA_DIR, ...bucket })).toMatchObject(bucket);
    expect(read({ AI_PROVIDER: 'anthropic', AI_MODEL: 'judge-1' })).toThrow(
      'AI_API_KEY: must be set too, since AI_PROVIDER, AI_MODEL is',
    );
    const model = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'judge-1', AI_API_KEY: 'sk-1' };
    expect(read(model)).toThrow('AI_BASE_URL: must be set too, since AI_PROVIDER is openai-compatible');
    expect(readEnv({ DATA_DIR, ...model, AI_PROVIDER: 'anthropic' })).toMatchObject({ AI_MODEL: 'judge-1' });
    expect(read({ AI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toThrow(
      'AI_PROVIDER, AI_MODEL, AI_API_KEY: must be set',
    );
    expect(read({ AI_TRANSCRIPTION_MODEL: 'whisper-1' })).toThrow(
      'AI_TRANSCRIPTION_API_KEY, AI_TRANSCRIPTION_BASE_URL:',
    );
    expect(read({ MAIL_FROM: 'Closeup <hello@closeup.example>' })).toThrow('SMTP_URL: must be set too');
  });

  test('a production database needs a public address, a secret and a payments setting, and has no developer pages by default', () => {
    const database = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/closeup' };
    expect(read(database)).toThrow('PUBLIC_URL:');
    expect(read({ ...database, PUBLIC_URL: 'https://closeup.example' })).toThrow('SECRET:');
    const complete = { ...database, PUBLIC_URL: 'https://closeup.example/', SECRET: 'x'.repeat(32) };
    expect(read(complete)).toThrow('PAYMENTS:');
    expect(read({ ...complete, PAYMENTS: 'simulated', WEBHOOKS_TO_LOOPBACK: '1' })).toThrow('WEBHOOKS_TO_LOOPBACK:');
    expect(readEnv({ DATA_DIR, ...complete, PAYMENTS: 'simulated' })).toMatchObject({
      hasDevPages: false,
      isPublic: true,
      DEMO: false,
      PUBLIC_URL: 'https://closeup.example',
    });
    expect(readEnv({ DATA_DIR, ...complete, PAYMENTS: 'simulated', DEV_PAGES: '1', DEMO: '1' })).toMatchObject({
      hasDevPages: true,
      DEMO: true,
    });
  });

  test('admins need a second factor in production, unless the operator says otherwise', () => {
    const production = {
      DATA_DIR,
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/closeup',
      PUBLIC_URL: 'https://closeup.example',
      SECRET: 'x'.repeat(32),
      PAYMENTS: 'simulated',
    };
    const needs = (settings: Record<string, string>) => readEnv({ DATA_DIR, ...settings }).ADMIN_SECOND_FACTOR;
    expect([needs({}), needs(production)]).toEqual(['optional', 'required']);
    expect(needs({ ...production, ADMIN_SECOND_FACTOR: 'optional' })).toBe('optional');
    expect(needs({ ADMIN_SECOND_FACTOR: 'required' })).toBe('required');
    expect(read({ ADMIN_SECOND_FACTOR: 'sometimes' })).toThrow(/^ADMIN_SECOND_FACTOR:/m);
  });
});
