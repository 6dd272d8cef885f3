import type { PlainText } from '../../search/reading/plain-text.ts';

const NICKNAME =
  '(?:(?:sales|closing|selling|phone|growth) )?(?:ninjas?|rock ?stars?|gurus?|wizards?|jedis?|hustlers?|unicorns?|warriors?|wol(?:f|ves)|sharks?|beasts?|killers?|superstars?|superheroes|predators?|tiburon(?:es)?|lobos?|fieras?|cracks?|bestias?|guerrer[oa]s?|depredador(?:es)?|maquinas?|leon(?:es)?)(?: (?:de|en) (?:las? )?(?:ventas?|cierres?|telefono))?';
const NEGATION =
  "(?:no|not|nor|\\w+n't|without|never|neither|instead of|rather than|more than|tired of|forget|sin|ni|nada de|ningun[oa]?|en vez de|mas que|huimos de|lejos de)";
/** Negations that still describe who is wanted. */
const STILL_WANTED = /\b(?:if|unless|until|only|just|but|sino|solo|si|quien|quienes|who|why|stop|miss)\b/;

/** How many characters before the negation are searched for such words. */
const REACH = 40;

const DENIED = new RegExp(
  `(?<![\\w'])${NEGATION}((?: [a-z']+){0,5}?) ${NICKNAME}(?:(?:,|,? (?:and|or|nor|y|o|ni))(?: (?:an?|un|una|no|ni))? ${NICKNAME})*(?![\\w'])`,
  'g',
);

/** Blanks out the nicknames that an advert doesn't want: "we aren't looking for ninjas" excludes nobody. */
export function withoutDeniedNicknames({ plain, ...text }: PlainText): PlainText {
  const read = plain.replace(DENIED, (words, between: string, at: number) => {
    const [clause] = /[^,;:.!?\n]*$/.exec(plain.slice(Math.max(0, at - REACH), at))!;
    return STILL_WANTED.test(between) || STILL_WANTED.test(clause) ? words : ' '.repeat(words.length);
  });
  return { ...text, plain: read };
}
