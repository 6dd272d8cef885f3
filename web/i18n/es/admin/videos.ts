import type * as english from '../../en/admin/videos.ts';
import type { SameShape } from '../../language.ts';

export const videos: SameShape<typeof english.videos> = {
  title: 'Moderación de vídeos',
  states: 'Estado',
  state: { all: 'Todos', pending: 'Pendientes', approved: 'Aprobados', rejected: 'Rechazados' },
  tag: { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado' },
  loadFailed: 'No se han podido cargar los vídeos',
  empty: 'No hay vídeos',
  emptyText: {
    all: 'Nadie ha publicado ningún vídeo todavía.',
    pending: 'Está todo revisado.',
    approved: 'Aún no se ha aprobado ningún vídeo.',
    rejected: 'Aún no se ha rechazado ningún vídeo.',
  },
  published: 'Publicado el {{date}}',
  decided: {
    approved: 'Aprobado por {{name}} el {{date}}',
    rejected: 'Rechazado por {{name}} el {{date}}',
  },
  resubmitted: 'Enviado de nuevo el {{date}}',
  earlierRejected: 'Retenido: un vídeo anterior se rechazó el {{date}}',
  notes: 'Notas',
  notesHint: {
    pending: 'Si rechazas el vídeo, quien lo grabó verá estas notas.',
    approved: 'Si retiras la aprobación, el vídeo se rechaza y quien lo grabó ve estas notas.',
    rejected: 'Quien grabó el vídeo ve lo que escribas aquí. Sustituye a las notas anteriores.',
  },
  kept: 'Notas: {{notes}}',
  approve: 'Aprobar',
  reject: 'Rechazar',
  approveAgain: 'Aprobar vídeo',
  revoke: 'Retirar la aprobación',
  saveNotes: 'Guardar notas',
  notesSaved: 'Notas guardadas',
  approved: 'Vídeo aprobado',
  rejected: 'Vídeo rechazado',
  failed: 'No se ha podido actualizar el estado del vídeo',
  keys: {
    label: 'Atajos de teclado',
    approve: 'aprobar',
    notes: 'escribir notas',
    reject: 'rechazar con esas notas',
    leave: 'salir de las notas',
    move: 'siguiente, anterior',
  },
};
