import type * as english from '../../en/feedback/analyzing.ts';
import type { SameShape } from '../../language.ts';

export const notice: SameShape<typeof english.notice> = {
  title: 'Qué mide el análisis',
  text: 'Un programa escucha tu grabación y puntúa cómo la presentas. No te juzga a ti ni decide nada.',
  measured: 'Mide',
  measuredList: [
    'El ritmo y las pausas',
    'El volumen, el ruido de fondo y la distorsión',
    'La luz y la nitidez de la imagen, solo para darte consejos',
    'Las muletillas y la estructura si hay guion o subtítulos, solo para darte consejos',
  ],
  never: 'Nunca analiza',
  neverList: [
    'Tu cara ni tu expresión',
    'Tus emociones ni tu ánimo',
    'Tu acento',
    'El tono de tu voz',
    'Tu edad, género u origen',
  ],
  private: 'Las puntuaciones son tuyas. Las empresas solo las ven donde tú lo actives, puesto por puesto.',
  limits:
    'La forma de hablar explica poco del rendimiento: los estudios encuentran una correlación de unos 0,2 (DeGroot y Motowidlo, 1999). Los objetivos vienen de investigaciones publicadas o son propuesta nuestra, y cada puntuación lo indica.',
  agree:
    'Acepto que se analicen así mis tomas y los vídeos de mis puestos. Puedo retirar mi consentimiento cuando quiera.',
  needed: 'Acepta primero el análisis',
  rights: 'Tus derechos',
};

export const working: SameShape<typeof english.working> = {
  queued: 'A la espera del análisis',
  listen: 'Escuchando tu voz',
  measure: 'Midiendo ritmo, pausas y volumen',
  look: 'Comprobando luz y nitidez',
  transcribe: 'Transcribiendo tus palabras',
  review: 'Leyendo tus palabras',
  note: 'Puedes salir de esta página. Tu resultado estará aquí.',
  afterVideo: 'El análisis empieza cuando tu vídeo esté listo. Tu resultado estará aquí.',
  failed: 'No hemos podido analizar esta toma',
  notYet: 'Esta toma aún no está analizada',
  notYetText: 'El análisis tarda unos segundos.',
};

export const insufficient: SameShape<typeof english.insufficient> = {
  title: 'No hay voz suficiente para puntuar',
  text: 'Tu cuenta está bien. Solo que no hemos podido puntuar esta toma.',
  no_sound: 'Este vídeo no tiene sonido. Comprueba que el micrófono está permitido y elegido, y graba de nuevo.',
  silent: 'No oímos nada. Comprueba que has elegido el micrófono correcto y habla más alto.',
  too_short: 'Hablas menos de {{seconds}} segundos. Di quién eres, qué vendes y un resultado: 30 segundos bastan.',
  too_few_syllables: 'Solo oímos unas pocas palabras. Habla al menos {{seconds}} segundos seguidos.',
  not_speech:
    'Oímos sonido, pero no una voz clara. Quita la música, busca un lugar más tranquilo y acércate al micrófono.',
  heard: 'Voz que hemos encontrado: {{seconds}} s',
};
