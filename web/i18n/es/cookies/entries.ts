import type * as english from '../../en/cookies/entries.ts';
import type { SameShape } from '../../language.ts';

export const entries: SameShape<typeof english.entries> = {
  session: {
    purpose: 'Mantiene tu sesión abierta. Los scripts no pueden leerla.',
    duration: 'Hasta cerrar el navegador; {{rememberDays}} días con «Recordar este dispositivo»',
  },
  pending: {
    purpose:
      'Recuerda que te registraste en este navegador, para que puedas confirmar aquí tu correo sin la contraseña.',
    duration: '{{unprovenDays}} días',
  },
  device: {
    purpose:
      'Reconoce este dispositivo como tuyo, para avisarte de inicios de sesión en otros y para que nadie te bloquee adivinando contraseñas.',
    duration: 'Hasta cerrar el navegador; un año con «Recordar este dispositivo»',
  },
  browser: {
    purpose: 'Vincula a este navegador un inicio de sesión con llave de acceso o código.',
    duration: 'Hasta cerrar el navegador',
  },
  language: { purpose: 'El idioma que elegiste.', duration: 'Un año' },
  languageStored: {
    purpose: 'El idioma que elegiste, por si las cookies están bloqueadas.',
    duration: 'Hasta que lo elimines',
  },
  referral: {
    purpose: 'De quién era el enlace de invitación que seguiste, para que reciba su crédito.',
    duration: '{{referralDays}} días',
  },
  script: { purpose: 'Tu guion del teleprompter para cada puesto.', duration: 'Hasta que lo elimines' },
  take: {
    purpose: 'Una grabación que aún no has subido, para que sobreviva a un fallo.',
    duration: 'Hasta que la subas o la descartes',
  },
  unlock: { purpose: 'El desbloqueo que ibas a pagar.', duration: '10 minutos, o hasta que cierres la pestaña' },
  outbox: {
    purpose: 'Mensajes que aún no se han entregado, para que no se pierda ninguno.',
    duration: 'Hasta que se envíen o se descarten',
  },
  draft: {
    purpose: 'Un mensaje o un formulario que has empezado a escribir.',
    duration: 'Hasta que lo envíes o cierres la pestaña',
  },
  returnTo: {
    purpose: 'La página que se abrirá cuando inicies sesión o te registres.',
    duration: 'Hasta que inicies sesión, o una hora',
  },
  reloaded: {
    purpose: 'Cuándo recargamos por última vez una página antigua.',
    duration: 'Hasta que cierres la pestaña',
  },
  theme: { purpose: 'Si elegiste el tema claro o el oscuro.', duration: 'Hasta que lo elimines' },
  accountType: {
    purpose: 'Si la última vez iniciaste sesión como talento o como empresa, para abrir el formulario adecuado.',
    duration: 'Hasta que lo elimines',
  },
  scroll: {
    purpose: 'Hasta dónde has bajado en cada página, para el botón Atrás.',
    duration: 'Hasta que cierres la pestaña',
  },
  noted: { purpose: 'Que has visto el aviso de cookies.', duration: 'Hasta que lo elimines' },
  reset: {
    purpose: 'El código de un enlace de recuperación mientras eliges una contraseña.',
    duration: 'Hasta que cierres la pestaña',
  },
};
