import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { sendConfirmation } from './confirmation.ts';

/** Mails the link again: to the account that is signed in with this email, else to whoever holds it unproven. */
export async function resendConfirmation(app: Context, visitor: Viewer | null, email: string) {
  if (visitor?.email.toLowerCase() === email) return sendConfirmation(app, visitor.userId);
  const holder = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (holder) await sendConfirmation(app, holder.id);
}
