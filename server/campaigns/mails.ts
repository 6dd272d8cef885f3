import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/greet.ts';
import { letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

/** The daily match, as a stranger may be named: given name and initial. */
export function dailyMatchMail(
  { email, name, language }: Recipient,
  url: string,
  match: { name: string; title: string; campaign: string; score: number },
  unsubscribe: { page: string; oneClick: string },
): Promise<Mail> {
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: `Tu candidato del día: ${match.name}`,
          greeting: greet('es', name),
          body: `${match.name}, ${match.title}, encaja un ${match.score} % con «${match.campaign}».`,
          action: 'Ver el vídeo',
          note: `Uno al día, gratis, en ${PRODUCT_NAME}. En tu panel puedes desactivar estos correos.`,
          stop: 'No recibir más estos correos',
        }
      : {
          subject: `Your match of the day: ${match.name}`,
          greeting: greet('en', name),
          body: `${match.name}, ${match.title}, fits "${match.campaign}" by ${match.score}%.`,
          action: 'Watch the video',
          note: `One a day, free, on ${PRODUCT_NAME}. You can turn these mails off on your dashboard.`,
          stop: 'Stop these mails',
        },
    unsubscribe,
  );
}
