import { isOtherExperience } from './other-years.ts';
import { sentencesOf } from './plain-text.ts';

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  trece: 13,
  catorce: 14,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
};
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const DEMAND = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(${NUMBER})(?: ?\\(\\d{1,2}\\))? ?\\+?(?: ?(?:-|to|or|and|a|o|y) ?(?:${NUMBER}))? ?\\+?(?: or more| o mas| full| solid)? ?-?(years?|yrs?|anos?)(?: or more| o mas| minimum)?(?![\\p{L}\\p{N}])|(?<![\\p{L}])((?:two|2|dos) decades?|(?:two|2|dos) decadas|a decade|una decada|a dozen years|una docena de anos)(?![\\p{L}])`,
  'gu',
);
/** Work-related words, which mark a number of years as experience. */
const WORK =
  /\b(?:experien\w*|exp\b|oficio|track record|trayectoria|selling|sales|sold|sell|closing|closed|close|prospect\w*|outbound|pre-?sales|account manag\w*|in an? (?:similar|comparable)|in (?:b2b|b2c|saas|tech|the (?:trade|field|role|sector|industry)|wholesale|retail|tourism|hospitality|channel|freight|media)|b2b|saas|with oems|quota|leading|managing|lead|on the (?:phones?|road|job|front line)|behind (?:them|you|him|her)|phone|telesales|cold calling|vendiendo|ventas?|venta|cerrando|haciendo|comercial|como (?:comercial|vendedor\w*|closer|ejecutiv\w*|asesor\w*|sdr)|en (?:el )?(?:sector|puesto|rubro|cargo|canal|medios|trafico|alianzas|rol)|of (?:\w+ ){0,3}(?:experience|sales|selling|work)|as an? \w+|in [a-z-]+ (?:work|roles?|positions?|sales|selling))\b/;
/** A list line that is nothing but a requirement: "3 years", "7 yrs SaaS". */
const DEMANDING =
  /\b(?:minim\w*|at least|al menos|como minimo|require[sd]?|requirements?|requisitos?|you (?:have|bring)|must have|need|pedimos|exig\w*|necesit\w*|more than|over|mas de)\b/;
const NOT_DEMANDED =
  /\b(?:plus|nice to have|bonus|valorable|se valora\w*|deseable|valoramos|ideal(?:ly|mente|es)?|mejor|probabl[ey]\w*|would (?:be (?:great|nice|good)|help)|vendrian? bien|will serve|preferred|preferably|advantage|desirable|not (?:required|needed|necessary)|no (?:hace falta|es necesari\w*|se requiere\w*|se exige\w*|need)|don't (?:need|have)|do not (?:need|have)|no tienes|without)\b/;
/** "(SaaS preferred)" says nothing about the years before it; "(preferred)" does. */
const ASIDE =
  /\((?!(?:not?|but|though|aunque|pero|preferred|preferably|desirable|optional|opcional|desea?ble|valorable|ideal\w*)\b)[^()]*\)/g;
const AGE =
  /\b(?:old|of age|de edad|edad|age[ds]?|young|birthday|cumpl\w*|mayor(?:es)? de|(?<!no )menor(?:es)? de|younger|older|students?|pupils?|kids|children|alumn\w+|nin[oa]s)\b/;
/** "Six times a year" */
const OFTEN = /(?:times|once|twice|hours|days|weeks|months|veces|\d[\dk%.,]*) $/;
/** Years of living somewhere or of membership. */
const ELSEWHERE =
  /\b(?:residen\w*|resid\w*|lived|living|domicil\w*|address|vecin\w*|arraig\w*|afincad\w*|empadronad\w*|congreg\w*|church\w*|parish\w*|iglesia|parroquia|baptis\w*|bautiz\w*|married|casad\w*|marriage|matrimonio|vetting|citizen\w*|ciudadan\w*|visa|visado|permit|permiso de|licen[cs]ed?|licencia|carne|carnet|background|check\w*|options|vest\w*|cliff)\b/;
/** "No more than three years": the number is a maximum. */
export const LIMIT =
  /(?:max(?:imum|imo|ima)?|up to|no more than|not more than|(?<!no )(?<!not )less than|under|below|until|till|at most|hasta|(?<!no )menos de|no (?:mas|mayor|superior) (?:de|a)|(?<!no )(?<!not )fewer than)(?: of| de)?(?: los)? ?$/;
const OTHER_SUBJECT =
  /^(?:['´’] ?)? ?(?:(?:in|of|at) (?:college|university|school)|de (?:universidad|carrera|estudios|bachillerato)|training|apprenticeship|study|placement|de formacion|de practicas|old|ago|ahead|running|straight|seguid[oa]s|consecutiv[oa]s|anniversary|(?:from|off|before|to) retire\w*|de (?:la )?jubil\w+|of (?:(?:\w+ )?(?:customers|clients|trading|service to|innovation)|history|growth|age|operation|tradition|warranty|funding|data)|in (?:business|the market|operation|existence|a row)|de (?:historia|edad|vida|tradicion|garantia|antiguedad|mercado|contrato|crecimiento)|en el mercado|contract|warranty|lease|atras|por delante|on average|de media|en promedio|time|from now|later|into)\b/;
const COMPANY =
  /\b(?:founded|we have|we've|for (?:over |more than |the (?:past|last) )?$|hace|desde hace|llevamos|nuestr\w+|our (?:company|team)|company|firm|la empresa|fundad\w+|nacimos|since (?:19|20)\d\d|desde (?:19|20)\d\d|despues de|within|in the (?:next|last|past)|every|cada|after|over the|durante|contract|warranty|tras|first|proxim\w+|ultim\w+|empleador|laboratorio|cooperativa con)\b/;

/** Words further away are irrelevant to the years, and a sentence may be as long as the text. */
const REACH = 160;

/**
 * @returns the years of experience that a job description requires, each with its offset in the plain text; with `wished`,
 * also years that are merely preferred.
 */
export function demandedYears(plain: string, { wished = false } = {}): { years: number; start: number; end: number }[] {
  return sentencesOf(plain).flatMap((sentence) => {
    const text = plain.slice(sentence.start, sentence.end);
    return [...text.matchAll(DEMAND)].flatMap(({ index, 0: words, 1: number, 3: decade }) => {
      const years = decade
        ? /^(?:two|2|dos)/.test(decade)
          ? 20
          : /do[zc]en/.test(decade)
            ? 12
            : 10
        : (NUMBERS[number!] ?? Number(number));
      const end = index + words.length;
      const before = text.slice(Math.max(0, index - 40), index);
      const after = text.slice(end, end + 45);
      const lead = text.slice(0, index);
      const clause = (/[^,;:]*$/.exec(lead)?.[0] ?? '') + words + (/^[^,;:]*/.exec(text.slice(end))?.[0] ?? '');
      const isOfWork =
        WORK.test(after) ||
        WORK.test(before.slice(-26)) ||
        /experien\w*(?: \w+){0,4} ?$/.test(before) ||
        /^['´]? ?(?:of )?\w* ?experien/.test(after);
      const isBare = text.length < 34 && years < 16;
      if (years >= 16 && /\d ?(?:-|to|a|y) ?\d/.test(words)) return [];
      // "If you've sold anything for a year, you'll pick it up."
      const isOnce = /^(?:an?|una?)$/.test(number ?? '');
      if (isOnce && (OFTEN.test(before) || !(DEMANDING.test(clause) || /experien/.test(clause)))) return [];
      if (isOtherExperience(lead.slice(-REACH), text.slice(end, end + REACH), wished)) return [];
      if (ELSEWHERE.test(clause) && !/experien|trayectoria|sales|ventas?\b/.test(clause)) return [];
      if (years === 0 || years > 40 || OTHER_SUBJECT.test(after) || LIMIT.test(before)) return [];
      if (!isOfWork && (AGE.test(clause) || !(isBare || (DEMANDING.test(clause) && years < 16)))) return [];
      if (
        years >= 16 &&
        /\b(?:mayor(?:es)? de|menor(?:es)? de|older than|younger than|desde|a partir de)(?: los)? ?$/.test(before)
      )
        return [];
      if (
        /\b(?:old|of age|de edad)\b/.test(after.slice(0, 12)) ||
        (!wished && NOT_DEMANDED.test(clause.replace(ASIDE, '')))
      )
        return [];
      const isOfYou =
        wished &&
        /\b(?:you|your|candidates?|applicants?|tu|tus|usted|candidat[oa]s?|experien\w*|sellers?|reps?)\b/.test(clause);
      if (
        !isOfYou &&
        COMPANY.test(/[^,;:]*$/.exec(text.slice(Math.max(0, index - 90), index))![0]) &&
        !/experien|trayectoria/.test(after)
      )
        return [];
      return [{ years, start: sentence.start + index, end: sentence.start + end }];
    });
  });
}
