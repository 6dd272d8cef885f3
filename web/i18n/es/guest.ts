import type { guest as english } from '../en/guest.ts';

export const guest: typeof english = {
  back: 'Atrás',
  of: 'Paso {{number}} de 2',
  video: 'Tu vídeo',
  promise:
    'Tu vídeo se queda en este navegador hasta que confirmes tu correo. Después se sube automáticamente a tu primer puesto. Mientras tanto, puedes cerrar la pestaña.',
  recording: {
    step: 'Grabación',
    title: 'Graba primero, regístrate después',
    text: 'Alrededor de un minuto, en vertical y con tus palabras. Repite cuanto quieras. Solo tú ves tus tomas.',
  },
  details: {
    step: 'Datos',
    title: 'Ahora cuéntanos quién eres',
    text: 'Escribe tu nombre, tu correo y una contraseña. Te enviaremos un enlace para confirmar y tu vídeo te esperará aquí.',
  },
};
