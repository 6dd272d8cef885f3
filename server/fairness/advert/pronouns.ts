import type { PlainText, Span } from '../../search/reading/plain-text.ts';

const PRONOUN = /(?<![a-z/'])(?:he|she|his|hers?|him(?:self)?|herself)(?![a-z/])/g;
/** People whom an advert may call "he" or "she" without requiring a sex, since they aren't the applicant. */
const SOMEBODY_ELSE =
  /\b(?:(?:our|your|my|the|whose|one of (?:our|the)) (?:[a-z-]+ ){0,2}(?:founder|co-?founder|ceo|cto|coo|cfo|owner|boss|chef|director|chair|president|vp|head|lead|colleague|customer|client|buyer|patient|guest|user|reader|visitor|prospect|predecessor|doctor|surgeon|winner|best seller|intern|grand(?:mother|father|ma|pa)|investor|mentor|receptionist|team ?mate|engineer|designer|accountant)|[a-z]+'s (?:wife|husband|mother|father)|m[rs]s?\.|customers?|clients?|buyers?|patients?|(?:wife|husband|mother|father|daughter|son|sister|brother|dog|cat|horse|parrot|neighbou?r|last (?:person|hire|manager|rep)|predecessor) )\b/;
const REACH = 150;

/** "He" and "her" for the future hire. `masked` has pairs such as "he or she" removed. */
export function pronounsIn({ original, plain, at }: PlainText, masked: string): Span[] {
  return [...masked.matchAll(PRONOUN)].flatMap(({ index, 0: word }) => {
    const lead = plain.slice(Math.max(0, index - REACH), index);
    const sentence = /[^.!?\n]*$/.exec(original.slice(at[Math.max(0, index - REACH)]!, at[index]!))![0];
    if (SOMEBODY_ELSE.test(lead) || isNamed(sentence)) return [];
    return [{ start: index, end: index + word.length }];
  });
}

/** A name earlier in the sentence: "with Anna", "ask Anna, who". */
const isNamed = (lead: string) =>
  /(?:\b(?:with|from|by|of|and|ask|is|meet|call|to|for|when|like|boss|founder|ceo|manager|colleague)|(?:so )?that|because|until|where|since|while|but|thanks|[a-z],) \p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?:[,;.]| and| can| could| does| needs| who| will| has| is| started| joined| runs)/u.test(
    lead,
  );

const SUBJECT = /(?<![\p{L}])(?:él|Él)(?![\p{L}])/gu;

/** Spanish subject pronouns, which adverts rarely need: "él reporta al director". */
export function spanishPronounsIn({ original, plain, at }: PlainText, masked: string): Span[] {
  const offsets = new Map(at.map((offset, index) => [offset, index]));
  return [...original.normalize('NFC').matchAll(SUBJECT)].flatMap(({ index }) => {
    const start = offsets.get(index);
    if (start === undefined || !/^el\b(?! mism)/.test(masked.slice(start))) return [];
    const lead = plain.slice(Math.max(0, start - REACH), start);
    const isObject = /\b(?:a|de|con|para|por|en|sobre|ante|entre|sin|que|como|hacia|tras) $/.test(lead);
    return isObject || /\b(?:clientes?|usuario|comprador|director|fundador|jefe|dueno)\b/.test(lead)
      ? []
      : [{ start, end: start + 2 }];
  });
}

/** "Ask Maria, who …, and she will": a pronoun for a named person. */
export const isOfNamed = ({ original, plain, at }: PlainText, { start, end }: Span) =>
  /^(?:he|she|his|her)$/.test(plain.slice(start, end)) &&
  /(?:with|to|from|by|is|of|and|ask|for|call|see|meet|boss|manager|director|founder|colleague|[a-z],) \p{Lu}\p{Ll}+[,;]? ?(?:and|who|;|,|will|has)[^.]{0,40}$/u.test(
    original.slice(Math.max(0, at[start]! - 80), at[start]!),
  );
