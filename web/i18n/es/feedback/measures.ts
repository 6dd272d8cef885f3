import type * as english from '../../en/feedback/measures.ts';
import type { SameShape } from '../../language.ts';

export const part: SameShape<typeof english.part> = {
  rate: { name: 'Ritmo', means: 'Sílabas por segundo, pausas incluidas.' },
  articulation: { name: 'Articulación', means: 'Sílabas por segundo mientras hablas.' },
  pauseShare: { name: 'Tiempo en pausas', means: 'Cuánto silencio hay entre tus palabras.' },
  meanPause: { name: 'Pausa media', means: 'Lo que dura una pausa de media.' },
  longPauses: { name: 'Pausas largas', means: 'Pausas de 1 segundo o más, por minuto.' },
  level: { name: 'Volumen', means: 'Lo alto que suena toda la grabación.' },
  levelSpread: { name: 'Variación del volumen', means: 'Cuánto cambia el volumen entre frases.' },
  steadiness: { name: 'Variación del ritmo', means: 'Cuánto cambia tu ritmo durante la toma.' },
  snr: { name: 'Voz sobre el ruido', means: 'Cuánto destaca tu voz sobre el fondo.' },
  clipping: { name: 'Distorsión', means: 'Cuánto sonido se corta por demasiado volumen.' },
};

export const unit: SameShape<typeof english.unit> = {
  syllables_per_second: '{{value}} sílabas/s',
  share: '{{value}} %',
  seconds: '{{value}} s',
  per_minute: '{{value}} por minuto',
  lufs: '{{value}} LUFS',
  db: '{{value}} dB',
  variation: '{{value}} %',
};

export const target: SameShape<typeof english.target> = {
  between: 'de {{from}} a {{to}}',
  least: '{{from}} o más',
  most: '{{to}} o menos',
};

export const source: SameShape<typeof english.source> = {
  pellegrino_2011: 'Pellegrino et al. 2011',
  de_jong_wempe_2009: 'De Jong y Wempe 2009',
  ebu_r128: 'EBU R128',
  proposal: 'Propuesta nuestra',
};
