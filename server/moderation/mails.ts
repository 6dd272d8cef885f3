import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/greet.ts';
import { letter } from '../platform/mail/letter.ts';
import { DEFAULT_NOTES } from './default-notes.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

/** Tells the talent that a video was rejected, and why. */
export function rejectedMail(
  { email, name, language }: Recipient,
  url: string,
  { title, reason }: { title: string; reason: string },
): Promise<Mail> {
  const hasReason = reason !== DEFAULT_NOTES.rejected;
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: 'Tu vídeo no se ha aprobado',
          greeting: greet('es', name),
          body: `Tu vídeo para «${title}» ha sido rechazado y las empresas ya no lo ven.${hasReason ? `\n\nMotivo: ${reason}` : ''}\n\nGraba otro, o envíalo de nuevo si crees que es un error.`,
          action: 'Abrir mi perfil',
          note: `Una persona de ${PRODUCT_NAME} ha visto tu vídeo.`,
        }
      : {
          subject: 'Your video was not approved',
          greeting: greet('en', name),
          body: `Your video for "${title}" was rejected, and companies no longer see it.${hasReason ? `\n\nReason: ${reason}` : ''}\n\nRecord another one, or submit it again if you think that this is a mistake.`,
          action: 'Open my profile',
          note: `A person at ${PRODUCT_NAME} has watched your video.`,
        },
  );
}

/** Tells the talent that companies find a video from now on. */
export function approvedMail(
  { email, name, language }: Recipient,
  url: string,
  { title }: { title: string },
): Promise<Mail> {
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: 'Tu vídeo está aprobado',
          greeting: greet('es', name),
          body: `Las empresas ya encuentran tu vídeo para «${title}».`,
          action: 'Ver quién me mira',
          note: `Una persona de ${PRODUCT_NAME} ha visto tu vídeo.`,
        }
      : {
          subject: 'Your video is approved',
          greeting: greet('en', name),
          body: `Companies find your video for "${title}" from now on.`,
          action: 'See who looks',
          note: `A person at ${PRODUCT_NAME} has watched your video.`,
        },
  );
}
