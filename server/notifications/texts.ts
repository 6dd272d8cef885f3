import { titleName } from '#contract/values/names/title-name.ts';
import type { Told } from '#contract/notifications/path.ts';
import { maskText } from '#contract/masking/contacts.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';

const ANSWERS = {
  en: {
    accepted: 'accepted your conversation',
    declined: 'declined your conversation',
    blocked: 'ended your conversation',
  },
  es: {
    accepted: 'ha aceptado la conversación',
    declined: 'ha rechazado la conversación',
    blocked: 'ha terminado la conversación',
  },
};

const DECISIONS = {
  en: { approved: 'was approved', rejected: 'was rejected', failed: 'couldn’t be processed' },
  es: { approved: 'Hemos aprobado', rejected: 'Hemos rechazado', failed: 'No hemos podido procesar' },
};

const TEXTS = {
  en: ({ kind, data }: Told): string => {
    switch (kind) {
      case 'view':
        return `${data.companyName} watched your video “${data.positionTitle}”`;
      case 'unlock':
        return `${data.companyName} unlocked your contact`;
      case 'match':
        return `${data.talentName} fits “${data.campaignTitle}” with a score of ${data.score} out of 100`;
      case 'interest':
        return `${data.talentName} is interested in “${data.campaignTitle}”`;
      case 'invitation':
        return `${data.companyName} invited you to “${data.campaignTitle}”`;
      case 'answer':
        return `${data.talentName} ${ANSWERS.en[data.answer]}`;
      case 'decision':
        return `Your video “${data.positionTitle}” ${DECISIONS.en[data.decision]}`;
      case 'reminder':
        return `Your reminder about ${data.talentName} is due`;
      case 'refund':
        return `${data.talentName} didn’t accept, so you have your unlock back`;
      case 'credit':
        return 'Someone you invited joined, so you have a new boost credit';
    }
  },
  es: ({ kind, data }: Told): string => {
    switch (kind) {
      case 'view':
        return `${data.companyName} ha visto tu vídeo «${titleName(data.positionTitle, 'es')}»`;
      case 'unlock':
        return `${data.companyName} ha desbloqueado tu contacto`;
      case 'match':
        return `${data.talentName} encaja con «${data.campaignTitle}» con una puntuación de ${data.score} sobre 100`;
      case 'interest':
        return `${data.talentName} ha mostrado interés en «${data.campaignTitle}»`;
      case 'invitation':
        return `${data.companyName} te ha invitado a «${data.campaignTitle}»`;
      case 'answer':
        return `${data.talentName} ${ANSWERS.es[data.answer]}`;
      case 'decision':
        return `${DECISIONS.es[data.decision]} tu vídeo «${titleName(data.positionTitle, 'es')}»`;
      case 'reminder':
        return `Tienes un recordatorio sobre ${data.talentName}`;
      case 'refund':
        return `${data.talentName} no ha aceptado, así que recuperas tu desbloqueo`;
      case 'credit':
        return 'Alguien a quien invitaste se ha unido: tienes un nuevo crédito de impulso';
    }
  },
};

const LINE_MAX = 200;

/** One sentence about a notification, for emails and pushes. Contact details in names and titles are masked. */
export function lineOf(language: string, told: Told): string {
  const line = maskText(TEXTS[language === 'es' ? 'es' : 'en'](told), '');
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1)}…` : line;
}

/** Texts of the email about unread notifications. A single one is its subject, and the button opens its page. */
export const DIGEST_TEXTS = {
  en: (count: number) => ({
    several: `${count} notifications on ${PRODUCT_NAME}`,
    single: `You have 1 unread notification on ${PRODUCT_NAME}.`,
    action: count === 1 ? `See it on ${PRODUCT_NAME}` : 'See notifications',
    more: (more: number) => `And ${more} more.`,
    note: 'You choose which emails you get in your profile.',
    stop: 'Unsubscribe',
  }),
  es: (count: number) => ({
    several: `${count} notificaciones en ${PRODUCT_NAME}`,
    single: `Tienes 1 notificación sin leer en ${PRODUCT_NAME}.`,
    action: count === 1 ? `Ver en ${PRODUCT_NAME}` : 'Ver notificaciones',
    more: (more: number) => `Y ${more} más.`,
    note: 'En tu perfil eliges qué correos recibes.',
    stop: 'Cancelar suscripción',
  }),
};
