import type { guest as english } from '../en/guest.ts';

export const guest: typeof english = {
  back: 'Atrás',
  of: 'Paso {{number}} de 2',
  video: 'Tu vídeo',
  promise:
    'Tu vídeo se queda en este navegador hasta que confirmes tu correo. Después sube solo, a tu primer puesto. Entretanto puedes cerrar la pestaña.',
  recording: {
    step: 'Grabación',
    title: 'Graba primero, regístrate después',
    text: 'Alrededor de un minuto, en vertical y con tus palabras. Repite cuanto quieras: nadie lo ve.',
  },
  details: {
    step: 'Datos',
    title: 'Ahora cuéntanos quién eres',
    text: 'Nombre, correo y contraseña. Te enviamos un enlace para confirmar y tu vídeo te espera aquí.',
  },
};
