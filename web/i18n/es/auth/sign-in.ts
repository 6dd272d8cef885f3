import type * as english from '../../en/auth/sign-in.ts';
import type { SameShape } from '../../language.ts';

export const signIn: SameShape<typeof english.signIn> = {
  title: 'Hola de nuevo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  remember: 'Recordar este dispositivo',
  submit: 'Iniciar sesión',
  pending: 'Iniciando sesión…',
  forgot: '¿Has olvidado la contraseña?',
  create: 'Crear cuenta',
  done: '¡Sesión iniciada!',
  passkey: 'Usar una llave de acceso',
  passkeyPending: 'Esperando a tu dispositivo…',
};

export const code: SameShape<typeof english.code> = {
  title: 'Un paso más',
  appText: 'Escribe el código de seis cifras de tu aplicación de autenticación.',
  recoveryText: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una sola vez.',
  app: 'Código',
  recovery: 'Código de recuperación',
  submit: 'Verificar',
  pending: 'Verificando…',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar mi aplicación de autenticación',
  back: 'Empezar de nuevo',
  honest:
    'En un dispositivo recordado, tu sesión dura 30 días. Después, o si cierras sesión, volveremos a pedirte un código.',
  expired: 'Ha pasado demasiado tiempo. Inicia sesión de nuevo.',
};

export const problem: SameShape<typeof english.problem> = {
  passkey_refused: 'No hemos podido aceptar esta llave de acceso. Usa tu contraseña o prueba con otra.',
  wrong_credentials: 'El correo o la contraseña son incorrectos.',
  rate_limited: 'Demasiados intentos. Inténtalo de nuevo en unos minutos.',
  offline: 'No tienes conexión. Comprueba tu red e inténtalo de nuevo.',
  other: 'Ha ocurrido un error de autenticación.',
};
