import type { validation as english } from '../en/validation.ts';

export const validation: typeof english = {
  required: 'Rellena este campo para continuar',
  invalid: 'Esto no es válido',
  email: 'Introduce un correo electrónico válido',
  corporate_email: 'Usa tu correo corporativo. No se admiten dominios personales como Gmail, Yahoo o Hotmail.',
  corporate_email_short: 'El correo debe tener al menos 6 caracteres',
  password: 'La contraseña debe tener al menos 8 caracteres, con mayúsculas, minúsculas y números.',
  passwords_differ: 'Las contraseñas no coinciden.',
  email_needed: 'Escribe tu correo electrónico.',
  password_short: 'La contraseña debe tener al menos 6 caracteres',
  wrong_password: 'Esta no es tu contraseña actual',
  phone: 'Introduce un teléfono de 15 cifras como máximo',
  too_long: 'Es demasiado largo',
  too_many: 'Son demasiados',
  url: 'Introduce una dirección web que empiece por http',
  date: 'Introduce una fecha',
  video_type: 'Sube un vídeo en formato MP4, MOV o WEBM',
  video_size: 'El vídeo debe ocupar menos de 100MB',
  video_empty: 'El archivo está vacío',
};
