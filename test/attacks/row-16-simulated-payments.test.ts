import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { endSimulatedPremium } from '#server/billing/simulated/subscriptions.ts';
import { findPremium } from '#server/billing/premium.ts';
import { paySimulated } from '#server/billing/simulated/checkout.ts';
import { startPremiumCheckout } from '#server/billing/checkout/start-checkout.ts';
import { confirmCheckout } from '#server/billing/checkout/confirm-checkout.ts';
import { createContext } from '#server/app/create-context.ts';
import { readEnv } from '#server/platform/env.ts';
import { createTestContext } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/postgres.ts';
import { freePort } from '../processes/product-server.ts';
import { startChildServer } from '../processes/child-server.ts';
import { createCompany } from '../fixtures/factories.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' };

describe('row 16: production never simulates payments unless explicitly told to', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'closeup-row-16-'));
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const production = {
    DATA_DIR,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/closeup',
    PUBLIC_URL: 'https://closeup.example',
    SECRET: 'x'.repeat(32),
  };

  test('without keys and without the setting, startup stops and says what to set', async () => {
    expect(() => readEnv(production)).toThrow(/^PAYMENTS: set STRIPE_SECRET_KEY[\s\S]*PAYMENTS=simulated/);
    const starting = startChildServer(await freePort(), {
      ...production,
      DATABASE_URL: await createTestDatabase(),
    });
    await expect(starting).rejects.toThrow(/Closeup can't start\.\nPAYMENTS: set STRIPE_SECRET_KEY/);
  });

  test('keys, or the setting, decide', () => {
    expect(readEnv({ ...production, ...STRIPE }).PAYMENTS).toBe('stripe');
    expect(readEnv({ ...production, PAYMENTS: 'simulated' }).PAYMENTS).toBe('simulated');
    expect(readEnv({ ...production, ...STRIPE, PAYMENTS: 'simulated' }).PAYMENTS).toBe('simulated');
    expect(() => readEnv({ ...production, PAYMENTS: 'stripe' })).toThrow('PAYMENTS: is stripe, so STRIPE_SECRET_KEY');
    expect(() => readEnv({ ...production, PAYMENTS: 'free' })).toThrow(/^PAYMENTS:/m);
    expect(readEnv({ DATA_DIR }).PAYMENTS).toBe('simulated');
  });

  test('simulated premium ends once real payments are configured, and its checkout page is gone', async () => {
    const app = await createTestContext();
    const { viewer } = await createCompany(app);
    const { checkoutId, url } = await startPremiumCheckout(app, viewer);
    const simulatedId = url.split('/').at(-1)!;
    await paySimulated(app, viewer, { simulatedId, card: 'works' });
    await confirmCheckout(app, viewer, checkoutId);
    const premium = () => findPremium(app.db, viewer.userId, app.clock());
    await endSimulatedPremium(app);
    expect(await premium()).not.toBeNull();

    const real = await createContext({ ...app.env, ...STRIPE, PAYMENTS: 'stripe' }, app.pool.options.connectionString!);
    expect(real.payments.provider).toBe('stripe');
    await endSimulatedPremium(real);
    expect(await premium()).toBeNull();
    await expect(paySimulated(real, viewer, { simulatedId, card: 'works' })).rejects.toThrow();
    await real.auth.$context;
    await real.close();
  });
});
