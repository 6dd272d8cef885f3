/** An exemption in brackets right after the mention: "(not required)". "(SaaS preferred)" exempts only SaaS. */
const NOT_A_MUST =
  /^[^.;,()\n]{0,40}\((?:but |though |aunque |pero )?(?:not (?:a must|required|essential|necessary|needed)|no (?:excluyente|imprescindible|indispensable|obligatori[oa]|requerid[oa]|necesari[oa])|y ?\/ ?n|optional|opcional|desea?ble|desirable|preferred|valorable) ?[),]/;
const NEEDLESS =
  '(?:required|needed|necessary|essential|a must|mandatory|indispensables?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?|excluyentes?)';
/** "(English/Spanish) preferred", "Welsh: not required", "Portuguese isn't needed", "saber alemán, no" */
const NEEDLESS_AFTER = new RegExp(
  [
    String.raw`^[^.;,()\n]{0,20}\) (?:is |are )?(?:preferred|desirable|optional|a plus|deseable|valorable|opcional)\b`,
    String.raw`^[^.;:()\n]{0,24}: ?(?:not|no) (?:es |son )?${NEEDLESS}`,
    String.raw`^[^.;:()\n]{0,40} (?:is not|are not|isn't|aren't|no es|no son|not|tampoco es) (?:at all )?${NEEDLESS}`,
    String.raw`^[^.;:()\n]{0,24}[:,] no (?:lo|la|los|las) (?:vas a )?(?:necesit|ped|exig|mir|evalu|requer)`,
    String.raw`^[^.;:,()\n]{0,24}, (?:no|tampoco) ?(?:[.;\n]|$)`,
  ].join('|'),
);
/** "You don't need English", "no exigimos tres años", unless the sentence goes on to require something. */
const NEEDLESS_BEFORE =
  /\b(?:no (?:necesitas?|necesitaras?|exigimos|pedimos|requerimos|se (?:exig|pid|requier|necesit)en?|se (?:exige|pide|requiere|necesita)|hacen? falta)|(?:don't|do not|needn't) (?:need|require|ask for|have)|no need (?:for|of)|sin necesidad de)(?:(?!\b(?:but|pero|sino|mas que|except|only|aunque)\b)[^.;:,]){0,40}$/;
/** "We'd value somebody with a year as a setter", "se otorgará puntaje adicional por". */
const VALUED_BEFORE =
  /\b(?:(?:se )?valora(?:mos|remos|n|ran|ra|ria)?|puntaje adicional|puntos extra|we(?:'d| would) (?:love|like|value|appreciate))\b(?:(?!\b(?:imprescindible|obligatori[oa]|required|must)\b)[^.;:]){0,90}$/;
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
  MOST.test(lead);

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
