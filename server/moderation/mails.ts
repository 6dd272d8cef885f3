import { titleName } from '#contract/values/names/title-name.ts';
import { CONTACT_EMAIL, PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/recipient.ts';
import { type LetterText, letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

const REJECTED_TEXTS = {
  en: (name: string, title: string, reason: string | null, rules: string): LetterText => ({
    subject: 'Your video wasn’t approved',
    ...greet('en', name),
    body: `We rejected your video for “${title}”, so companies can’t see it.\n\n${reason ? `Reason: ${reason}` : `It doesn’t follow our rules for videos.\n\nIf you’d like to know more, write to ${CONTACT_EMAIL}.`}\n\nRecord another one, or resubmit it if you think this is a mistake.`,
    ...(reason ? {} : { link: { words: 'our rules for videos', url: rules } }),
    action: 'Open my profile',
    note: `A person at ${PRODUCT_NAME} reviewed your video.`,
  }),
  es: (name: string, title: string, reason: string | null, rules: string): LetterText => ({
    subject: 'Tu vídeo no se ha aprobado',
    ...greet('es', name),
    body: `Hemos rechazado tu vídeo para «${title}», así que las empresas no pueden verlo.\n\n${reason ? `Motivo: ${reason}` : `No sigue nuestras reglas para los vídeos.\n\nSi quieres saber más, escribe a ${CONTACT_EMAIL}.`}\n\nGraba otro, o envíalo de nuevo si crees que es un error.`,
    ...(reason ? {} : { link: { words: 'nuestras reglas para los vídeos', url: rules } }),
    action: 'Abrir mi perfil',
    note: `Una persona de ${PRODUCT_NAME} ha revisado tu vídeo.`,
  }),
};

/** Tells the talent that a video was rejected, and why. @param reason null when the admin gave none: the mail then links the rules. */
export function rejectedMail(
  { email, name, language }: Recipient,
  publicUrl: string,
  { title, reason }: { title: string; reason: string | null },
): Promise<Mail> {
  const written = language === 'es' ? 'es' : 'en';
  const text = REJECTED_TEXTS[written](name, titleName(title, written), reason, `${publicUrl}/terms#conduct`);
  return letter(email, `${publicUrl}/talent/profile`, text);
}

const APPROVED_TEXTS = {
  en: (name: string, title: string): LetterText => ({
    subject: 'Your video is approved',
    ...greet('en', name),
    body: `Companies can now find your video for “${title}”.`,
    action: 'See who watched me',
    note: `A person at ${PRODUCT_NAME} reviewed your video.`,
  }),
  es: (name: string, title: string): LetterText => ({
    subject: 'Tu vídeo está aprobado',
    ...greet('es', name),
    body: `Las empresas ya pueden encontrar tu vídeo para «${title}».`,
    action: 'Ver quién me ha visto',
    note: `Una persona de ${PRODUCT_NAME} ha revisado tu vídeo.`,
  }),
};

/** Tells the talent that a video was approved and that companies can find it. */
export function approvedMail(
  { email, name, language }: Recipient,
  url: string,
  { title }: { title: string },
): Promise<Mail> {
  const written = language === 'es' ? 'es' : 'en';
  return letter(email, url, APPROVED_TEXTS[written](name, titleName(title, written)));
}
