import type { SystemKind } from '#contract/chats/conversations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/recipient.ts';
import { type LetterText, letter } from '../platform/mail/letter.ts';

/** System messages, phrased to follow the other side's name. */
const SYSTEM_LINES: Record<'en' | 'es', Record<SystemKind, string>> = {
  en: {
    unlocked: 'unlocked your contact details.',
    accepted: 'accepted the conversation.',
    declined: 'declined the conversation.',
    blocked: 'ended the conversation.',
  },
  es: {
    unlocked: 'ha desbloqueado tus datos de contacto.',
    accepted: 'ha aceptado la conversación.',
    declined: 'ha rechazado la conversación.',
    blocked: 'ha terminado la conversación.',
  },
};

interface UnreadText {
  name: string;
  /** Zero if nothing was written, but a decision is unread. */
  count: number;
  plural: Intl.LDMLPluralRule;
  /** The names of the other sides, as a joined list. */
  names: string;
  /** The messages, one per line. */
  lines: string;
}

const UNREAD_TEXTS = {
  en: ({ name, count, plural, names, lines }: UnreadText): LetterText => ({
    subject:
      count === 0
        ? `News from ${names}`
        : plural === 'one'
          ? `A message from ${names}`
          : `${count} messages from ${names}`,
    ...greet('en', name),
    body: `${count === 0 ? `There is news in your chats on ${PRODUCT_NAME}` : `You have ${plural === 'one' ? 'an unread message' : 'unread messages'} on ${PRODUCT_NAME}`}:\n\n${lines}`,
    action: count === 0 ? 'Open chat' : 'Read and reply',
    note: 'We send at most one email each time messages stay unread.',
    stop: 'Unsubscribe',
  }),
  es: ({ name, count, plural, names, lines }: UnreadText): LetterText => ({
    subject:
      count === 0
        ? `Novedades de ${names}`
        : plural === 'one'
          ? `Un mensaje de ${names}`
          : `${count} mensajes de ${names}`,
    ...greet('es', name),
    body: `${count === 0 ? `Hay novedades en tus chats de ${PRODUCT_NAME}` : `Tienes ${plural === 'one' ? 'un mensaje' : 'mensajes'} sin leer en ${PRODUCT_NAME}`}:\n\n${lines}`,
    action: count === 0 ? 'Abrir el chat' : 'Leer y responder',
    note: 'Enviamos como máximo un correo cada vez que quedan mensajes sin leer.',
    stop: 'Cancelar suscripción',
  }),
};

export interface UnreadMessage {
  /** The sender, or the account whose action a system message reports. */
  from: string;
  systemKind: SystemKind | null;
  preview: string;
}

/** One mail about everything that an account has left unread. System messages are included, but only messages are counted. */
export function unreadMail(
  { email, name, language }: { email: string; name: string; language: string },
  url: string,
  unread: UnreadMessage[],
  unsubscribeLinks: { page: string; oneClick: string },
): Promise<Mail> {
  const count = unread.filter(({ systemKind }) => !systemKind).length;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(unread.map(({ from }) => from)));
  const lines = unread
    .map(({ from, systemKind, preview }) =>
      systemKind ? `${from} ${SYSTEM_LINES[language === 'es' ? 'es' : 'en'][systemKind]}` : `${from}: ${preview}`,
    )
    .join('\n\n');
  const plural = new Intl.PluralRules(language).select(count);
  return letter(
    email,
    url,
    UNREAD_TEXTS[language === 'es' ? 'es' : 'en']({ name, count, plural, names, lines }),
    unsubscribeLinks,
  );
}
