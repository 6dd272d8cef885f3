import { PRODUCT_NAME } from '#contract/values/product.ts';
import { RESET_LINK_HOURS } from '#contract/values/accounts.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Recipient, greet } from '../../platform/mail/recipient.ts';
import type { Mail } from '../../platform/mail/transport.ts';

const TEXTS = {
  en: {
    subject: `Reset your ${PRODUCT_NAME} password`,
    body: `Choose a new password within ${RESET_LINK_HOURS} hours. The link works once.`,
    action: 'Choose a new password',
    note: 'Wasn’t you? You can ignore this email. Your password stays the same.',
  },
  es: {
    subject: `Restablece tu contraseña de ${PRODUCT_NAME}`,
    body: `Elige una contraseña nueva en las próximas ${RESET_LINK_HOURS} horas. El enlace funciona una vez.`,
    action: 'Elegir contraseña',
    note: '¿No has sido tú? Puedes ignorar este correo. Tu contraseña no cambia.',
  },
};

export const resetMail = ({ to, language, name }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { greeting: greet(language, name), ...TEXTS[language] });
