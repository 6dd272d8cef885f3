import type * as english from '../../en/videos/player.ts';
import type { SameShape } from '../../language.ts';

export const captions: SameShape<typeof english.captions> = {
  title: 'Subtítulos',
  text: 'Mucha gente mira sin sonido. Creamos subtítulos a partir del texto de tu teleprompter y puedes editarlos.',
  loadFailed: 'No hemos podido cargar tus subtítulos',
  empty: 'Aún no hay subtítulos. Añade una línea o sube un archivo.',
  start: 'Inicio de la línea {{number}}',
  end: 'Fin de la línea {{number}}',
  words: 'Texto de la línea {{number}}',
  play: 'Reproducir desde la línea {{number}}',
  split: 'Dividir la línea {{number}}',
  remove: 'Quitar la línea {{number}}',
  add: 'Añadir línea',
  file: 'Subir un archivo .vtt o .srt',
  fileFailed: 'No hemos encontrado subtítulos en este archivo',
  save: 'Guardar subtítulos',
  saved: 'Subtítulos guardados',
  saveFailed: 'No hemos podido guardar tus subtítulos. Inténtalo de nuevo.',
};

export const player: SameShape<typeof english.player> = {
  times: '{{speed}}×',
  speed: 'Velocidad: {{speed}}',
  loading: 'Cargando vídeo…',
  error: 'Error al cargar el vídeo',
  rotated: 'Girado',
  play: 'Reproducir',
  pause: 'Pausar',
  mute: 'Silenciar',
  unmute: 'Activar el sonido',
  captions: 'Subtítulos',
  seek: 'Progreso del vídeo',
  video: 'Vídeo de {{name}}',
};
