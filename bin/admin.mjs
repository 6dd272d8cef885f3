// The operator's commands: `npm run admin -- VERB …`. They work with and without a running server.
import { createContext } from '../server/app/create-context.ts';
import { readEnv } from '../server/platform/env.ts';
import { startEmbedded } from '../server/platform/db/embedded.ts';
import { recordEvent } from '../server/audit/record-event.ts';
import { eraseRequested } from '../server/accounts/erasure/erase-requested.ts';
import { resetSecondFactor } from '../server/accounts/two-step/reset-second-factor.ts';
import { grantAdmin } from '../server/accounts/verification/admins.ts';
import { reconcile } from '../server/billing/reconcile.ts';
import { setVerifiedByEmail } from '../server/companies/set-verified.ts';
import { refundPayment } from '../server/billing/checkout/refund.ts';

const verbs = {
  grant: {
    use: 'grant EMAIL          makes the account of a confirmed email an admin',
    async work(app, email) {
      const isGranted = await grantAdmin(app, email);
      console.log(isGranted ? `${email} is an admin now.` : `There is no confirmed account of ${email}.`);
      return isGranted;
    },
  },
  'reset-second-factor': {
    use: 'reset-second-factor EMAIL   removes authenticator app, recovery codes and passkeys of an account, and signs it out',
    async work(app, email) {
      const isReset = await resetSecondFactor(app, email);
      console.log(
        isReset
          ? `${email} signs in with the password alone now, and has been told by mail.`
          : `There is no account of ${email}.`,
      );
      return isReset;
    },
  },
  erase: {
    use: 'erase EMAIL          erases an account whose owner has requested its deletion, without waiting for the grace period',
    async work(app, email) {
      const isErased = await eraseRequested(app, email);
      console.log(
        isErased ? `The account of ${email} is erased.` : `No account of ${email} is scheduled for deletion.`,
      );
      return isErased;
    },
  },
  verify: {
    use: "verify EMAIL STATE   sets a company's verified badge: yes, no, or auto to derive it from email and website",
    async work(app, email, state) {
      const isState = ['yes', 'no', 'auto'].includes(state);
      const isSet = isState && (await setVerifiedByEmail(app, email, state));
      console.log(
        isSet
          ? `The verified badge of ${email} is set to ${state}.`
          : isState
            ? `There is no company of ${email}.`
            : `${state}: give yes, no or auto.`,
      );
      return isSet;
    },
  },
  reconcile: {
    use: 'reconcile            compares the ledger with the payment provider and with the unlocks',
    async work(app) {
      const { payments, unlocks, differences } = await reconcile(app);
      for (const difference of differences) console.log(difference);
      console.log(
        `${payments} payments (${app.payments.provider}) and ${unlocks} unlocks compared, ${differences.length} differences.`,
      );
      return differences.length === 0;
    },
  },
  refund: {
    use: 'refund PAYMENT_ID    refunds a payment in full',
    async work(app, paymentId) {
      const isKnown = (await app.payments.readPayment(paymentId)) !== null;
      const isRefunded = isKnown && (await refundPayment(app, paymentId));
      if (isRefunded) await recordEvent(app.db, { kind: 'payment_refunded', details: { paymentId } });
      console.log(
        isRefunded
          ? `${paymentId} is refunded.`
          : isKnown
            ? `${paymentId} was refunded before.`
            : `There is no payment ${paymentId}.`,
      );
      return isKnown;
    },
  },
};

const [verb, ...rest] = process.argv.slice(2);
const chosen = Object.hasOwn(verbs, verb ?? '') ? verbs[verb] : undefined;
if (!chosen || rest.length !== chosen.work.length - 1) {
  console.error(
    `Usage: npm run admin -- …\n${Object.values(verbs)
      .map(({ use }) => `  ${use}`)
      .join('\n')}`,
  );
  process.exit(1);
}
const env = readEnv(process.env);
const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
const app = await createContext(env, env.DATABASE_URL ?? embedded.url);
const isDone = await chosen.work(app, ...rest).finally(async () => {
  await app.close();
  // Stop the database only if this command started it.
  if (embedded && !embedded.wasRunning) await embedded.stop();
});
process.exit(isDone ? 0 : 1);
