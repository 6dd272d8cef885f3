// npm run admin -- grant EMAIL: makes the account of a confirmed email an admin.
import pg from 'pg';
import { readEnv } from '../server/env.ts';
import { startEmbedded } from '../server/db/embedded.ts';

const [verb, email] = process.argv.slice(2);
if (verb !== 'grant' || !email) {
  console.error('Use: npm run admin -- grant EMAIL');
  process.exit(1);
}
const env = readEnv(process.env);
const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
const client = new pg.Client(env.DATABASE_URL ?? embedded.url);
await client.connect();
const { rowCount } = await client.query('UPDATE users SET is_admin = true WHERE email = $1 AND email_verified', [
  email,
]);
await client.end();
// A running server keeps its database; one that this command started is stopped.
if (embedded && !embedded.wasRunning) await embedded.stop();
console.log(rowCount ? `${email} is an admin now.` : `There is no confirmed account of ${email}.`);
process.exit(rowCount ? 0 : 1);
