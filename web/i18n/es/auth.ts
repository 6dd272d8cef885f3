import type { auth as english } from '../en/auth.ts';
import { signIn, code, problem } from './auth/sign-in.ts';
import { register, chooser } from './auth/register.ts';
import { registered, unconfirmed, callback, confirm } from './auth/confirmation.ts';
import { forgot, reset, revert } from './auth/password.ts';

export const auth: typeof english = {
  signIn,
  code,
  register,
  forgot,
  reset,
  registered,
  unconfirmed,
  callback,
  confirm,
  emailChange: {
    done: 'Tu correo ahora es {{email}}',
    expired: 'Este enlace no funciona aquí. Inicia sesión en la cuenta cuyo correo quieres cambiar o pide otro enlace.',
    signIn: 'Inicia sesión con tu correo actual para terminar el cambio.',
  },
  revert,
  keep: {
    title: 'Tu cuenta se va a eliminar',
    text: 'Ahora está oculta. El {{day}} la borraremos con todo lo que contiene.',
    action: 'Conservar mi cuenta',
    logout: 'Cerrar sesión',
    done: 'Tu cuenta sigue aquí. ¡Hola de nuevo!',
    failed: 'No hemos podido recuperar tu cuenta. Inténtalo de nuevo.',
  },
  problem,
  chooser,
  guard: {
    confirmedElsewhere:
      'Has confirmado tu correo en otro dispositivo. Inicia sesión con la contraseña que elegiste allí.',
    checking: 'Cargando... Por favor espere...',
    profile: 'Inicia sesión para ver tu perfil',
    search: 'Inicia sesión para buscar talento',
    page: 'Inicia sesión para ver esta página',
    loggedOut: 'Se ha cerrado tu sesión',
    unreachable: 'No hemos podido conectar con {{name}}',
    unreachableText: 'Tu sesión sigue abierta. Inténtalo de nuevo en un momento.',
  },
};
