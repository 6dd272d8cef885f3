import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/** Payloads of all jobs: ids only. */
export interface JobPayloads {
  send_mail: { mailId: string };
  process_video: { videoId: string };
  remove_files: { keys: string[] };
  /** Reads a checkout, subscription, invoice or payment of the provider again. */
  sync_payment_object: { kind: 'checkout' | 'subscription' | 'invoice' | 'payment'; id: string };
  sync_invoices: { companyId: string };
  close_checkout: { checkoutId: string };
  end_billing: { companyId: string };
  refund_checkout: { checkoutId: string };
}
export type JobName = keyof JobPayloads;

/** Adds a job inside the caller's transaction. With a `key`, a waiting job of the same key is replaced. */
export async function enqueue<Name extends JobName>(
  db: Kysely<DB>,
  name: Name,
  payload: JobPayloads[Name],
  options: { key?: string; maxAttempts?: number } = {},
) {
  await sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${options.key ?? null}, max_attempts => ${options.maxAttempts ?? 10})`.execute(
    db,
  );
}
