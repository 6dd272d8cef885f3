import type { Env } from '../env.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where replies go; the sender's own address if omitted. */
  replyTo?: string;
  /** The unsubscribe button of mail programs posts to this URL (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** False if mails are only stored, for the mailbox page. */
  isSending: boolean;
  send(mail: Mail): Promise<void>;
}

export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  if (!env.SMTP_URL) return { isSending: false, send: () => Promise.resolve() };
  const { SMTP_URL, MAIL_FROM } = env;
  // Not loaded when mails are only stored.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(SMTP_URL, { from: MAIL_FROM }));
  return {
    isSending: true,
    async send({ unsubscribeUrl, ...mail }) {
      await (
        await transport
      ).sendMail(
        unsubscribeUrl
          ? {
              ...mail,
              list: { unsubscribe: { url: unsubscribeUrl, comment: '' } },
              headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
            }
          : mail,
      );
    },
  };
}
