import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/greet.ts';
import { letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

/** What a saved search has found since the last mail. */
export function newResultsMail(
  { email, name, language }: Recipient,
  url: string,
  search: { name: string; count: number },
  unsubscribe: { page: string; oneClick: string },
): Promise<Mail> {
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: `Novedades en «${search.name}»: ${search.count}`,
          greeting: greet('es', name),
          body: `Tu búsqueda guardada «${search.name}» tiene ${search.count} vídeos nuevos.`,
          action: 'Verlos',
          note: `En ${PRODUCT_NAME} puedes activar y desactivar estos avisos junto a la búsqueda.`,
          stop: 'No recibir más estos avisos',
        }
      : {
          subject: `New in "${search.name}": ${search.count}`,
          greeting: greet('en', name),
          body: `Your saved search "${search.name}" has ${search.count} new videos.`,
          action: 'Watch them',
          note: `You can turn these mails off and on beside the search on ${PRODUCT_NAME}.`,
          stop: 'Stop these mails',
        },
    unsubscribe,
  );
}
