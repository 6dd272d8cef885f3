import type * as english from '../../en/feedback/advice.ts';
import type { SameShape } from '../../language.ts';

export const advice: SameShape<typeof english.advice> = {
  title: 'Prueba esto la próxima vez',
  doneTitle: 'Nada que corregir',
  next: 'Otro consejo',
  place: 'Consejo {{number}} de {{count}}',
  none: 'Todas las partes cumplen su objetivo. Quédate con esta toma.',
  rate: { raise: 'Habla un poco más rápido.', lower: 'Ve un poco más despacio.' },
  articulation: {
    raise: 'Di las palabras con algo más de energía.',
    lower: 'Dale su tiempo a cada palabra: te comes sílabas.',
  },
  pauseShare: {
    raise: 'Haz pausas cortas después de tus ideas principales.',
    lower: 'Deja menos silencio en la toma.',
  },
  meanPause: { raise: 'Alarga un poco tus pausas.', lower: 'Acorta tus pausas: medio segundo basta.' },
  longPauses: { raise: 'Haz alguna pausa.', lower: 'Recorta las pausas largas, cortan tu discurso.' },
  level: {
    raise: 'Acércate al micrófono o habla más alto.',
    lower: 'Aléjate del micrófono o baja el volumen de entrada.',
  },
  levelSpread: {
    raise: 'Varía un poco el volumen.',
    lower: 'Mantén el volumen, también al final de las frases.',
  },
  steadiness: { raise: 'Varía un poco el ritmo.', lower: 'Mantén el ritmo de principio a fin.' },
  snr: {
    raise: 'Busca un lugar más tranquilo o acércate al micrófono.',
    lower: 'Tu voz destaca bien sobre el fondo.',
  },
  clipping: {
    raise: 'Tu sonido no está distorsionado.',
    lower: 'Baja el volumen del micrófono: tus palabras más fuertes se distorsionan.',
  },
  picture: {
    too_dark: 'Pon una luz delante de ti: la imagen está oscura.',
    too_bright: 'No te pongas frente a la ventana: la imagen está quemada.',
    blurred: 'Limpia la lente y sujeta bien la cámara: la imagen está borrosa.',
    landscape: 'Pon el móvil en vertical: así el vídeo llena la pantalla.',
    low_resolution: 'Usa una cámara con más resolución.',
  },
  fillers: 'Evita «{{word}}»: lo dices {{count}} veces.',
  noNumbers: 'Da un resultado en cifras.',
  noClosing: 'Termina diciendo cuál es el siguiente paso.',
};
