import type { Span } from '../plain-text.ts';
import type { Mention, Surroundings } from './mention.ts';

/** A statement without a verb demands what it names: "English and Polish.", "Two years in insurance." */
export type Form =
  /** Languages and their levels are all that the sentence or list line says: one language, or several. */
  | 'alone'
  | 'several'
  /** They are all that stands between two commas. */
  | 'item'
  /** Years that a sentence or list line starts with, followed by what they are of, or by nothing. */
  | 'opening'
  /** The same between two commas. */
  | 'part'
  /** Years of experience of the person that the sentence says is wanted. */
  | 'wanted'
  | 'other';

const LEVELS = new Set(
  `fluent fluently good excellent perfect strong clear solid written spoken native business professional conversational
    advanced intermediate basic level command knowledge ability speak write communicate language languages skills needed
    required necessary essential must mandatory compulsory both plus also very near c1 c2 b1 b2 a2 nivel alto medio intermedio
    avanzado basico fluido fluida hablado hablada escrito escrita perfecto claro buen bueno excelente correcto nativo conocimiento
    conocimientos dominio idioma idiomas bilingue bilingual imprescindible imprescindibles indispensable necesario necesarios
    obligatorio requerido conversacion negocios and y e with con in en of de at a to el la the un an is es son are be`
    .trim()
    .split(/\s+/),
);
const BULLET = /^[^\p{L}\p{N}]*(?:\d{1,2}[.)]|[a-z]\))?[^\p{L}\p{N}]*/u;
const WORD = /\p{L}+|\p{N}+/gu;
const LABEL =
  /^(?:[a-z]+ )?(?:languages?|idiomas?|requirements?|requisitos?|needs?|experience|experiencia|you|tu|perfil|profile) ?: ?/;
/** What may stand between the start of a statement and its years. */
const MINIMUM =
  /^(?:(?:with|con|a|an|un|una|at least|at the least|al menos|como minimo|por lo menos|min(?:im[aou]m?)?\.?|minimum of|a minimum of|minimo de|un minimo de|mas de|more than|over|requires?|required|se requieren?|se piden?|se necesitan?|pedimos|experiencia(?: minima)?(?: de)?|experience(?: of)?|you have|you bring|you need)(?:[ :,]+|$))*$/;
const OF =
  /^['’]? ?(?:of|in|as|on|at|with|selling|de|en|como|con|vendiendo|experience|experiencia|exp|minimum|minimo|b2b|saas|sales|outbound|required|(?=[.,;!)]|$))/;

/** "We are looking for a closer with", "The right person has", "Buscamos a alguien con" */
const WANTED_WITH =
  /(?:^|[,:] ?|\n)[^\p{L}]*(?:(?:now |currently |actualmente )?(?:(?:we|we're|i|our [a-z]+) (?:are |is )?(?:currently |now )?)?(?:looking for|seek(?:s|ing)?|hiring|recruiting|in search of|searching for|need|want|require)|(?:the|our) (?:right|ideal|perfect|successful|new) (?:[a-z]+ )?(?:person|candidate|hire|applicant|closer|seller|rep)|candidates|applicants|(?:estamos )?(?:buscando|buscamos|busco|se busca|se buscan|necesitamos|necesito|se necesita|seleccionamos|incorporamos|contratamos)|(?:el|la|nuestr[oa]) (?:candidat[oa]|persona)(?: ideal| perfect[oa]| adecuad[oa]| seleccionad[oa])?)\b[^.;:,()\n]{0,70}\b(?:with|has|have|having|bring|brings|need|needs|con|tiene|tenga|cuenta con|aporta|posee)(?: (?:at least|a minimum of|over|more than|al menos|un minimo de|minimo|mas de|como minimo))? ?$/u;
const OF_EXPERIENCE =
  /^['’]? ?(?:(?:of|de) )?(?:[a-z0-9]+ ){0,3}(?:experience|experiencia|trayectoria)\b(?: (?:in|of|as|with|at|en|de|como|con) [^.;:,()?!]{0,60}| [a-z]+)? ?(?:[.;\n]|$)/;

/** The part of a sentence between commas that holds a mention. */
function partAt(plain: string, sentence: Span, { start, end }: Span): Span {
  const before = plain.lastIndexOf(',', start - 1);
  const after = plain.indexOf(',', end);
  return {
    start: before < sentence.start ? sentence.start : before + 1,
    end: after < 0 || after > sentence.end ? sentence.end : after,
  };
}

/** The longest statement that is read. */
const REACH = 160;

export function formOf({ plain, sentences, mentions }: Surroundings, one: Mention): Form {
  const sentence = sentences.find(({ start, end }) => start <= one.start && end >= one.start);
  if (!sentence) return 'other';
  const part = partAt(plain, sentence, one);
  if (one.kind === 'years') {
    if (isOpening(plain, sentence, one)) return 'opening';
    if (isOpening(plain, part, one)) return 'part';
    return isOfWanted(plain, sentence, one) ? 'wanted' : 'other';
  }
  const whole = languagesAlone(plain, sentence, mentions);
  if (whole > 0) return whole > 1 ? 'several' : 'alone';
  return languagesAlone(plain, part, mentions) > 0 ? 'item' : 'other';
}

function isOpening(plain: string, within: Span, { start, end }: Mention) {
  if (start - within.start > REACH) return false;
  const lead = plain.slice(within.start, start).replace(BULLET, '').replace(LABEL, '');
  return MINIMUM.test(lead) && OF.test(plain.slice(end, Math.min(within.end, end + REACH)));
}

const isOfWanted = (plain: string, within: Span, { start, end }: Mention) =>
  WANTED_WITH.test(plain.slice(Math.max(within.start, start - REACH), start)) &&
  OF_EXPERIENCE.test(plain.slice(end, Math.min(within.end, end + REACH)));

/** The number of languages in a stretch that says nothing else, otherwise 0. */
function languagesAlone(plain: string, within: Span, mentions: readonly Mention[]): number {
  if (within.end - within.start > REACH) return 0;
  const named = mentions.filter(
    ({ kind, start, end }) => kind === 'language' && start >= within.start && end <= within.end,
  );
  let at = within.start;
  let rest = '';
  for (const { start, end } of named) {
    rest += `${plain.slice(at, start)} `;
    at = end;
  }
  rest += plain.slice(at, within.end);
  const words = rest.replace(BULLET, '').replace(LABEL, '').match(WORD) ?? [];
  return words.every((word) => LEVELS.has(word)) ? named.length : 0;
}
