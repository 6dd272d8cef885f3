/** An exemption in brackets right after the mention: "(not required)". "(SaaS preferred)" exempts only SaaS. */
const NOT_A_MUST =
  /^[^.;,()\n]{0,40}\((?:but |though |aunque |pero )?(?:not (?:a must|required|essential|necessary|needed)|no (?:excluyente|imprescindible|indispensable|obligatori[oa]|requerid[oa]|necesari[oa])|y ?\/ ?n|optional|opcional|desea?ble|desead[oa]|desired|wished|desirable|preferred|ideally?|valorable|conveniente|nice to have|a plus|un plus) ?[),]/;
const NEEDLESS =
  '(?:required|needed|necessary|essential|a must|mandatory|indispensables?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?|excluyentes?)';
/**
 * "(English/Spanish) preferred", "Welsh: not required", "Portuguese isn't needed", "saber alemán, no", "inglés fue requisito, ya no lo
 * es", "a year earns you five points", "two years: nice, not a condition", "three years only count as a tiebreak"
 */
const NEEDLESS_AFTER = new RegExp(
  [
    String.raw`^[^.;,()\n]{0,20}\) (?:is |are )?(?:preferred|desirable|optional|a plus|deseable|valorable|opcional)\b`,
    String.raw`^[^.;:()\n]{0,24}: ?(?:not|no) (?:es |son )?${NEEDLESS}`,
    String.raw`^[^.;:()\n]{0,40} (?:is not|are not|isn't|aren't|no es|no son|not|tampoco es) (?:at all )?${NEEDLESS}`,
    String.raw`^[^.;:()\n]{0,24}[:,] no (?:lo|la|los|las) (?:vas a )?(?:necesit|ped|exig|mir|evalu|requer)`,
    String.raw`^[^.;:,()\n]{0,24}, (?:no|tampoco) ?(?:[.;\n]|$)`,
    String.raw`^[^.:()\n]{0,60}[;,] ?no tener(?:l[oa]s?)? no (?:te |l[oa]s? )?excluye`,
    String.raw`^[^.:()\n]{0,60}[;,] ?(?:(?:pero|y) )?ya no (?:lo )?(?:es|son|pedimos|exigimos|cuentan?|hacen? falta)\b`,
    String.raw`^[^.:()\n]{0,60}[;,] ?(?:but |and )?(?:(?:it|that|they|those) )?(?:no longer|not any ?more|isn't now|aren't now)\b`,
    String.raw`^[^.;()\n]{0,60}[:,] ?(?:nice|good|great|handy|helpful|welcome|bien|mejor|bonito|util),? (?:(?:but|pero|y|and) )?(?:not?|isn't|no es) (?:an? |un |una )?(?:condition|deal-?breaker|condicion|requisito|${NEEDLESS})`,
    String.raw`^[^.;()\n]{0,60}\b(?:only|merely|solo|solamente|unicamente)\b[^.;()\n]{0,30}\b(?:tie-?break\w*|desempat\w+|statistic\w*|estadistic\w+)`,
    String.raw`^[^.;:()\n]{0,60} (?:dan?|suman?|otorgan?|gives?|earns?|is worth|are worth) (?:you )?(?:\d+|one|two|five|un|dos|tres|cinco) (?:puntos?|points?)\b`,
  ].join('|'),
);
/** "You don't need English", "no exigimos tres años", "forget the five years", unless the sentence goes on to require something. */
const NEEDLESS_BEFORE =
  /\b(?:no (?:necesitas?|necesitaras?|exigimos|pedimos|requerimos|se (?:exig|pid|requier|necesit)en?|se (?:exige|pide|requiere|necesita)|hacen? falta)|(?:don't|do not|needn't) (?:need|require|ask for|have)|no need (?:for|of)|sin necesidad de|(?:no ?body|no one) (?:will|is going to|here will) ask|nadie (?:te |le )?(?:va a )?pedira?|forget(?: about)?|olvid(?:ate|ese|a) de|instead of|rather than|en (?:lugar|vez) de)(?:(?!\b(?:but|pero|sino|mas que|except|only|aunque)\b)[^.;:,]){0,40}$/;
/** "We'd value somebody with a year as a setter", "se otorgará puntaje adicional por". */
const VALUED_BEFORE =
  /\b(?:(?:se )?valora(?:mos|remos|n|ran|ra|ria)?|(?:se )?(?:apreci|agradec)\w+|puntaje adicional|puntos extra|we(?:'d| would) (?:love|like|value|appreciate))\b(?:(?!\b(?:imprescindible|obligatori[oa]|required|must)\b)[^.;:]){0,90}$/;
const ASKED =
  '(?:ask(?:ed|ing)? for|requir(?:ed?|ing)|demand(?:ed|ing)?|insist(?:ed|ing)? on|want(?:ed)?|need(?:ed)?|look(?:ed|ing)? for)';
const ASKED_ONCE = '(?:pediamos|exigiamos|requeriamos|solicitabamos|buscabamos|se (?:pedian?|exigian?|requerian?))';
/**
 * What was required once, or is required elsewhere: "we used to ask for three years", "otras empresas piden inglés", "puse un
 * aviso pidiendo dos años", "grade II requires two years".
 */
const ASKED_ELSEWHERE = new RegExp(
  `\\b(?:${[
    `(?:used to|no longer|once|previously|formerly|stopped|gave up) ${ASKED}`,
    `(?:others|(?:other|most|many|some) (?:[a-z]+ )?(?:companies|firms|employers|agencies|places|adverts|ads|businesses)|competitors|everyone else) (?:will |may |might |still |usually |often |all )?${ASKED}`,
    `(?:la|las|lo|los) ${ASKED_ONCE}|we (?:had )?asked for (?:it|some|them)`,
    `(?:antes|hasta (?:ahora|hace poco)|al principio) (?:[a-z]+ )?${ASKED_ONCE}`,
    '(?:published|posted|placed|ran|wrote|had|puse|pusimos|publique|publicamos|tuvimos) (?:an?|one|un|una|otro|otra) (?:[a-z]+ )?(?:advert|ad|post|posting|listing|aviso|anuncio|oferta) (?:[a-z]+ ){0,3}(?:asking for|requiring|wanting|pidiendo|exigiendo|que pedia)',
    '(?:level|grade|tier|nivel|grado|categoria) (?:ii|iii|iv|[2-9]) (?:requires?|needs?|asks for|exige|requiere|pide)',
    'ya no (?:pedimos|exigimos|requerimos|solicitamos|hacen? falta|se (?:piden?|exigen?|requieren?|necesitan?))',
    '(?:dejamos|hemos dejado) de (?:pedir|exigir|requerir|solicitar)',
    '(?:otr[oa]s(?: [a-z]+)?|(?:much[oa]s|algun[oa]s|l[oa]s demas) (?:empresas|companias|firmas|agencias|anuncios|ofertas)|l[oa]s demas|la competencia) (?:[a-z]{2,4} ){0,2}(?:diran?|piden?|exigen?|requieren?|quieren?|solicitan?|buscan?)',
  ].join('|')})(?:(?!\\b(?:but|pero|we|nosotros|here|aqui)\\b)[^.;:]){0,100}$`,
);
/** "Maximum experience: 3 years", "candidates up to 3 years" */
const MOST =
  /\b(?:max(?:im(?:um|o|a))?|up ?to|tope|at most|no more than|a lo sumo|como maximo)\b\.?(?: (?:de|of))?(?: (?:experience|experiencia))?:? ?(?:de |of )?$/;
/** A legend, "E = essential, D = desirable": after it, single letters mark each line. */
const LEGEND =
  /(?<![\p{L}\p{N}])([a-z]) ?(?:=|:|-|–) ?(?:desirable|deseable|desired|optional|opcional|valorable)(?![\p{L}\p{N}])/u;

/**
 * Whether the text itself says that a mention isn't required, or that it is a maximum.
 * @param lead the sentence before it, or the end of it
 * @param rest the sentence after it, or the beginning of it
 */
export const isExempt = (lead: string, rest: string): boolean =>
  NOT_A_MUST.test(rest) ||
  NEEDLESS_AFTER.test(rest) ||
  NEEDLESS_BEFORE.test(lead) ||
  VALUED_BEFORE.test(lead) ||
  ASKED_ELSEWHERE.test(lead) ||
  isQuoted(lead, rest) ||
  MOST.test(lead);

/** "Our last advert said «three years»": a demand in quotation marks is cited, not made. */
const isQuoted = (lead: string, rest: string) =>
  (/^(?:[^"]*"[^"]*")*[^"]*"[^"]{0,40}$/.test(lead) && /^[^"]{0,50}"/.test(rest)) ||
  (/«[^»]{0,40}$/.test(lead) && /^[^«]{0,50}»/.test(rest));

/** A table cell: "Language | English B1 | desirable". */
const WISHED_CELL =
  /\| *(?:desirable|deseable|desired|optional|opcional|valorable|preferred|nice to have|a plus|un plus) *(?:\||$)/;

/** @returns a test for lines that are marked as merely desirable: by a cell, or by a letter from the text's legend. */
export function wishMarkOf(plain: string): (line: string) => boolean {
  const letter = LEGEND.exec(plain)?.[1];
  const mark =
    letter === undefined ? undefined : new RegExp(`\\(${letter}\\) ?$|^[^\\p{L}]{0,3}${letter} ?[:.)-] `, 'u');
  return (line) => WISHED_CELL.test(line) || mark?.test(line) === true;
}
