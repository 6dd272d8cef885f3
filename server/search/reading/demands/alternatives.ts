import { AFTER_LANGUAGE } from '../other-mentions.ts';

/** Accepted in place of years in a job: a degree, or another way to show the skill. */
const ELSE =
  '(?:degrees?|diplomas?|(?:equivalent |vocational )?(?:training|qualifications?)|apprenticeships?|internships?|bootcamps?|courses?|coursework|studies|education|certificates?|certification|mba|masters?|portfolio|proof|references|(?:the )?(?:willingness|drive|talent|hunger)|titul\\w+|grado|licenciatura|bachiller\\w*|ciclo|fp|estudios|carrera|master|practicas|formacion|cursos?|certificad\\w+|ganas|talento)';
const OR = '(?:or|o|u)(?: (?:else|alternatively|bien))?';
const JOINED = new RegExp(`^[^.;]{0,60}[ ,(]${OR} (?:(?:an?|una?|the|el|la|with|con) )?(?:[a-z]+ ){0,2}${ELSE}\\b`);
const AFTER_ELSE = new RegExp(
  `\\b${ELSE}\\b[^.;:]{0,40}[ ,(]${OR},? (?:(?:en su defecto|failing that|alternatively),? )?(?:(?:at least|al menos|minimum|minimo|un minimo de|with|con) )?$`,
);
/** "Three years or sixty weddings" */
const OR_COUNT = new RegExp(`^ ?${OR} \\d+ (?!years?\\b|yrs?\\b|anos?\\b|or more|o mas)[a-z]{3,}`);
const FAILING_THAT =
  /^[^.;]{0,60}\b(?:unless|failing (?:that|which)|alternatively|or else|or,? if not|en su defecto|a no ser que|a menos que|salvo que|o,? si no|alternativamente|(?:in place of|instead of|in lieu of) (?:that|them|it|this|these|those)|en su lugar|en (?:lugar|vez) de (?:eso|ello|ellos))\b/;
/** "Or you have run your own shop" */
const OR_YOU = new RegExp(`^[^.;]{0,60}[ ,]${OR} (?:if |si )?(?:you|tu|hayas|has)(?:['´’]ve)?\\b`);
/**
 * "Three years or a loud voice", "dos años, o haber pasado por nuestra academia", "two years or none". What follows "or" is
 * a separate alternative, unless it is another place or role for the same years: "three years in a bank or an agency", "or
 * a similar role".
 */
const OR_SOMETHING = new RegExp(
  `^(?![^.;]{0,60} (?:in|at|with|for|as|within|en|como|para|con) (?:an?|una?|the|el|la|our|nuestr[oa]) )[^.;]{0,60}[ ,(]${OR} (?:(?:just|simply|only|even|solo|simplemente|incluso) )?(?:(?:an?|una?|some|any|lots|plenty|muchas?|mucho|algun[oa]?|our|nuestr[oa]) (?!(?:[a-z]+ )?(?:similar|comparable|related|relevant|equivalent|like|parecid[oa]|semejante|afin|relacionad[oa]|analog[oa]|equivalente|year|month|ano|mes)\\b)|(?:none|nothing|zero|no|ninguno|ninguna|nada|having|being|show(?:ing)?(?: us)?|proving|completing|completion|haber|ser|acreditar|demostrar|superar|ganas|proof)\\b)`,
);
/** "Whether you have sold for five years or five weeks", "lleves dos años o veinte" */
const WHETHER = /\b(?:whether|either|lleves|tengas|ya sea(?:n)?|(?:^|, )(?:o|bien))(?: [a-z'´’]+){0,5} ?$/;
/** "Ten years or ten months" */
const OR_SHORTER = new RegExp(
  `^ ?${OR} [a-z\\d]+ (?:weeks?|months?|days?|minutes?|semanas?|mes(?:es)?|dias?|minutos?)\\b`,
);
const YEARS_OR = new RegExp(`^[^.;\\n]{0,80}[ ,(]${OR} (?:(?:at least|al menos|minimum|minimo) )?$`);
const LATER_OR = /^[^.;]{0,60}[ ,](?:or|o) /;

/**
 * Whether the years are only one of several alternatives, so that they aren't required.
 * @param lead the sentence before them, or the end of it
 * @param rest the sentence after them, or the beginning of it
 */
export const areOneWay = (lead: string, rest: string): boolean =>
  JOINED.test(rest) ||
  AFTER_ELSE.test(lead) ||
  FAILING_THAT.test(rest) ||
  OR_YOU.test(rest) ||
  OR_SOMETHING.test(rest) ||
  OR_SHORTER.test(rest) ||
  OR_COUNT.test(rest) ||
  (WHETHER.test(lead) && LATER_OR.test(rest));

/** Whether the text between two numbers of years makes them alternatives: "three years in sales, or two in a call centre". */
export const areJoinedByOr = (between: string): boolean => YEARS_OR.test(between);

const THING_OR = /^ [a-z]+ (?:or|o) (?!(?:higher|above|better|superior|mas)\b)/;
const THING =
  /\b(?:titul\w+|grado|diploma|carnet|carne|permiso|licencia|pasaporte|residencia|nacionalidad|mercado|academia|colegio|clientes?|empresas?|producto|marca)\s+$/;

/** Whether a language only describes a thing or person that something else could replace: "a German passport or a permit". */
export function isOfThing(lead: string, rest: string): boolean {
  const after = rest.replace(/^[ -](?:speaking|language)\b/, '');
  return (
    (THING_OR.test(after) && !AFTER_LANGUAGE.test(after)) || (THING.test(lead) && LATER_OR.test(rest.slice(0, 40)))
  );
}
