import type * as english from '../../en/videos/upload.ts';
import type { SameShape } from '../../language.ts';

export const upload: SameShape<typeof english.upload> = {
  starting: 'Preparando…',
  progress: 'Subiendo {{sent}} de {{total}} MB. Puedes salir de esta página.',
  waiting: 'No tienes conexión. La subida continuará cuando la recuperes.',
  stored: 'Subida completa',
  failed: 'Error al subir el video: {{reason}}',
  failedOtherwise: 'Error al subir el video',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  elsewhere: 'Esta subida empezó en otro navegador. Continúa allí o empieza de nuevo aquí.',
  discard: 'Empezar de nuevo',
  reason: {
    offline: 'no tienes conexión',
    unauthenticated: 'has cerrado la sesión',
    not_found: 'el puesto ya no existe',
    rate_limited: 'demasiados intentos, espera un minuto',
  },
};

export const processing: SameShape<typeof english.processing> = {
  queued: 'En cola',
  inspect: 'Comprobando tu vídeo',
  transcode: 'Optimizando imagen y sonido',
  poster: 'Eligiendo el mejor fotograma',
  preview: 'Creando la vista previa',
  publish: 'Publicando',
  leave: 'Puedes salir de esta página.',
  step: 'Paso {{step}} de 5',
};

export const failure: SameShape<typeof english.failure> = {
  not_a_video: 'Este archivo no es un vídeo.',
  unsupported_format: 'No admitimos este formato de vídeo. Usa MP4, MOV, WEBM o AVI.',
  truncated: 'Este archivo está incompleto. Expórtalo o grábalo otra vez.',
  too_long: 'El vídeo debe durar 2 minutos como máximo',
  too_large: 'El vídeo debe ocupar menos de 100 MB',
  no_picture: 'Este archivo tiene sonido, pero no imagen.',
  unreadable: 'No hemos podido leer este vídeo. Prueba a exportarlo otra vez.',
  timed_out: 'Este vídeo ha tardado demasiado en procesarse. Inténtalo de nuevo o exporta una versión más pequeña.',
  out_of_memory: 'Este vídeo es demasiado grande para procesarlo. Exporta una versión más pequeña.',
  invalid_public_url: 'La dirección pública del vídeo no es válida',
  retry: 'Reintentar',
  replace: 'Elegir otro vídeo',
  title: 'No hemos podido procesar tu vídeo',
};

export const problems: SameShape<typeof english.problems> = {
  format: 'Formato no válido: {{type}}. Use MP4, MOV, WEBM o AVI',
  size: 'El video debe ser menor a 100MB. Tu archivo es {{megabytes}}MB',
  duration: 'El vídeo debe durar 2 minutos como máximo',
  empty: 'El archivo está vacío',
  unreadable: 'No podemos leer este archivo como vídeo. Elige otro.',
};
