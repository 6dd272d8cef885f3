import type { scores as english } from '../en/scores.ts';

export const scores: typeof english = {
  none: 'Sin valoración de IA',
  communication: 'Comunicación',
  confidence: 'Seguridad',
  clarity: 'Claridad',
  short: { communication: 'Com.', confidence: 'Seg.', clarity: 'Claridad' },
  read: 'Valoración de IA: comunicación {{communication}}, seguridad {{confidence}}, claridad {{clarity}} sobre 10',
  explain:
    'Explicar la valoración de IA de {{name}}. Comunicación {{communication}}, seguridad {{confidence}}, claridad {{clarity}} sobre 10.',
  dialog: {
    title: 'Valoración de IA de {{name}}',
    text: 'Un programa ha medido cómo suena este vídeo. {{name}} ha elegido mostrarte el resultado.',
    failed: 'No hemos podido cargar estas puntuaciones',
    gone: '{{name}} ya no comparte estas puntuaciones.',
    outOf: 'sobre 10',
    madeOf: 'De qué se compone',
    never: 'Qué no mide nunca',
    neverList: {
      face: 'La cara',
      emotion: 'Las emociones',
      accent: 'El acento',
      pitch: 'El tono de voz',
      age: 'La edad',
    },
    ceiling: 'Cuánto te puede decir',
    ceilingText:
      'La forma de hablar se correlaciona con el rendimiento laboral con una r de alrededor de 0,2. Una puntuación es una razón para ver el vídeo, nunca para descartar a alguien.',
    scale: { none: 'r = 0, nada', all: 'r = 1, todo' },
    source: 'DeGroot y Motowidlo, 1999',
    local: 'Analista local {{version}}, {{date}}. El mismo vídeo recibe siempre las mismas puntuaciones.',
    model: 'Modelo de IA {{version}}, {{date}}.',
    fallback: 'El modelo de IA no respondió, así que son las puntuaciones del analista local {{version}}, {{date}}.',
    seen: '{{name}} puede ver que tu empresa ha visto estas puntuaciones.',
  },
  meaning: {
    communication: 'Lo fácil que es seguir lo que se dice: el ritmo y las pausas.',
    confidence:
      'Lo estable que suena la grabación: con volumen, uniforme y sin cortes. No dice nada de cómo se siente la persona.',
    clarity: 'Lo bien que se oye la voz: ruido, distorsión, volumen y articulación.',
  },
  part: {
    rate: 'Ritmo',
    articulation: 'Articulación',
    pauseShare: 'Tiempo en pausas',
    meanPause: 'Pausa media',
    longPauses: 'Pausas largas',
    level: 'Volumen',
    levelSpread: 'Volumen uniforme',
    steadiness: 'Ritmo uniforme',
    snr: 'Voz sobre el ruido',
    clipping: 'Distorsión',
  },
  inside: { communication: 'comunicación', confidence: 'seguridad', clarity: 'claridad' },
  sort: {
    label: 'Ordenar por',
    relevance: 'Relevancia',
    communication: 'Por comunicación',
    confidence: 'Por seguridad',
    clarity: 'Por claridad',
    note: 'Primero la puntuación más alta en {{score}}, después del talento destacado. El talento sin valoración de IA va al final.',
  },
};
