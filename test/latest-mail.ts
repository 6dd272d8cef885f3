import type { Context } from '#server/platform/context.ts';

/** The newest mail to an address, and the token in its link's fragment. */
export async function latestMail(app: Pick<Context, 'db'>, to: string) {
  const mail = await app.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  const link = mail.links[0]!;
  const fragment = new URLSearchParams(new URL(link).hash.slice(1));
  return { subject: mail.subject, link, token: fragment.get('access_token') ?? '', type: fragment.get('type') };
}

/** The subjects of all mails to an address. */
export async function subjectsTo(app: Pick<Context, 'db'>, to: string) {
  const mails = await app.db.selectFrom('mails').select('subject').where('recipient', '=', to).execute();
  return mails.map(({ subject }) => subject);
}
