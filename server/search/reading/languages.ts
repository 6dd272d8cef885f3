import { isWrittenAsLanguage, languageMentions } from './language-names.ts';
import { isOtherMention } from './other-mentions.ts';
import { type Span, sentencesOf } from './plain-text.ts';

const NOT_NEEDED =
  /\b(?:plus|bonus|advantage|asset|nice to have|valued|valorable|valora\w*|suma\w*|deseable|desirable|preferred|preferably|ideally|a benefit|welcome|helpful|helps|useful|puntaje adicional|puntos|not (?:needed|required|necessary|essential|expected)|no (?:[a-z]+ ){0,2}(?:needed|required|necessary|hace falta|es necesari\w*|imprescindible|excluyente)|isn't (?:needed|required)|don't need|do not need|optional|opcional|no se (?:requiere|exige|pide)\w*|lessons?|classes|clases|between us|we (?:also |all )?speak|hablamos|learnt|learn|asked for|would be (?:nice|great)|se agradece|no excluyente|no need|no (?:necesitas?|tienes que|hay que)|sin necesidad|con o sin|with or without|extra|free|mejor si|would help|ayuda\w*|eliminatori[oa])\b/;
const DEMANDED =
  /\b(?:fluen\w+|bilingu\w*|speak\w*|spoken|written|writing|write|native\w*|mother[- ]tongue|maternal|proficien\w*|required?|requires|necessary|necesari\w*|imprescindible|indispensable|requisito|essential|must|need|needs|needed|excellent|perfect|good|great|strong|clear|impeccable|impecable|business[- ]level|professional|conversational|level|nivel|at [abc][12]|[abc][12]|alto|avanzado|fluid[oa]s?|habl\w+|domin\w+|idiomas?|languages?|communicate|present|negotiate|work in|calls? in|tecnico|conversacional|claro|nativ[oa]s?|hablad[oa]|you bring|in english|accent\w*|acento|perfecto|escrit[oa]|leer|conversation|proficiency|patience)\b/;
/** Words after a language name that make it an adjective: a market, a dish, a person. */
const THING =
  /^[ -](?:press|fries|food|market|markets|customers?|clients?|nationals?|citizens?|citizenship|passports?|passport|compan\w+|team|office|candidates?|applicants?|people|wom[ae]n|m[ae]n|nationality|massage|coffee|design|cheese|army|bank|wine|restaurant|accents?|toast|doors?|horn|manufactur\w+|brand|blood\w*|stock|ethnicity|tribe\w*|trib\w+|surnames?|drivers?|maids?|nann(?:y|ies)|cooks?|ladies|lady|girls?|guys?|boys?|household|famil(?:y|ies)|parents?|by (?:tribe|birth|blood)|stairs|inns?|pubs?|linen|lads?|lass(?:es)?|de (?:la peninsula|pura cepa|cepa)|products?|retail\w*|hotels?|suppliers?|partners?|language school|lessons|law|holidays?|origin|descent|the|your|our|floors?|decks?|up|off|a |preferred|(?:de|por) (?:pura|nacimiento|origen)|names?|look|appearance|(?:[a-z]+ )?(?:school|academy|department)|born|only|speaking (?:famil\w+|background|communit\w+|households?|homes?)|speakers? (?:must|should|have to|need))(?![\p{L}])/u;
const THING_BEFORE =
  /(?:plain|clientes?|mercados?|tortilla|ensaladilla|cafe|masaje|queso|vino|empresa|oficina|equipo|candidat[oa]s?|nacionalidad|pasaporte|ciudadan[oa]s?|mujer|hombre|restaurante|cocina|marca|hoteles?|grupo|multinacional|turistas?|filial|llave|acento|solo|origen|the|un|una|persona|ser|busca|preferred|no|chico|chica|comida|abstenerse|no se admiten|(?:must|should) be|sounds?|raised|looks?) $/;
/** Words about a people, not its language, unless the text mentions speaking. */
const PEOPLE =
  /\b(?:ethnic\w*|rac(?:e|ial)|tribe|tribal|castes?|surnames?|last names?|apellidos?|nationality|nationals?|nacionalidad|descen\w+|ancest\w+|passports?|pasaportes?|dni|blood|sangre|raza|community|comunidad|brahmin|state of origin|indigene)\b/;
const SPOKEN =
  /\b(?:speak\w*|spoken|fluen\w+|writ\w+|habl\w+|idiomas?|languages?|nivel|level|[abc][12]|nativ\w+|mother[- ]tongue|bilingu\w*)\b/;
/** "Nationality: Indian or …" */
const LABEL = /[^,;:()]{0,30}: ?(?:[^,;:()]* (?:or|o|y|and) )?$/;
const IF_KNOWN = /^,? (?:if you (?:have|speak|know) it|si l[oa] (?:tienes?|hablas?|sabes?))\b/;
/** "Polish, Turkish and Nigerian distributors" */
const PEOPLE_LIST =
  /^(?:(?:, |,? (?:and|or|y|e|o) )[a-z]+){1,3} (?:customers?|clients?|distributors?|buyers?|markets?|passports?|nationals?|citizens?|candidates?|applicants?|compan(?:y|ies)|partners?|retailers?|people|suppliers?|tourists?|guests?)(?![\p{L}])|^ (?:or|and|o|y) (?:european|europe[oa]|american|latin|british|comunitari[oa]|western)(?![\p{L}])/u;
const LIST = /^(?:,? ?(?:and|y|e|&|,|\/|\+) ?(?:(?:fluent|good|business|el|un|spoken|tambien) )?)$/;

export interface LanguageDemands {
  required: string[];
  /** One of these is enough. */
  either: string[];
}

/** More names than in any real sentence aren't read: each one is compared with the others. */
const NAMES_MAX = 50;

/** The languages that the rules consider required by a job description, by English name. A mere mention isn't a requirement. */
export function demandedLanguages(plain: string, original: string, at: readonly number[]): LanguageDemands {
  const required = new Set<string>();
  const either = new Set<string>();
  for (const sentence of sentencesOf(plain)) {
    const text = plain.slice(sentence.start, sentence.end);
    const found = languageMentions(text).slice(0, NAMES_MAX);
    const named = found.filter(({ start, end }) => {
      const written = original.slice(at[sentence.start + start], at[sentence.start + end]);
      return (
        isWrittenAsLanguage(text.slice(start, end), written) &&
        !PEOPLE_LIST.test(text.slice(end, end + 60)) &&
        !THING.test(text.slice(end, end + 20)) &&
        !THING_BEFORE.test(text.slice(Math.max(0, start - 18), start))
      );
    });
    for (const [index, one] of named.entries()) {
      const choice = choiceFrom(text, named.slice(index));
      if (choice.length > 1) {
        for (const { language } of choice) either.add(language);
        continue;
      }
      if (either.has(one.language)) continue;
      if (isOtherMention(text, one, listAround(text, one, named))) continue;
      const clause = clauseAround(text, one, named);
      if (NOT_NEEDED.test(clause) || IF_KNOWN.test(text.slice(one.end, one.end + 30))) continue;
      if (PEOPLE.test(`${LABEL.exec(text.slice(0, one.start)) ?? ''}${clause}`) && !SPOKEN.test(clause)) continue;
      const isDemanded =
        DEMANDED.test(clause.replace(text.slice(one.start, one.end), '')) ||
        (LED_BY.test(text.slice(0, one.start)) && ENDS.test(text.slice(one.end))) ||
        /habla/.test(text.slice(one.start, one.end)) ||
        isBare(text, clause, found) ||
        isListed(text, one, named);
      if (isDemanded) required.add(one.language);
    }
  }
  return { required: [...required].filter((language) => !either.has(language)), either: [...either] };
}

/** The first name and those after it, if any one of them is enough: "Russian, French or Mandarin". */
export function choiceFrom<Name extends Span>(text: string, named: readonly Name[]): Name[] {
  for (const [index, { end }] of named.slice(0, -1).entries()) {
    const between = text.slice(end, named[index + 1]!.start);
    if (/^,? (?:or|o|u) (?:in |en |with |con )?$/.test(between)) return named.slice(0, index + 2);
    if (between !== ', ') break;
  }
  return [];
}

/** Maximum clause length in characters. */
const CLAUSE_MAX = 240;

/** From the previous comma to the next, but a list of languages stays together, and brackets stay with the word they explain. */
function clauseAround(text: string, one: Span, named: readonly Span[]) {
  const { start, end } = listAround(text, one, named);
  const before = /(?:[^,;:()]|\([^()]{1,24}\))*$/.exec(text.slice(Math.max(0, start - CLAUSE_MAX), start))![0];
  const after = /^(?:[^,;:()]|\([^()]{1,24}\))*/.exec(text.slice(end, end + CLAUSE_MAX))![0];
  return before.replace(/.*\b(?:but|pero|and (?:fluent|good|excellent))\b/, '') + text.slice(start, end) + after;
}

/** The names in the same list as a name, including itself. */
function listAround(text: string, { start, end }: Span, named: readonly Span[]): Span {
  for (const other of named) if (LIST.test(text.slice(end, other.start))) end = other.end;
  for (const other of named.toReversed())
    if (other.end <= start && LIST.test(text.slice(other.end, start))) start = other.start;
  return { start, end };
}

/** "Two years of experience and Spanish", "ventas en español". */
const LED_BY =
  /(?:(?:experien[a-z]*|saas|medios|sector)[a-z ]{0,24} (?:and|y|e) |(?:llamadas|ventas?|atencion|calls|sell|sales|demos?|telefonica|negociar|vender|vendiendo)[a-z ]{0,14} (?:en|in) )$/;
const ENDS = /^ ?(?:[.;,\n]|$)/;

const FILLER =
  /\b(?:and|y|e|o|or|in|en|ingles|at|a|to|ideal|the|el|la|los|las|de|un|una|remote|remoto|hybrid|london|only)\b|[^a-z]/g;
/** Whether the clause is little more than the name: "English.", "Español e inglés". */
const isBare = (text: string, clause: string, found: readonly Span[]) => {
  let rest = clause;
  for (const { start, end } of found) rest = rest.replace(text.slice(start, end), '');
  return rest.replace(FILLER, '').length <= 9;
};
const isListed = (text: string, one: Span, named: readonly Span[]) =>
  named.length > 1 &&
  named.some(
    (other) =>
      other !== one && (LIST.test(text.slice(one.end, other.start)) || LIST.test(text.slice(other.end, one.start))),
  );
