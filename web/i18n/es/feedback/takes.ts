import type * as english from '../../en/feedback/takes.ts';
import type { SameShape } from '../../language.ts';

export const history: SameShape<typeof english.history> = {
  title: 'Tus tomas',
  text: 'Las más recientes primero. Si eliminas una toma, también se eliminan sus resultados.',
  empty: 'Aún no hay tomas. Graba la primera y descubre qué oiría una empresa.',
  practice: 'Práctica',
  progress: 'Tus puntuaciones con el tiempo',
  insufficient: 'Poca voz',
  notAnalyzed: 'Sin analizar',
  working: 'En curso',
  failed: 'Sin analizar',
  date: 'Fecha',
  take: 'Toma',
};

export const actions: SameShape<typeof english.actions> = {
  delete: 'Eliminar toma',
  deleteTitle: '¿Eliminar esta toma?',
  deleteText: 'El vídeo y todo lo que se midió se eliminan para siempre.',
  keep: 'Conservarla',
  deleted: 'Toma eliminada',
  publish: 'Usarla para un puesto',
  publishTitle: '¿Para qué puesto quieres usar esta toma?',
  publishText: 'Será el vídeo del puesto y las empresas podrán encontrarlo.',
  position: 'Puesto',
  replaces: 'El vídeo actual del puesto se elimina.',
  publishConfirm: 'Usarla como vídeo del puesto',
  keepPrivate: 'Mantenerla privada',
  published: 'Esta toma es ahora el vídeo de {{title}}',
  private: 'Toma de práctica: solo la ves tú.',
  ofPosition: 'Vídeo de {{title}}',
};
