import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  title: 'Notificaciones por correo',
  text: 'Siempre enviamos confirmaciones y recibos. El resto lo eliges tú.',
  messages: 'Mensajes sin leer durante 10 minutos',
  dailyMatch: 'Coincidencia del día',
  saved: 'Guardado',
  failed: 'Algo ha fallado. Inténtalo de nuevo en un momento.',
  loadFailed: 'No hemos podido cargar tus ajustes de correo',
  stop: {
    title: '¿Cancelar la suscripción?',
    text: 'Cancela la suscripción con un clic. No hace falta iniciar sesión.',
    action: 'Cancelar suscripción',
    done: 'Suscripción cancelada',
    kind: {
      messages: 'Ya no te escribiremos sobre mensajes sin leer. Puedes volver a activarlo en tu perfil.',
      daily_match: 'Ya no te enviaremos la coincidencia del día. Puedes volver a activarla en tu panel.',
      search_alerts: 'Ya no te avisaremos de esta búsqueda guardada. Puedes volver a activar los avisos junto a ella.',
    },
    invalid: 'Este enlace no funciona',
    invalidText: 'Puede que esté incompleto. Puedes cambiar tus notificaciones por correo en tu perfil.',
    home: 'Volver a la página de inicio',
  },
};
