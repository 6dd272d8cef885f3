import type { videos as english } from '../en/videos.ts';
import { upload, processing, failure, problems } from './videos/upload.ts';
import { recorder, camera, script } from './videos/recorder.ts';
import { captions, player } from './videos/player.ts';

export const videos: typeof english = {
  empty: {
    record: 'Grabar vídeo',
    upload: 'Subir vídeo',
    hint: 'Vertical 9:16, alrededor de 1 minuto',
    file: 'Elige un archivo de vídeo',
  },
  upload,
  processing,
  failure,
  saved: 'Vídeo guardado ✓',
  delete: 'Eliminar vídeo',
  deleteTitle: '¿Eliminar este vídeo?',
  deleteText: 'Las empresas no encontrarán este puesto hasta que añadas un vídeo nuevo.',
  deleteConfirm: 'Eliminar vídeo',
  keep: 'Conservarlo',
  deleted: 'Vídeo eliminado',
  deleteFailed: 'Error al eliminar el vídeo',
  savedToast: 'Vídeo guardado',
  replace: 'Grabar otra vez',
  captions,
  script,
  guest: {
    continue: 'Continuar',
    again: 'Grabar otra vez',
    format: 'Sube un vídeo en formato MP4, MOV o WEBM',
    size: 'El vídeo debe ocupar menos de 100 MB',
  },
  moderation: {
    pending: 'En revisión',
    pendingLive: 'Visible · en revisión',
    live: 'Visible',
    hidden: 'Oculto',
    rejected: 'Rechazado',
    reason: 'Motivo: {{reason}}',
    noReason: 'No sigue nuestras reglas para los vídeos.',
    rules: 'Leer las reglas',
    rejectedTitle: 'Este vídeo ha sido rechazado',
    rejectedText:
      'Las empresas no pueden encontrarlo ni verlo. Revisaremos tu próximo vídeo antes de que puedan encontrarlo.',
    waitingText: 'Las empresas podrán encontrar este vídeo cuando esté aprobado.',
    submit: 'Enviar de nuevo',
    submitted: 'Enviado de nuevo',
    submitFailed: 'No hemos podido enviar tu vídeo. Inténtalo de nuevo.',
  },
  problems,
  recorder,
  camera,
  player,
};
