import { LIMIT } from '../years.ts';

/** Years that are plainly of a thing, or of somebody else: whatever the weights say, nobody demands them. */
const YEARS_OF_THING_AFTER =
  /^['’]?[ -]?(?:of |de )?(?:residen(?:ce|cy|cia)|tenanc\w+|warrant\w+|garantia\w*|guarantee\w*|contrat\w+|contracts?|leases?|rotation\w*|fixed|placements?|probation\w*|permanencia|antiguedad|subscription\w*|suscripci\w+|(?:in|en) (?:business|el mercado|operation|existence)|held\b|on,|later|after that|de (?:emitid[oa]|emision|expedid[oa]|expedicion|vigencia|vigente|carne|carnet|licencia)\b|(?:of )?driving licen[cs]e|degrees?\b|diplomas?\b|internships?\b|courses?\b|grados?\b|old\b|ago\b|out of\b|away from\b|(?:of|de|in|en|at|la) (?:college|university|universidad|carrera|estudios|study|school|bachillerato|secundaria|membership|marriage|matrimonio|vida|life|funding|history|historia|growth|crecimiento|tradition|tradicion|mercado|trading|innovation)\b)/;
const YEARS_OF_THING_BEFORE =
  /\b(?:licen[cs]es?|licencias?|carnet?|warrant\w+|garantia|guarantee|contract|contrato|lease|tenancy|visa|background check|options|probation|bond|franchise|franquicia|concesion|references?|referencias|payslips?|nominas)\b(?![^.;\n]*\b(?:experien\w+|sales|ventas|sold|selling)\b)(?:(?! (?:and|y|plus|with|con) )[^.;:,\n]){0,30}$/;
const OF_WORK = /^[^.;,\n]{0,30}\b(?:experien\w+|sales|ventas|selling|vendiendo|in (?:a|the)|en (?:un|el|la))\b/;
/** "Founded in 1990, 30+ years of …", "Brand: 70 years" */
const OF_FIRM_BEFORE =
  /\b(?:(?:since|desde) (?:19|20)\d\d|founded|established|estd?\.?|fundad[oa]s?|nacid[oa] en)\b[^.;,]{0,24}$|^[^\p{L}]*(?:brand|store|shop|company|firm|team|product|founder|owner|empresa|compania|marca|tienda|equipo|local|producto|fundador\w*) ?[:|][^:|]{0,16}$/u;
/** "We bring 40 years", "entre todos sumamos 40 años" */
const OURS_BEFORE =
  /(?:^|[,;:(] ?)(?:(?:we|us|together we) ?(?:'ve|have|bring|offer|share|add up to)|(?:nosotros |entre todos )?(?:aportamos|traemos|sumamos|llevamos|cumplimos|tenemos|contamos con))\b[^.;,:]{0,12}$/;
/** "Tu responsable tiene doce años", "your two colleagues have sold for nine years" */
const OF_COLLEAGUE_BEFORE =
  /(?:^|[,;:(] ?)(?:your|tus?) (?:[a-z]+ ){0,2}?(?:responsable|jef[ea]s?|compan?er[oa]s?|manager|boss|colleagues?|coach|mentora?|trainer|formadora?|supervisora?|team ?mates?) (?:has|have|tienen?|llevan?|cuentan? con|suman?|acumulan?)\b[^.;,:]{0,24}$/;
/** "After ten years of selling through partners, we …", "with 22 years in telesales behind us" */
const AFTER_BEFORE = /(?:^|[.;:\n(] ?)(?:after|tras|despues de)(?: (?:more than|over|almost|nearly|mas de|casi))? $/;
const BEHIND_US = /^[^.;,:]{0,30}\b(?:behind us|under our belts?|a nuestras espaldas)\b/;
/** "Mentor con 8 años", "mentored by someone with five years", unless a mentor is wanted. */
const OF_MENTOR =
  /\b(?:mentor\w*|tutor\w*|coach(?:ed)?|shadow\w*|trained by|te acompan\w+|te form\w+)\b[^.;]{0,50}\b(?:with|con|who has|who have|que lleva|que tiene|de)\b[^.;]{0,24}$/;
const WANTED = /\b(?:busc\w+|necesit\w+|solicit\w+|looking for|seek\w*|wanted|hiring|we need|requires?)\b/;
/** "If you have sold for five years, great; if for five minutes, great." */
const JUST_AS_WELL =
  /^[^.;,]{0,24}, (?:great|fine|good|ok|okay|perfect|lovely|bien|genial|perfecto|estupendo|mejor)(?=[,.;!)]|$)/;
/** "For our senior role (five years), see the other advert." */
const SEE_OTHER =
  /^[^.;]{0,60}\b(?:see|read|look at|check|apply (?:for|to)|mira|consulta|lee|ve a)\b[^.;]{0,16}\b(?:other|another|separate|otro|otra)\b/;
/** "With two years here you will sell like a pro." */
const ONCE_HERE =
  /^[^.;]{0,40}\b(?:here|with us|aqui|con nosotros)\b[^.;]{0,10}\b(?:you(?:'ll| will| can)|podras|seras|venderas|vas a)\b/;
/** "You will analyse five years of sales." */
const STUDIED_BEFORE =
  /\b(?:analy[sz](?:e|ing)|review(?:ing)?|study(?:ing)?|analizar\w*|revisar\w*|estudiar\w*)\b[^.;,]{0,16}$/;
const FOR_EXAMPLE = /\b(?:e\. ?g\.?|p\. ?ej\.?|for (?:example|instance)|por ejemplo),? (?:an? |un )?$/;

/** Years of living somewhere, of belief, of marriage, or of age. */
const OF_LIFE =
  /\b(?:residen(?:ce|cy|cia|tes?)|residir|residing|resided?|lived|living|vivir|viviendo|domicili(?:o|ar|ad[oa]s?)|domiciled?|address|vecin\w*|arraig\w*|afincad\w*|empadronad\w*|congreg\w*|church\w*|parish\w*|iglesia|parroquia|baptis\w*|bautiz\w*|married|casad[oa]s?|marriage|matrimonio|citizen\w*|ciudadan\w*|nacionalizad\w*|naturali[sz]ed|passport|pasaporte|sober|graduat(?:ed|ion)|titulad[oa]s hace)\b/;
const OF_AGE =
  /\b(?:old|of age|de edad|edad|age[ds]?|born|birthday|nacid[oa]s?|mayor(?:es)? de(?: los)?|(?<!no )(?<!no ser )menor(?:es)? de(?: los)?|younger than|older than)\b/;
const AT_WORK =
  /\b(?:experien\w+|trayectoria|sales|ventas?|sold|sell(?:ing)?|vend\w+|closing|work(?:ed|ing)?|trabaj\w+|oficio)\b/;
const clauseOf = (lead: string, rest: string) => `${/[^,;:.(]*$/.exec(lead)![0]} # ${/^[^,;:.)]*/.exec(rest)![0]}`;
const isOfLife = (clause: string) => (OF_LIFE.test(clause) || OF_AGE.test(clause)) && !AT_WORK.test(clause);

/** "Three years or less", "two years tops" */
const AT_MOST_AFTER =
  /^[^.;,:]{0,30}\b(?:at (?:the )?most|max(?:im(?:um|o))?|tops|or (?:less|fewer|under)|o menos|como (?:maximo|mucho)|a lo sumo)\b(?! ?\d)/;
/** "More than five years need not apply": too many, not too few. */
const TOO_MANY_AFTER =
  /^[^.;:]{0,60}\b(?:need not apply|needn't apply|(?:please )?(?:don't|do not) apply|abst[ei]n\w+|over ?qualified|too experienced|sobrecualificad\w+|no (?:nos |nos lo )?(?:sirven?|encajan?)|(?:won't|will not) (?:fit|be considered))\b/;
const TOO_MANY_BEFORE =
  /\b(?:abst[ei]n\w+|(?:nobody|no one|nadie|none|not for (?:anyone|people)) (?:with|con)|overqualified)\b[^.;:]{0,40}$/;
/** "We can't take anyone with less than two years": a minimum after all. */
const REFUSES =
  /\b(?:no|not|nobody|nadie|none|never|nunca|can't|cannot|won't|don't|dealbreakers?|fuera|out|filtros?|then|jamas)\b/;
const isLimit = (lead: string, rest: string) => LIMIT.test(lead) && !REFUSES.test(`${lead.replace(LIMIT, '')} ${rest}`);
const FEWER = /\b(?:fewer|less|under|menos|sin|without) (?:than |de )?$/;

/** @param lead the sentence before the years @param rest the sentence after them */
export const areOfOthers = (lead: string, rest: string): boolean =>
  YEARS_OF_THING_AFTER.test(rest) ||
  (YEARS_OF_THING_BEFORE.test(lead) && !OF_WORK.test(rest)) ||
  OF_FIRM_BEFORE.test(lead) ||
  (OURS_BEFORE.test(lead) && !/\byou\b/.test(lead)) ||
  OF_COLLEAGUE_BEFORE.test(lead) ||
  AFTER_BEFORE.test(lead) ||
  BEHIND_US.test(rest) ||
  (OF_MENTOR.test(lead) && !WANTED.test(lead)) ||
  JUST_AS_WELL.test(rest) ||
  SEE_OTHER.test(rest) ||
  ONCE_HERE.test(rest) ||
  (STUDIED_BEFORE.test(lead) && /^ (?:of|de) /.test(rest)) ||
  FOR_EXAMPLE.test(lead) ||
  isLimit(lead, rest) ||
  AT_MOST_AFTER.test(rest) ||
  TOO_MANY_BEFORE.test(lead) ||
  (TOO_MANY_AFTER.test(rest) && !FEWER.test(lead)) ||
  isOfLife(clauseOf(lead, rest));

const NAME_CELL =
  /^ *(?![^|]*\b(?:experien\w*|ventas?|sales|selling|requi\w+|minim\w*|perfil|you|tu)\b)[^|]{2,40}\| *$/;
/** A count of something, neither a salary nor hours. */
const COUNT_CELL =
  /^ *\|[^|\d€$£]*\d[\d.,]* (?!(?:eur|usd|gbp|dollar|peso|libra|pound|hour|hora|day|dia|week|semana)s?\b|euros?\b)[a-z]{4,}/;
const OLD_CELL = /\b(?:how old|age of|founded|fundad\w+|antiguedad)\b[^|]{0,24}\| *$/;

/** "Head butcher: six years. CLOSED 3 May." */
const CLOSED_AFTER =
  /^[^\n]{0,60}[.;,:(|-] ?(?:(?:now|already|ya|position|vacancy|puesto|plaza|vacante|oferta) )?(?:closed|filled|taken|offer made|cubiert[oa]|cerrad[oa]|adjudicad[oa])(?: (?:on |el )?\d| ?(?:[.;,)|\n]|$))/;

/** Whether the vacancy in this line is no longer open. @param after the line after the years */
export const isOfClosedVacancy = (after: string): boolean => CLOSED_AFTER.test(after);

/**
 * Whether a table cell with years describes the firm: "Roomly | 10 años | 55 países", "How old is the company? | 5 years".
 * @param before the line before the years @param after the line after them
 */
export const areOfFirmInTable = (before: string, after: string): boolean =>
  OLD_CELL.test(before) || (NAME_CELL.test(before) && COUNT_CELL.test(after));

const SCHOOL_EN = '(?:primary|school|nursery|college|academy|kindergarten)';
const SCHOOL = '(?:primary|school|nursery|college|academy|kindergarten|colegio|escuela|guarderia|liceo|instituto)';
/** "GCSE English", "no German needed", "language allowance for French speakers", "a bilingual school (English-Spanish)" */
const NO_LANGUAGE_BEFORE = new RegExp(
  [
    String.raw`\b(?:gcses?|a-?levels?|igcse) (?:in )?(?:[a-z]+ (?:and|,) )?$`,
    String.raw`\b(?:no|zero|cero|sin) (?:need of |need for )?$`,
    String.raw`\b(?:allowance|supplement|bonus|complemento|plus) (?:for|por|de) [^.;,]{0,24}$`,
    String.raw`\b${SCHOOL}\b[^.;,]{0,24}\bbilingu\w* ?\(?(?:en )?(?:[a-z]+ ?(?:-|y|and|e|/) ?)?$`,
  ].join('|'),
);
const NO_LANGUAGE_AFTER = new RegExp(
  [
    String.raw`^ as an? (?:additional|second|foreign)\b`,
    String.raw`^ (?:isn't|is not) your (?:first|mother|native)`,
    String.raw`^ speakers? (?:must|should|have to|need|are|get|earn|receive|live|work)\b`,
    String.raw`^[ -](?:[a-z]+[ -])?${SCHOOL_EN}\b`,
    String.raw`^[^.;()\n]{0,60}\) (?:is|are|would be|es|son|seria) (?:an? |un )?(?:plus|bonus|extra|optional|nice|welcome|preferred|desirable|opcional|valorable|deseable)`,
  ].join('|'),
);
/** "No English, no interview", "sin inglés fluido no tomamos a nadie" */
const OR_NOTHING = /^[^.;:]{0,40}\b(?:no|not|sin)\b/;

/** The same for a language. */
export const isOfOthers = (lead: string, rest: string): boolean =>
  (NO_LANGUAGE_BEFORE.test(lead) && !OR_NOTHING.test(rest)) || NO_LANGUAGE_AFTER.test(rest);
