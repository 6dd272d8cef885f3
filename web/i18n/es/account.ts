import type { Same } from '../same.ts';
import type { account as english } from '../en/account.ts';

export const account: Same<typeof english> = {
  title: 'Acciones de la cuenta',
  password: {
    title: 'Cambiar la contraseña',
    new: 'Contraseña nueva',
    confirmation: 'Repite la contraseña nueva',
    submit: 'Cambiar la contraseña',
    pending: 'Cambiando tu contraseña',
    again: {
      title: '¿Eres tú?',
      text: 'Hace un rato que iniciaste sesión. Escribe tu contraseña actual para cambiarla.',
      current: 'Contraseña actual',
      submit: 'Cambiar la contraseña',
    },
    talent: {
      differ: 'Las contraseñas no coinciden',
      short: 'La contraseña debe tener al menos 6 caracteres',
      done: 'Contraseña cambiada',
      failed: 'No se ha podido cambiar la contraseña',
    },
    company: {
      differ: 'Las contraseñas nuevas no coinciden',
      short: 'La contraseña debe tener al menos 6 caracteres',
      done: '¡Contraseña cambiada!',
      failed: 'Error al cambiar la contraseña: {{detail}}',
    },
    detail: {
      rate_limited: 'demasiados intentos, prueba dentro de unos minutos',
      offline: 'sin conexión',
      other: 'prueba otra vez',
    },
  },
  sessions: {
    title: 'Dónde has iniciado sesión',
    loadFailed: 'No se han podido cargar tus sesiones.',
    on: '{{browser}} en {{system}}',
    unknown: 'Dispositivo desconocido',
    here: 'Este dispositivo',
    seen: 'Visto {{when}}',
    now: 'Activo ahora',
    end: 'Cerrar sesión',
    endLabel: 'Cerrar sesión en {{device}}',
    ended: 'Sesión cerrada allí',
    endFailed: 'No se ha podido cerrar esta sesión.',
    everywhere: 'Cerrar sesión en todas partes',
    everywhereTitle: '¿Cerrar sesión en todas partes?',
    everywhereText: 'Se cierra la sesión en todos los navegadores y teléfonos, también en este.',
    cancel: 'Cancelar',
  },
  data: {
    title: 'Tus datos',
    text: 'Un archivo con todo lo que tienes aquí: tus datos para leer y tus vídeos.',
    download: 'Descargar mis datos',
  },
  leave: {
    title: 'Salir',
    text: 'Cerrar sesión solo termina esta. Una cuenta borrada deja de verse al momento y desaparece a los {{days}} días; hasta entonces puedes volver.',
    logout: 'Cerrar sesión',
    talent: { done: 'Sesión cerrada', failed: 'No se ha podido cerrar la sesión' },
    company: { done: 'Sesión cerrada', failed: 'Error al cerrar la sesión. Prueba otra vez.' },
    delete: 'Borrar la cuenta',
    deleteTitle: '¿Seguro?',
    deleteText:
      'Nadie te encontrará a partir de ahora. A los {{days}} días tu perfil, tus vídeos y tus mensajes se borran para siempre.',
    deleteConfirm: 'Borrar la cuenta',
    keep: 'Conservar mi cuenta',
    deleted: 'Has pedido borrar la cuenta. Escribe a soporte para completar el proceso.',
    deleteFailed: 'Error al borrar la cuenta. Escribe a soporte.',
  },
};
