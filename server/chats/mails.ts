import type { Conversation, SystemKind } from '#contract/chats/conversations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/greet.ts';
import { letter } from '../platform/mail/letter.ts';

/** What the system told last, after the name of the other side. */
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

/** Everything an account has left unread, in one mail. */
export function unreadMail(
  { email, name, language }: { email: string; name: string; language: string },
  url: string,
  unread: Conversation[],
  unsubscribeLinks: { page: string; oneClick: string },
): Promise<Mail> {
  const count = unread.reduce((sum, each) => sum + each.unread, 0);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(unread.map(({ other }) => other.name));
  const lines = unread
    .map(({ other, last: { systemKind, preview } }) =>
      systemKind
        ? `${other.name} ${SYSTEM_LINES[language === 'es' ? 'es' : 'en'][systemKind]}`
        : `${other.name}: ${preview}`,
    )
    .join('\n\n');
  const plural = new Intl.PluralRules(language).select(count);
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: plural === 'one' ? `Un mensaje de ${names}` : `${count} mensajes de ${names}`,
          greeting: greet('es', name),
          body: `Esto te espera en ${PRODUCT_NAME}:\n\n${lines}`,
          action: 'Leer y responder',
          note: 'Un correo cada vez que algo queda sin leer, no más.',
          stop: 'No recibir más estos correos',
        }
      : {
          subject: plural === 'one' ? `A message from ${names}` : `${count} messages from ${names}`,
          greeting: greet('en', name),
          body: `This waits for you on ${PRODUCT_NAME}:\n\n${lines}`,
          action: 'Read and answer',
          note: 'One mail each time something is left unread, and no more.',
          stop: 'Stop these mails',
        },
    unsubscribeLinks,
  );
}
