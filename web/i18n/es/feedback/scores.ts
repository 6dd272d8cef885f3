import type * as english from '../../en/feedback/scores.ts';
import type { SameShape } from '../../language.ts';

export const scores: SameShape<typeof english.scores> = {
  title: 'Tus puntuaciones',
  outOf: '{{score}} de 10',
  communication: 'Comunicación',
  confidence: 'Seguridad',
  clarity: 'Claridad',
  meaning: {
    communication: 'Lo fácil que es seguirte: tu ritmo y tus pausas.',
    confidence:
      'Lo estable que suena la grabación: con volumen, uniforme y sin cortes. No dice nada de cómo te sientes.',
    clarity: 'Lo bien que se te oye: ruido, distorsión, volumen y articulación.',
  },
  level: { excellent: 'Excelente', good: 'Bien', average: 'Normal', low: 'Por mejorar' },
  how: 'Cómo se calcula',
  formula:
    'Cada parte cumple entre el 0 y el 100 % de su objetivo. La puntuación es un {{mean}} % su media ponderada y un {{worst}} % la parte más débil.',
  capped:
    'No puede superar lo que permite la parte más débil: como máximo {{least}} más {{slope}} por lo que se cumple esa parte.',
  columns: {
    part: 'Parte',
    value: 'Medido',
    target: 'Objetivo',
    met: 'Cumplido',
    weight: 'Peso',
    source: 'Fuente',
  },
  contest: 'Impugnar esta puntuación',
};

export const summary: SameShape<typeof english.summary> = {
  good: 'Se te entiende y se te sigue bien. No hay nada que te frene.',
  strongest: {
    communication: 'Es fácil seguirte.',
    confidence: 'Suenas estable y se te oye.',
    clarity: 'Se te oye bien.',
  },
};
