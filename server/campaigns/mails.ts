import { titleName } from '#contract/values/names/title-name.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/recipient.ts';
import { type LetterText, letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

/** The talent as a company without an unlock may see them: given name and initial. */
interface Match {
  name: string;
  title: string;
  campaign: string;
  score: number;
}

const DAILY_MATCH_TEXTS = {
  en: (name: string, match: Match): LetterText => ({
    subject: `Your daily match: ${match.name}`,
    ...greet('en', name),
    body: `${match.name}, ${match.title}, fits “${match.campaign}” with a score of ${match.score} out of 100.`,
    action: 'Watch the video',
    note: `You get one free match a day on ${PRODUCT_NAME}. You can turn these emails off on Home.`,
    stop: 'Unsubscribe',
  }),
  es: (name: string, match: Match): LetterText => ({
    subject: `Tu coincidencia del día: ${match.name}`,
    ...greet('es', name),
    body: `${match.name}, ${match.title}, encaja con «${match.campaign}» con una puntuación de ${match.score} sobre 100.`,
    action: 'Ver el vídeo',
    note: `Tienes una coincidencia gratis al día en ${PRODUCT_NAME}. Puedes desactivar estos correos en Inicio.`,
    stop: 'Cancelar suscripción',
  }),
};

/** Tells a company about the talent picked for it today. */
export function dailyMatchMail(
  { email, name, language }: Recipient,
  url: string,
  match: Match,
  unsubscribe: { page: string; oneClick: string },
): Promise<Mail> {
  const written = language === 'es' ? 'es' : 'en';
  const text = DAILY_MATCH_TEXTS[written](name, { ...match, title: titleName(match.title, written) });
  return letter(email, url, text, unsubscribe);
}
