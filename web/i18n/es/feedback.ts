import type { feedback as english } from '../en/feedback.ts';
import type { SameShape } from '../language.ts';
import { rights } from './rights.ts';
import { notice, working, insufficient } from './feedback/analyzing.ts';
import { scores, summary } from './feedback/scores.ts';
import { part, unit, target, source } from './feedback/measures.ts';
import { advice } from './feedback/advice.ts';
import { chart, compare, words, analyst } from './feedback/result.ts';
import { history, actions } from './feedback/takes.ts';

export const feedback: SameShape<typeof english> = {
  title: 'Valoración de vídeo con IA',
  lead: 'Descubre cómo te expresas antes de que te vea una empresa. Las tomas de práctica son privadas.',
  again: 'Grabar otro vídeo',
  analyze: 'Analizar vídeo',
  loadFailed: 'No hemos podido cargar tus tomas',
  takeFailed: 'No hemos podido cargar esta toma',
  notFound: 'Esta toma ya no existe',
  back: 'Todas las tomas',
  failed: 'No hemos podido guardarlo. Inténtalo de nuevo.',
  new: {
    title: 'Nueva toma de práctica',
    text: 'Graba alrededor de un minuto o sube un vídeo de hasta 2 minutos. Solo lo ves tú.',
    name: 'Toma de práctica',
    full_one: 'Tienes {{count}} toma de práctica, el máximo. Elimina una para grabar otra.',
    full_other: 'Tienes {{count}} tomas de práctica, el máximo. Elimina una para grabar otra.',
    ready: 'Tu toma está lista para analizar',
    readyText: 'Se queda en este navegador hasta que la analices.',
    language: 'Idioma que hablas en esta toma',
    other: 'Elegir otra toma',
  },
  notice,
  working,
  scores,
  part,
  unit,
  target,
  source,
  factor: 'Los ritmos se dividen por {{factor}}, porque el {{language}} no se habla a la velocidad del inglés.',
  summary,
  advice,
  chart,
  compare,
  words,
  analyst,
  insufficient,
  history,
  actions,
  ...rights,
};
