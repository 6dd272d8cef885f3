import type { PlainText, Span } from '../../search/reading/plain-text.ts';

/** A capitalized word. A dot belongs to it within an abbreviation ("I.E.", "St."), but not at the end of a sentence. */
const WORD = String.raw`\p{Lu}(?:[\p{L}\p{N}'’&]|\.(?=\p{L})|(?<=(?<!\p{L})\p{L}{1,2})\.(?= \p{Lu}))*`;
/** One to five capitalized words, like the name of a school: "Trinity", "the Tec", "Hwa Chong", "Queen's". */
const NAME = String.raw`(?:the |el |la |los |las )?${WORD}(?:[ -](?:(?:of|de|del) )?${WORD}){0,4}`;
const NAMES = String.raw`${NAME}(?:(?:, | or |, or | and | / |/| o | u | y )${NAME}){0,5}`;
const LIST = String.raw`${NAME}(?:(?:, | or |, or | / |/)${NAME}){1,5}`;
const GRADUATES = String.raw`(?:[Gg]rad(?:uate)?s?|[Aa]lum(?:ni|nus|na|s)?|[Pp]ass-? ?outs?|[Dd]egrees?|MBAs?)`;

/** "Alumni of …", "a first from …", "… or … grads", "egresado de la …". */
const FRAMES = [
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Aa]lum(?:ni|nus|na|s)|[Pp]ass-? ?outs?|[Oo]ld boys|[Gg]raduates?|[Gg]rads|[Aa] (?:first|degree|2[.:]1)|[Dd]egrees?|MBAs?|[Ss]tudied|[Ss]chooled|[Ee]ducated) (?:of|from|at) ${NAMES}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])${LIST}(?: ${GRADUATES}|,? nothing (?:less|else)|,? or (?:bust|nothing|don['’]t))(?![\p{L}])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Ee]studi(?:ar|ado|os|aste|e|ó)|[Ee]gresad[oa]s?|[Tt]itulad[oa]s?|[Gg]raduad[oa]s?|[Ll]icenciad[oa]s?|[Ff]ormad[oa]s?|[Ee]x-?alumn[oa]s?|[Ss]alid[oa]s?)(?: (?:o|y|/) (?:haber )?\p{Ll}+)? (?:(?:en|de|por) (?:el|la|los|las) |del )${WORD}(?: (?:de |del )?${WORD}){0,3}(?:(?:, | o | u | y )(?:(?:en|de) )?(?:el |la |los |las |del )?${WORD}(?: ${WORD}){0,2}){0,5}`,
    'gu',
  ),
];
/** Subjects, degrees and laws are capitalized too, and countries aren't schools. */
const NO_SCHOOL =
  /(?:(?:of|from|at|la|el|los|las|del) )(?:business|engineering|science|law|arts|commerce|any|all|every|uk|us|usa|eu|europe|india|ireland|spain|ley|eso|fp|ue|bachillerato|secundaria|area|carrera|rama|grado|sector|camara|ministerio|ayuntamiento|servicio|seguridad|mercado)\b|\b(?:and|or|y|o) (?:marketing|business|sales|engineering|finance|economics)\b|^(?:english|spanish|french|sales|business|marketing|bachelor'?s?|master'?s?|school|high|college|university|it|stem|finance|economics|law|engineering|commerce|science|arts|any|no|recent|new|men|people)\b/;

/** Schools that an advert asks for by name, whatever their rank: only capitals tell them from subjects. */
export function schoolsIn({ original, plain, at }: PlainText, masked: string): Span[] {
  const offsets = new Map(at.map((offset, index) => [offset, index]));
  return FRAMES.flatMap((frame) =>
    [...original.matchAll(frame)].flatMap(({ index, 0: words }) => {
      const start = offsets.get(index);
      const end = offsets.get(index + words.length);
      if (start === undefined || end === undefined || masked.slice(start, end).includes('\u0001')) return [];
      return NO_SCHOOL.test(plain.slice(start, end)) ? [] : [{ start, end }];
    }),
  );
}
