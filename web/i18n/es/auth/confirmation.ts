import type * as english from '../../en/auth/confirmation.ts';
import type { SameShape } from '../../language.ts';

export const registered: SameShape<typeof english.registered> = {
  title: 'Registro completado',
  text: 'Hemos enviado un enlace a {{email}}. Ábrelo para verificar tu correo y después inicia sesión.',
  signIn: 'Iniciar sesión',
  mailbox: 'Abrir mi correo',
};

export const unconfirmed: SameShape<typeof english.unconfirmed> = {
  text: 'Confirma primero tu correo. Acabamos de enviar otro enlace a {{email}}.',
  banner: 'Confirma {{email}} para contactar con talento. Mientras tanto, puedes echar un vistazo.',
  resend: 'Reenviar enlace',
  resent: 'Hemos enviado un enlace a {{email}}.',
};

export const callback: SameShape<typeof english.callback> = {
  checking: 'Comprobando tu enlace…',
  confirmed: 'Correo confirmado. ¡Te damos la bienvenida!',
  failed: 'Error de autenticación',
  expired: 'Enlace no válido o caducado',
};

export const confirm: SameShape<typeof english.confirm> = {
  title: 'Ya casi está',
  text: 'Te registraste en otro navegador, así que vamos a asegurarnos de que la cuenta es tuya. Elige la contraseña con la que iniciarás sesión en todos tus dispositivos.',
  submit: 'Confirmar y continuar',
  pending: 'Confirmando tu correo…',
};
