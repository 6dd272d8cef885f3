import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/** The payloads of all jobs, which contain ids only. */
export interface JobPayloads {
  send_mail: { mailId: string };
  process_video: { videoId: string };
  /** Once a video is ready. Does nothing unless its talent has agreed. */
  analyze_video: { videoId: string };
  remove_files: { keys: string[] };
  /** Reads the object from the payment provider again. */
  sync_payment_object: { kind: 'checkout' | 'subscription' | 'invoice' | 'payment'; id: string };
  sync_invoices: { companyId: string };
  close_checkout: { checkoutId: string };
  end_billing: { companyId: string };
  refund_checkout: { checkoutId: string };
  /** Returns the unlock if its talent has declined. */
  settle_guarantee: { contactId: string };
}
export type JobName = keyof JobPayloads;

/** Adds a job inside the caller's transaction. A job with a `key` replaces a waiting job with the same key. */
export async function enqueue<Name extends JobName>(
  db: Kysely<DB>,
  name: Name,
  payload: JobPayloads[Name],
  options: { key?: string; maxAttempts?: number; runAt?: Date } = {},
) {
  await sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${options.key ?? null}, max_attempts => ${options.maxAttempts ?? 10}, run_at => ${options.runAt ?? null}::timestamptz)`.execute(
    db,
  );
}
