import type * as english from '../../en/auth/password.ts';
import type { SameShape } from '../../language.ts';

export const forgot: SameShape<typeof english.forgot> = {
  title: 'Restablecer la contraseña',
  text: 'Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviar enlace',
  pending: 'Enviando el enlace…',
  back: 'Volver a iniciar sesión',
  done: 'Si este correo tiene una cuenta, le hemos enviado un enlace. Es válido durante 24 horas.',
  failed: 'No se ha podido enviar el correo.',
};

export const reset: SameShape<typeof english.reset> = {
  title: 'Restablecer la contraseña',
  email: 'Correo electrónico',
  password: 'Contraseña nueva',
  confirmation: 'Repite la contraseña nueva',
  submit: 'Actualizar contraseña',
  pending: 'Actualizando tu contraseña…',
  done: '¡Contraseña actualizada!',
  failed: 'No se ha podido restablecer la contraseña. Inténtalo de nuevo.',
  sessionExpired: 'La sesión para restablecer la contraseña ha caducado. Pide un enlace nuevo.',
  sessionInvalid: 'La sesión para restablecer la contraseña no es válida',
};

export const revert: SameShape<typeof english.revert> = {
  title: 'Recupera tu cuenta',
  text: 'Elige una contraseña nueva. Tu cuenta recuperará esta dirección de correo y cerraremos la sesión en los demás dispositivos.',
  submit: 'Recuperar mi cuenta',
  pending: 'Recuperando tu cuenta…',
  done: 'Has recuperado tu cuenta. Inicia sesión con {{email}}.',
  expired: 'Este enlace ya no es válido. Escríbenos y te ayudaremos.',
};
