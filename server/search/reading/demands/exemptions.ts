/** Said right after, in brackets of its own: "(not required)". "(SaaS preferred)" exempts from nothing but SaaS. */
const NOT_A_MUST =
  /^[^.;,()\n]{0,40}\((?:but |though |aunque |pero )?(?:not (?:a must|required|essential|necessary|needed)|no (?:excluyente|imprescindible|indispensable|obligatori[oa]|requerid[oa]|necesari[oa])|y ?\/ ?n|optional|opcional|desea?ble|desirable|preferred|valorable) ?[),]/;
/** "Maximum experience: 3 years", "candidates up to 3 years" */
const MOST =
  /\b(?:max(?:im(?:um|o|a))?|up ?to|tope|at most|no more than|a lo sumo|como maximo)\b\.?(?: (?:de|of))?(?: (?:experience|experiencia))?:? ?(?:de |of )?$/;
/** "E = essential, D = desirable": from then on a letter tells one from the other. */
const LEGEND =
  /(?<![\p{L}\p{N}])([a-z]) ?(?:=|:|-|–) ?(?:desirable|deseable|desired|optional|opcional|valorable)(?![\p{L}\p{N}])/u;

/**
 * Whether a text says of a mention by itself that nobody needs it, or that nobody may have more.
 * @param lead the sentence up to it, or its end
 * @param rest the sentence after it, or its beginning
 */
export const isExempt = (lead: string, rest: string): boolean => NOT_A_MUST.test(rest) || MOST.test(lead);

/** A cell of a row: "Language | English B1 | desirable". */
const WISHED_CELL =
  /\| *(?:desirable|deseable|desired|optional|opcional|valorable|preferred|nice to have|a plus|un plus) *(?:\||$)/;

/** @returns whether a line is marked as only desired: by a cell, or by the letter that the text explains so. */
export function wishMarkOf(plain: string): (line: string) => boolean {
  const letter = LEGEND.exec(plain)?.[1];
  const mark =
    letter === undefined ? undefined : new RegExp(`\\(${letter}\\) ?$|^[^\\p{L}]{0,3}${letter} ?[:.)-] `, 'u');
  return (line) => WISHED_CELL.test(line) || mark?.test(line) === true;
}
