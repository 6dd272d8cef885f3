import { LANGUAGES } from '#contract/values/languages.ts';
import { plainText, type Span } from './plain-text.ts';

const ENGLISH_NAMES = new Set(LANGUAGES.map((language) => plainText(language).plain));

/** What may follow an English name that means the language. Before any other word it is an adjective: "Polish bakeries". */
export const AFTER_LANGUAGE =
  /^(?:[^\p{L}\p{N} -]|[ -](?:[^\p{L}\p{N}]|$)|$|[ -]?(?:and|or|y|e|o|u|at|is|isn|are|was|as|speak\w*|must|mother|native\w*|would|will|won|should|need\w*|can|[abc][12]|n[1-5]|hsk|necessary|spoken|for|from|with|well|good|to|required|requires|essential|mandatory|compulsory|without|on|of|in|it|by|fluen\w+|fluid[oa]s?|hablad[oa]|avanzado|alto|medio|nativ[oa]|matern\w+|oral|escrito|perfecto|claro|nivel|language\w*|proficien\w+|convers\w+|communicat\w+|read\w*|writ\w+|skills?|level|grammar|command|both|enough|because|that|you|alongside|beyond|imprescindible|obligatorio|para|de|con|english|only|a|an|but|helps?|ideal|desirable|preferred|useful|plus)(?![\p{L}\p{N}]))/u;

/** What may precede a Spanish name that means the language. After a noun it is an adjective: "mercado portugués". */
const BEFORE_LANGUAGE =
  /(?:^|[^\p{L}\p{N} ]|(?<![\p{L}\p{N}])(?:el|del|de|en|y|e|o|u|al|con|sin|a|un|tu|su|ni|que|como|mas|solo|tambien|ademas|algo|mucho|buen|mejor|perfecto|excelente|correcto|fluido|nativ[oa]s?|bilingues?|idiomas?|lenguas?|nivel|niveles|habl\w+|domin\w+|leer|lea\w*|escrib\w+|entiend\w+|entender|manej\w+|saber|sep[ao]\w*|sabes?|requ\w+|exig\w+|ped\w+|pid\w+|necesit\w+|imprescindible|indispensable|obligatori[oa]|castellano|espanol|ingles|frances|catalan|\d+%?|and|or|in|fluent|native|speak\w*|good|excellent|required|essential|must|with|both)) ?$/u;

const OTHERS =
  'customers?|clients?|competitors?|callers?|guests?|patients?|buyers?|residents?|visitors?|tourists?|shoppers?|diners?|travell?ers?|passengers?|suppliers?|neighbou?rs|colleagues?|teammates?|team|crew|staff|founders?|owners?|parents|famil(?:y|ies)|clientes|clientela|equipo|companer[oa]s|pacientes|turistas|vecin[oa]s|proveedores|familias|huespedes';
/** "Our customers speak German", unless they must. */
const OTHERS_SPEAK = new RegExp(
  `\\b(?:${OTHERS}|our (?:reps|closers|agents|sellers)|(?:nuestr|l)os comerciales|every(?:one|body)(?: here| else)?|we all|tod[oa]s)\\b(?: (?!must|need|have to|should|deb)[a-z]+){0,4} (?:speak|speaks|talk|talks|hablan|habla)\\b[^.;:]*$`,
);
/** "German-speaking customers", "English-language tests", "Tamil speakers are on shift". */
const SPOKEN_BY_OTHERS = new RegExp(
  `^[ -](?:speaking (?:\\w+ )?(?:${OTHERS}|markets?|countries|regions?|leads?|prospects?|accounts?|users?|partners?)\\b|language (?:tests?|exams?|courses?|training|lessons|classes|schools?|versions?|editions?|media|press|content|books?|films?)\\b|speakers? (?:are|is|work\\w*|live\\w*|run\\w*|handle\\w*|buy\\w*|make\\w*|will|take\\w*)\\b(?! (?:required|needed|wanted|sought|essential)))`,
);
/** "Send your CV in English", "meetings are in Portuguese". */
const WRITTEN_IN =
  /\b(?:translated|available|subtitled|decks?|documents?|docs|software|apps?|websites?|subtitles|documentation|manuals?|meetings?|interviews?|contracts?|training|handbook|menus?|erp|crm|intranet|forms?|aviso|anuncio|extracto|cvs?|resume|curriculum|applications?|cover letter|candidaturas?|solicitud\w*|reuniones|documentacion|manuales|entrevistas?|formacion|carta)(?: [a-z]+){0,3} (?:in|into|en|al) (?:[a-z]+ (?:and|or|y|o|e|u) )?$/;
const IF_YOU =
  /\bif $|\b(?:if you (?:also |happen to )?(?:speak|know|have|understand)|si (?:ademas |tambien )?(?:hablas?|sabes?|tienes?|dominas?|entiendes?))\b[^.;:]*$/;
const WISHED =
  /\b(?:(?:ideally|preferably|idealmente|preferiblemente|if possible|si se puede|si puede ser),?|(?:bonus|plus|nice[- ]to[- ]haves?|desirable|advantages?|valorables?|deseables?|se valora\w*|optional\w*|(?:other|further) languages|otros idiomas) ?[:(][^:;|]{0,80}) ?(?:for |in )?$/;
/** "Dutch would help", "Arabic earns you more". */
const HELPS =
  /^(?: (?:or|o|u) [a-z]+)? (?:would|could|might|gives?|earns?|opens?|pays?|se agradec\w+|suman?|vendrian? bien|abren?)\b/;
/** "French is handled by our Lyon office", "el italiano se vende desde otra sala", "inglés: lo hablan los auditores". */
const DONE_BY_OTHERS =
  /^(?:,? (?:and|y) (?:el )?[a-z]+)? (?:(?:is|are) (?:handled|covered|looked after|dealt with|done) (?:by|in|from|elsewhere)\b|se (?:venden?|atienden?|llevan?|cubren?) (?:en|desde|por)\b)|^ ?[|:,]? ?l[oa] hablan? (?:l[oa]s?|el|nuestr\w+|otr\w+)\b/;
/** "Nationality: Filipino, Nepali", "Brazilian or Portuguese". */
const OF_PEOPLE = /\b(?:nationality|nacionalidad)\b[^.;|]*$|\b[a-z]+(?:ian|ean|ish|ese|iss|ana) (?:or|o) $/;
/** "English is the language of the firm, and we teach it", "el catalán se aprende aquí". */
const TAUGHT =
  /\b(?:we|you(?:['´’]ll| will)) (?:can |also |will )?(?:teach|learn) it\b|\b(?:te|se|lo) (?:lo )?(?:ensena\w*|aprende\w*)(?: aqui)?(?= ?(?:[.,;)]|$))|\b(?:does|do)(?: not|n['´’]t) (?:have|need) to be\b/;
/** Words further away are irrelevant to a name, and a sentence may be as long as the text. */
const REACH = 120;

/**
 * Whether a language name is mentioned without being required of the reader: it describes a people or a thing, others speak
 * it, it's nice to have, or something is written in it.
 * @param list the names in the same list, including itself
 */
export function isOtherMention(text: string, { start, end }: Span, list: Span): boolean {
  const after = text.slice(list.end, list.end + REACH);
  const before = text.slice(Math.max(0, list.start - REACH), list.start);
  return (
    (ENGLISH_NAMES.has(text.slice(start, end)) ? !AFTER_LANGUAGE.test(after) : !BEFORE_LANGUAGE.test(before)) ||
    SPOKEN_BY_OTHERS.test(after) ||
    OTHERS_SPEAK.test(before) ||
    WRITTEN_IN.test(before) ||
    IF_YOU.test(before) ||
    WISHED.test(before) ||
    HELPS.test(after) ||
    DONE_BY_OTHERS.test(after) ||
    OF_PEOPLE.test(before) ||
    TAUGHT.test(after)
  );
}
