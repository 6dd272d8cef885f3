import type { Kysely } from 'kysely';
import { FAILING_DAYS } from '#contract/values/integrations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type LetterText, letter } from '../../platform/mail/letter.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { greet, mailTo } from '../../platform/mail/recipient.ts';

type Reason = 'gone' | 'failing';

const TEXTS = {
  en: (name: string | null, host: string, reason: Reason): LetterText => ({
    subject: 'We turned off a webhook',
    ...greet('en', name),
    body: {
      gone: `${host} told us that the address of your webhook no longer exists, so we stopped sending events to it.`,
      failing: `${host} hasn’t accepted any event for ${FAILING_DAYS} days, so we stopped sending events to it.`,
    }[reason],
    action: 'Open integrations',
    note: `There you can turn it on again and replay what it missed in the last 30 days. ${PRODUCT_NAME} works as before.`,
  }),
  es: (name: string | null, host: string, reason: Reason): LetterText => ({
    subject: 'Hemos desactivado un webhook',
    ...greet('es', name),
    body: {
      gone: `${host} nos ha dicho que la dirección de tu webhook ya no existe, así que hemos dejado de enviarle eventos.`,
      failing: `${host} no ha aceptado ningún evento en ${FAILING_DAYS} días, así que hemos dejado de enviarle eventos.`,
    }[reason],
    action: 'Abrir integraciones',
    note: `Allí puedes activarlo de nuevo y reenviar lo que se perdió en los últimos 30 días. ${PRODUCT_NAME} funciona como siempre.`,
  }),
};

/** Tells a company that one of its endpoints was turned off, inside the caller's transaction. */
export async function mailEndpointDisabled(
  context: { db: Kysely<DB> } & Pick<Context, 'env' | 'mailer'>,
  { company_id, url }: { company_id: string; url: string },
  reason: Reason,
) {
  const account = await context.db
    .selectFrom('users')
    .select(['email', 'name', 'language', 'email_verified'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  const { to, language, name } = mailTo(account);
  const page = `${context.env.PUBLIC_URL}/company/integrations`;
  await postMail(context, await letter(to, page, TEXTS[language](name, new URL(url).host, reason)));
}
