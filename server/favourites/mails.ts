import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/recipient.ts';
import { type LetterText, letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

const NEW_RESULTS_TEXTS = {
  en: (name: string, search: { name: string; count: number }): LetterText => ({
    subject: `New in “${search.name}”: ${search.count}`,
    ...greet('en', name),
    body: `New videos in your saved search “${search.name}”: ${search.count}.`,
    action: 'Watch videos',
    note: `You can turn these emails on and off next to the search on ${PRODUCT_NAME}.`,
    stop: 'Unsubscribe',
  }),
  es: (name: string, search: { name: string; count: number }): LetterText => ({
    subject: `Novedades en «${search.name}»: ${search.count}`,
    ...greet('es', name),
    body: `Vídeos nuevos en tu búsqueda guardada «${search.name}»: ${search.count}.`,
    action: 'Ver los vídeos',
    note: `En ${PRODUCT_NAME} puedes activar y desactivar estos avisos junto a la búsqueda.`,
    stop: 'Cancelar suscripción',
  }),
};

/** Tells a company how many videos a saved search has found since the last mail. */
export function newResultsMail(
  { email, name, language }: Recipient,
  url: string,
  search: { name: string; count: number },
  unsubscribe: { page: string; oneClick: string },
): Promise<Mail> {
  return letter(email, url, NEW_RESULTS_TEXTS[language === 'es' ? 'es' : 'en'](name, search), unsubscribe);
}
