import type * as english from '../../en/videos/recorder.ts';
import type { SameShape } from '../../language.ts';

export const recorder: SameShape<typeof english.recorder> = {
  title: 'Graba tu vídeo',
  guide:
    'Mira a la cámara y di quién eres, qué vendes y un resultado que te enorgullezca. Con un minuto, más o menos, basta.',
  initialising: 'Abriendo la cámara…',
  start: 'Empezar a grabar',
  lookAtLens: 'Mira a la cámara y prepárate',
  cancel: 'Cancelar',
  close: 'Cerrar la grabadora',
  recording: 'Grabando',
  paused: 'En pausa',
  pause: 'Pausar',
  resume: 'Reanudar',
  stop: 'Detener',
  stopsItself: 'se detiene automáticamente a los 2:00',
  retake: 'Grabar otra vez',
  use: 'Usar este vídeo',
  camera: 'Cámara',
  microphone: 'Micrófono',
  soundGood: 'Se te oye bien',
  soundQuiet: 'Habla más alto, apenas te oímos',
  soundLoud: 'Suena un poco alto',
  review: 'Solo tú puedes ver esta toma.',
  unfinished: 'Tienes una toma sin terminar ({{time}}).',
  unfinishedUse: 'Revisar toma',
  unfinishedDrop: 'Empezar de nuevo',
  discardTitle: '¿Descartar la toma sin terminar?',
  discardText: 'No podrás recuperarla.',
  discard: 'Descartar toma',
  leaveTitle: '¿Detener la grabación?',
  leaveText: 'Guardamos lo que has grabado hasta ahora.',
  leaveStay: 'Seguir grabando',
  leave: 'Detener y salir',
};

export const camera: SameShape<typeof english.camera> = {
  denied:
    'Tu navegador está bloqueando la cámara. Permite la cámara y el micrófono en este sitio e inténtalo de nuevo.',
  missing: 'No encontramos ninguna cámara ni ningún micrófono. Conéctalos o sube un vídeo.',
  busy: 'Otra aplicación está usando la cámara. Ciérrala e inténtalo de nuevo.',
  unsupported: 'Este navegador no puede grabar vídeo. Sube uno.',
  retry: 'Reintentar',
  notReady: 'La cámara no está lista',
};

export const script: SameShape<typeof english.script> = {
  title: 'Teleprompter',
  text: 'Tu guion',
  hint: 'Se desplaza cerca de la cámara mientras grabas y se convierte en tus subtítulos.',
  pace: 'Velocidad',
  paces: { slow: 'Lenta', easy: 'Normal', quick: 'Rápida' },
};
