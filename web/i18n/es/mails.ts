import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  title: 'Correos',
  text: 'Las confirmaciones y los recibos llegan siempre. Estos los eliges tú.',
  messages: 'Mensajes que he dejado diez minutos sin leer',
  dailyMatch: 'Mi candidato del día',
  saved: 'Guardado',
  failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  loadFailed: 'Tu elección de correos no se ha cargado',
  stop: {
    title: '¿No recibir más estos correos?',
    text: 'Un clic y se acaba este tipo de correo. No hace falta iniciar sesión.',
    action: 'No recibirlos más',
    done: 'Hecho',
    kind: {
      messages: 'No recibirás más correos sobre mensajes sin leer. Puedes activarlos de nuevo en tu perfil.',
      daily_match: 'No recibirás más el candidato del día por correo. Puedes activarlo de nuevo en tu panel.',
      search_alerts: 'No recibirás más avisos de esta búsqueda. Puedes activarlos de nuevo junto a ella.',
    },
    invalid: 'Este enlace no funciona',
    invalidText: 'Quizá está cortado. Puedes elegir tus correos en tu perfil.',
    home: 'Volver al inicio',
  },
};
