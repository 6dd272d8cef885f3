import { LANGUAGES } from '../../values/languages.ts';

/** Lower-cases and strips accents one letter for one letter, so that offsets stay valid. */
export const fold = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text[at]!;
    return letter === '’' || letter === '‘'
      ? "'"
      : letter < '\u0080'
        ? letter.toLowerCase()
        : letter.normalize('NFD')[0]!.toLowerCase()[0]!;
  }).join('');

const SPANISH =
  /\b(?:de|la|el|para|con|que|los|las|en|buscamos|busca|ventas|y|se|por|sin|un|una|del|al|su|tu|es|ser|anos|solo|persona|experiencia|abstenerse)\b/g;
const ENGLISH =
  /\b(?:the|and|of|with|for|to|we|you|our|an|is|are|in|must|be|who|have|only|from|at|experience|needed|wanted)\b/g;

/** Job titles. An edit never removes the last one from an advert, nor any from a sentence that stays. */
const ENGLISH_TITLES =
  'sales(?:person|people|man|men|woman|women|girls?|lad(?:y|ies))|salespersons?|sellers?|closers?|setters?|reps?|representatives?|managers?|executives?|consultants?|advis[eo]rs?|agents?|assistants?|directors?|leads?|leaders?|specialists?|engineers?|officers?|brokers?|receptionists?|promoters?|professionals?|experts?|developers?|associates?|coordinators?|interns?|trainees?|cashiers?|servers?|waiters?|waitress(?:es)?|hosts?|hostess(?:es)?|bartenders?|housekeepers?|supervisors?|account ?ants?|analysts?|sdrs?|bdrs?|teachers?|nurses?|drivers?|technicians?|designers?|recruiters?|trainers?|telemarketers?|operators?|clerks?|workers?|aes?|csms?|bdms?|kams?';
const SPANISH_TITLES =
  'vendedor(?:es|as?)?|comercial(?:es)?|asesor(?:es|as?)?|ejecutiv[oa]s?|promotor(?:es|as?)?|gerentes?|consultor(?:es|as?)?|dependient[ea]s?|agentes?|representantes?|camarer[oa]s?|cajer[oa]s?|secretari[oa]s?|azafat[oa]s?|recepcionistas?|captador(?:es|as?)?|teleoperador(?:es|as?)?|profesional(?:es)?|director(?:es|as?)?|especialistas?|auxiliar(?:es)?|encargad[oa]s?|jef[ea]s?|tecnic[oa]s?|repartidor(?:es|as?)?|administrativ[oa]s?|cerrador(?:es|as?)?|limpiador(?:es|as?)?|cociner[oa]s?';
const titled = (titles: string) => new RegExp(`(?<![a-z])(?:${titles})(?![a-z])`, 'g');
export const TITLE = titled(`${ENGLISH_TITLES}|${SPANISH_TITLES}`);

const [ENGLISH_TITLE, SPANISH_TITLE] = [titled(ENGLISH_TITLES), titled(SPANISH_TITLES)];
const SPANISH_FORMS = /\b(?:[a-z]{3,}(?:[oa]s?|dad|cion)|hombres?|mujer(?:es)?|joven(?:es)?)\b/g;

/** Whether a folded text has more common Spanish words than English ones or, with as many of both, more Spanish titles and endings. */
export function readsSpanish(folded: string) {
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0;
  return (count(SPANISH) - count(ENGLISH) || count(SPANISH_TITLE) + count(SPANISH_FORMS) - count(ENGLISH_TITLE)) > 0;
}

const SPANISH_LANGUAGES =
  'arabe|euskera|vasco|catalan|checo|danes|neerlandes|holandes|ingles|inglesa|finlandes|frances|gallego|aleman|griego|hebreo|hungaro|italiano|japones|coreano|chino|mandarin|noruego|polaco|portugues|rumano|ruso|espanol|castellano|sueco|turco|ucraniano';
/** Names of languages, for use inside a pattern. */
export const LANGUAGE_NAMES = [
  ...LANGUAGES.map((name) => fold(name).replace(/[^a-z -]/g, '.')),
  SPANISH_LANGUAGES,
].join('|');
export const SPOKEN = new RegExp(`(?<![a-z])(?:${LANGUAGE_NAMES})(?![a-z])`);

/** Other words about the job. A sentence that contains one isn't removed because of other words in it. */
export const OF_WORK =
  /(?<![a-z])(?:experien\w+|skills?|habilidades|salar\w+|sueldo|pay|paid|commissions?|comision\w*|bonus|contrat\w*|contracts?|full ?time|part ?time|remot[eo]\w*|hybrid|hibrido|benefits?|holidays?|vacaciones|train\w*|formacion|licen[cs]e|carne|carnet|permiso|crm|sales|ventas|sell\w*|vend\w+|customers?|clients?|clientes?|excel|salesforce|hubspot|schedule|horario|shifts?|turnos?|start\w*|incorporacion|apply (?:by|to|via|at)|cv|car|coche|vehiculo)(?![a-z])|[€$£]/;
const FUNCTION =
  'a an the and or but nor with for of to in on at by from as into our your their his her its my we you they he she it i who whom whose which that this these those be is are am was were been being do does did has have had must should can could may might will would shall not no only just very really also too so than then if when where while any all each every some more most less least please within per about ideally preferably since although though because whoever hence otherwise ' +
  'un una unos unas el la los las lo y e o u ni pero con para de del al a en por sin sobre como entre hasta desde que quien quienes cual cuyo su sus tu tus nuestro nuestra nuestros nuestras mi se te le les nos es son somos eres sos sois ser sea sean sera seran esta estan estar este fue era tiene tienen tener tenga ha han haber hay aun incluso demas resto asi pues aunque porque muy mas menos solo solamente unicamente exclusivamente tambien si no todo toda todos todas algun alguna algo otro otra preferentemente preferiblemente idealmente';
const FRAMES =
  'wanted needed required preferred preferable welcome ideal perfect looking look seek seeking want need needs prefer favour favor favoured hire hiring suitable suit suits candidate candidates applicant applicants person people someone somebody anyone anybody nobody one ones apply need not essential mandatory must plus asset advantage bonus preference requirement requirements profile live living reside residing right priority given considered shortlisted accepted sorry thanks thank send attach include state age aged years old status gender sex type team ' +
  'imprescindible indispensable obligatorio obligatoria requisito requisitos requiere requieren requerimos requerido requerida necesita necesitamos busca buscan buscamos busco solicita solicitamos solicito queremos valorara valora valoramos valorable preferible preferimos preferencia deseable candidato candidata candidatos candidatas persona personas gente perfil alguien nadie abstenerse abstener interesados admiten admite aceptan acepta aplicar postular edad anos sexo genero estado civil vivir residir vive enviar envia adjuntar ambiente equipo mejor ideal plus';
const listed = (words: string) => new Set(words.split(' '));
const functions = listed(FUNCTION);
const frames = listed(FRAMES);

export const isFunctionWord = (word: string) => functions.has(word);
/** Content words, without function words and the frame of a job advert ("wanted", "se busca"). */
export const contentWords = (folded: string) =>
  (folded.match(/[a-z\d'+]+/g) ?? []).filter((word) => !functions.has(word) && !frames.has(word));

/** Handles initial sounds that the spelling doesn't show. */
export function startsWithVowel(word: string) {
  const plain = fold(word).replace(/^["'“(]+/, '');
  if (/^(?:eu|uni(?!n|m)|use|usu|util|one\b|once\b|ufo|ubi)/.test(plain)) return false;
  if (/^(?:hour|honest|honou?r|heir)/.test(plain)) return true;
  if (/^(?:8|11\b|18\b)/.test(plain)) return true;
  if (/^[A-Z]{2,5}(?![a-z])/.test(word)) return /^[AEFHILMNORSX]/.test(word);
  return /^[aeiou]/.test(plain);
}
