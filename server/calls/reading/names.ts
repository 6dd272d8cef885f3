const MAX_LENGTH = 60;
const MAX_WORDS = 7;
/** The longest abbreviated title ("Mr.") before a name, in characters. */
const LONGEST_TITLE = 6;
const PARTICLES = new Set(
  'de del la las los da das dos do van von der den di du le y e i bin ibn al el of and the from at'.split(' '),
);
const TITLES = new Set([
  'dr',
  'dra',
  'mr',
  'mrs',
  'ms',
  'sr',
  'sra',
  'srta',
  'jr',
  'prof',
  'st',
  'd',
  'dña',
  'lic',
  'licda',
  'licdo',
  'lcda',
  'lcdo',
  'gral',
  'rev',
  'fr',
  'hon',
  'eng',
  'dipl',
  'ing',
  'arq',
  'mtra',
  'mtro',
]);
/** Labels that stand for a person without naming one, including in lower case. */
const ROLES = new Set(
  (
    'speaker participant user guest host caller seller buyer customer client prospect rep agent interviewer interviewee me them you ae se csm sdr bdr ' +
    'sales vendor support moderator presenter unknown attendee person ' +
    'hablante participante usuario invitado vendedor vendedora comprador compradora cliente comercial asesor asesora yo ellos agente entrevistador ' +
    'entrevistadora entrevistado entrevistada moderador moderadora desconocido interlocutor persona anfitrión'
  ).split(' '),
);
/** Words before a colon in a sentence or document heading that aren't speakers. */
const NO_NAMES = new Set(
  (
    'note notes agenda date time subject title topic attendees participants duration recording recorded transcript summary action actions question ' +
    'questions answer answers re fwd to cc meeting call link url http https example yes no so well okay ok look listen honestly first second third ' +
    'also but and because then now here there this that what why how when where one two three point bottom fun warning important remember ps ' +
    'location organizer invitees chapters outline keywords takeaways next overview highlights view watch item todo step steps source language ' +
    'started ended generated exported type status company file version price total result problem solution reason fact truth thing ' +
    'nota notas fecha hora asunto título tema asistentes participantes duración grabación grabado transcripción resumen acción acciones pregunta preguntas ' +
    'respuesta respuestas reunión llamada enlace ejemplo sí si bueno vale mira mire oye oiga primero segundo tercero también pero porque entonces ahora ' +
    'aquí esto eso qué cómo cuándo dónde uno dos tres punto importante conclusión lugar idioma próximos total resultado problema solución motivo'
  ).split(' '),
);

const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|mon|tue|wed|thu|fri|sat|sun)/;
const isPhone = (text: string) => /^[+(\d*][\d\s()*.-]{5,24}$/.test(text);
const fold = (word: string) => word.toLowerCase().replace(/^[("']+|[)"'.,]+$/g, '');

function withoutTitle(label: string) {
  const open = label.length <= MAX_LENGTH ? label.search(/ [([][^()[\]]*[)\]]$/) : -1;
  return open > 0 ? label.slice(0, open) : label;
}

/**
 * How much a text looks like a person's name: 2 spelled like a name, 1 only if it repeats, 0 not at all. A title in brackets
 * may have any form.
 */
export function nameLikeness(label: string): 0 | 1 | 2 {
  const text = withoutTitle(label);
  if (text.length === 0 || text.length > MAX_LENGTH) return 0;
  if (isPhone(text) || /^[^\s@]{1,40}@[^\s@]{3,40}$/.test(text)) return 2;
  if (/[?!;:…"“”«»=<>{}]/.test(text) || /[,.-]$/.test(text.replace(/\b\p{L}{1,4}\.$/u, ''))) return 0;
  const words = text.split(/\s+/);
  const first = fold(words[0]!);
  if (words.length > MAX_WORDS) return 0;
  const isHeading = words.length <= 2 && NO_NAMES.has(first);
  // "Vale Restrepo" is a name, "Next steps" isn't, and "Action Items" doesn't repeat.
  if (isHeading && !(words.length === 2 && /^\p{Lu}/u.test(words[1]!) && !NO_NAMES.has(fold(words[1]!)))) return 0;
  if (ROLES.has(first) && words.length <= 3) return 2;
  if (MONTHS.test(first) && /\d/.test(text)) return 0;
  let likeness: 1 | 2 = isHeading ? 1 : 2;
  let hasName = false;
  for (const [index, raw] of words.entries()) {
    const word = raw.replace(/^[("'[]+|[)"'\].,]+$/g, '');
    if (word === '' || /^[-–|/&·•@]$/.test(word) || /^\d{1,4}[a-z]?$/i.test(word)) continue;
    if (!/^\p{L}/u.test(word)) return 0;
    if (raw.endsWith('.') && word.length > 1 && !TITLES.has(word.toLowerCase()) && index < words.length - 1) {
      if (index > 0 || word.length > LONGEST_TITLE || !/^\p{Lu}/u.test(word)) return 0;
      likeness = 1;
    }
    const isSmall = /^\p{Ll}/u.test(word);
    if (!isSmall) hasName = true;
    else if (index === 0 || !PARTICLES.has(word)) likeness = 1;
  }
  if (hasName) return likeness;
  return words.length <= 2 ? 1 : 0;
}
