import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../context.ts';
import { isLoopback } from '../env.ts';

const SHOWN = 100;

/**
 * Serves the stored mails to developers, newest first: at /dev/mailbox as mail programs show them, and at /dev/mailbox.json. Only
 * loopback names are answered, which excludes tunnels and foreign pages, unless DEV_PAGES opens the pages.
 */
export function mountMailbox(server: FastifyInstance, { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!env.DEV_PAGES && !isLoopback(request.hostname)) return reply.status(404).type('text/plain').send('Not found');
  };
  const listMails = async () => {
    const isDue = sql<boolean>`coalesce(send_after <= ${clock()}, true)`;
    const mails = await db.selectFrom('mails').selectAll().where(isDue).orderBy('at', 'desc').limit(SHOWN).execute();
    return mails.map(({ id, recipient, reply_to, subject, text, html, links, at }) => ({
      id,
      to: recipient,
      replyTo: reply_to,
      subject,
      text,
      html,
      links,
      at: at.toISOString(),
    }));
  };
  server.get('/dev/mailbox.json', { onRequest }, listMails);
  server.get('/dev/mailbox', { onRequest }, async (_request, reply) => {
    const mails = await listMails();
    const letters = mails.map(
      (
        mail,
      ) => `<article><h2>${escape(mail.subject)}</h2><p>${escape(mail.to)} <time>${mail.at.slice(0, 16).replace('T', ' ')}</time></p>
        <iframe title="${escape(mail.subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(mail.html)}"></iframe>
        <details><summary>Plain text</summary><pre>${escape(mail.text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)}</pre></details></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(page(letters.join('') || '<p>No mail yet. Mails that the product sends appear here.</p>'));
  });
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox · ${PRODUCT_NAME}</title><style>
:root{color-scheme:light dark;--paper:light-dark(#f3f1ed,#131110);--surface:light-dark(#fdfcfa,#1d1a18);--ink:light-dark(#16120e,#f7f2ea);--soft:light-dark(#6b6259,#a0968a)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:2.5rem;letter-spacing:-.03em;margin:0 0 1.5rem}h2{font-size:1.25rem;margin:0}p{color:var(--soft);margin:.25rem 0}time{float:right}
article{background:var(--surface);border-radius:28px;padding:1.5rem;margin:0 0 1rem}iframe{display:block;width:100%;height:38rem;margin:1rem 0;border:0;border-radius:16px}@media(max-width:480px){iframe{width:calc(100% + 3rem);margin-inline:-1.5rem;border-radius:0}}summary{cursor:pointer;color:var(--soft)}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1rem 0 0}a{color:inherit}
</style></head><body><main><h1>Mailbox</h1>${body}</main></body></html>`;
