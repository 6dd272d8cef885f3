import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { EXPORT_PATH } from '#contract/values/product.ts';
import { DELETION_GRACE_DAYS } from '#contract/values/durations.ts';
import { eraseDueAccounts } from '#server/accounts/erasure/erase-due.ts';
import { jobs } from '#server/app/schedule.ts';
import { drainJobs } from '#server/platform/jobs/worker.ts';
import { createServer } from '#server/app/server.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { type CanaryAccount, markCompany, markTalent } from '../fixtures/canary-account.ts';
import { signInCookie } from '../fixtures/factories.ts';
import { readZip } from '../http/read-zip.ts';

const ACCOUNTS = 100;
const KEPT = 10;
const DAY_MS = 86_400_000;

type App = Awaited<ReturnType<typeof openApp>>['app'];

/** A hundred accounts with a unique text in every field: the download contains all of them, and nothing is left after erasure. */
export async function prove() {
  const { app, close } = await openApp('proof-erase');
  // An interrupted run leaves both; mails belong to no account.
  await app.db.deleteFrom('users').execute();
  await app.db.deleteFrom('mails').execute();
  let now = Date.now();
  app.clock = () => new Date(now);
  const server = await createServer(app);
  const failures: string[] = [];
  const accounts: CanaryAccount[] = [];
  for (let index = 0; index < ACCOUNTS + KEPT; index++)
    accounts.push(index % 4 === 3 ? await markCompany(app, index) : await markTalent(app, index));
  const [kept, leaving] = [accounts.slice(0, KEPT), accounts.slice(KEPT)];

  let marks = 0;
  for (const [index, account] of leaving.entries()) {
    // Each account has its own address, so that no rate limit responds first.
    const remoteAddress = `10.1.${index}.1`;
    const cookie = await signInCookie(server, account.email, remoteAddress);
    const { rawPayload } = await server.inject({ url: EXPORT_PATH, headers: { cookie }, remoteAddress });
    const files = readZip(rawPayload);
    const rows = files.get('account.json')!.toString();
    const names = new Map(Object.entries<string>(JSON.parse(rows).files).map(([name, key]) => [key, name]));
    for (const mark of account.marks) {
      marks++;
      if (!rows.includes(mark)) failures.push(`${mark} is not in the download`);
    }
    for (const [key, content] of account.files) {
      marks++;
      if (!files.get(names.get(key)!)?.equals(content)) failures.push(`${key} is not in the download`);
    }
    for (const other of accounts)
      if (other !== account && rows.includes(other.id)) failures.push(`${account.id} can download ${other.id}`);
    await server.inject({ method: 'POST', url: '/api/account/deletion', headers: { cookie } });
  }
  now += (DELETION_GRACE_DAYS + 1) * DAY_MS;
  await eraseDueAccounts(app);
  await drainJobs(app, jobs);

  const left = await everythingIn(app);
  for (const account of leaving) {
    for (const mark of [...account.marks, account.id, account.email])
      if (left.includes(mark)) failures.push(`${mark} is left`);
  }
  for (const account of kept) {
    for (const mark of [...account.marks, ...account.files.keys()])
      if (!left.includes(mark)) failures.push(`${mark} of an account that stays is gone`);
  }
  await server.close();
  await close();
  return {
    n: ACCOUNTS,
    failures,
    promise: `${marks} marks in downloads, 0 left in rows, files and queues; ${KEPT} other accounts lost nothing.`,
  };
}

/**
 * Every row of every table and every file as text. The audit trail and the rate limits of the last hour contain account ids,
 * and nothing else.
 */
async function everythingIn(app: App): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('audit_events', 'rate_limits')`.execute(app.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.raw(name)} t`.execute(app.db);
    texts.push(...rows.map(({ text }) => text));
  }
  for (const folder of ['files', 'work']) {
    const root = join(app.env.DATA_DIR, folder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      texts.push(path, readFileSync(path, 'utf8'));
    }
  }
  return texts.join('\n');
}
