import type * as english from '../../en/feedback/result.ts';
import type { SameShape } from '../../language.ts';

export const chart: SameShape<typeof english.chart> = {
  title: 'Tu voz y sus pausas',
  at: '{{at}} de {{whole}}',
  hint: 'Elige un momento para escucharlo.',
  wave: 'Onda',
  pace: 'Ritmo',
  loudness: 'Volumen',
  listen: 'Escuchar desde {{at}}',
  seek: 'Momento de la toma',
  pauses_one: '{{count}} pausa de medio segundo o más',
  pauses_other: '{{count}} pausas de medio segundo o más',
  noPauses: 'Ninguna pausa de medio segundo o más.',
  pause: 'pausa de {{seconds}} s',
  paceUnit: 'sílabas por segundo',
  loudnessUnit: 'dBFS',
  second: 'Segundo',
  table: 'Ver como tabla',
  from: 'Empieza en',
  length: 'Duración',
};

export const compare: SameShape<typeof english.compare> = {
  title: 'En comparación con otra toma',
  with: 'Comparar con',
  before: 'Antes',
  now: 'Ahora',
  change: 'Cambio',
  closer: '{{share}} más cerca',
  further: '{{share}} más lejos',
  same: '–',
  partsNote: 'En cada parte de una puntuación, el cambio indica cuánto te has acercado al objetivo.',
  none: 'Graba otra toma para ver cómo cambia.',
};

export const words: SameShape<typeof english.words> = {
  title: 'Tus palabras',
  text: 'Según {{source}}. No cuentan en ninguna puntuación.',
  source: {
    typed: 'tus subtítulos',
    teleprompter: 'tu guion',
    speech_model: 'el reconocimiento de voz de nuestro servidor',
    provider: 'un servicio de reconocimiento de voz',
  },
  count: 'Palabras',
  fillers: 'Muletillas por minuto',
  sentences: 'Frases',
  longest: 'Frase más larga',
  longestValue_one: '{{count}} palabra',
  longestValue_other: '{{count}} palabras',
  strengths: 'Lo que funciona',
  suggestions: 'Qué cambiar',
};

export const analyst: SameShape<typeof english.analyst> = {
  local: 'Analista local {{version}}: la misma toma recibe siempre las mismas puntuaciones.',
  model: 'Modelo de IA {{version}}.',
  fallback: 'El modelo de IA no ha respondido, así que son las puntuaciones del analista local.',
  limits:
    'Mide sonido e imagen. No puede saber cómo te sientes y nunca analiza la cara, el acento, el tono ni la edad.',
};
