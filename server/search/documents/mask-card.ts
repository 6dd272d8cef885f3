import { maskText, maskTexts } from '#contract/masking/mask-text.ts';
import { cityWords } from '../../platform/places/cities.ts';
import { nationWords } from '../../platform/places/nations.ts';
import { normalise } from '../query/normalise.ts';

/** The texts of a card that a talent writes. Skills are those of the position and of the profile. */
export interface CardTexts {
  position_title: string;
  skills: string[];
  languages: string[];
  city: string | null;
  country: string | null;
  bio: string | null;
  quote: string | null;
}

/** The version of the rules that an entry's masks were made by. A migration that changes it sets `masked_by` to 0. */
export const MASKED_BY = 1;

/** A card's texts with contacts masked; null where there is nothing to mask. What is read together is masked together. */
export function maskCard(card: CardTexts & { full_name: string }): CardTexts | null {
  const { full_name, position_title, skills, languages, city, country, bio, quote } = card;
  const [title, about, said, ...listed] = maskTexts([position_title, bio ?? '', quote ?? '', ...skills], full_name);
  const masked: CardTexts = {
    position_title: title!,
    skills: listed,
    languages: languages.map((language) => maskText(language, full_name)),
    city: city && maskPlace(city, full_name),
    country: country && maskPlace(country, full_name),
    bio: bio && about!,
    quote: quote && said!,
  };
  const isSame = (Object.keys(masked) as (keyof CardTexts)[]).every(
    (name) => JSON.stringify(masked[name]) === JSON.stringify(card[name]),
  );
  return isSame ? null : masked;
}

const PLACES = new Set([...cityWords(), ...nationWords()].map(([name]) => normalise(name)));

/** People live in places that are named like them. */
const maskPlace = (place: string, fullName: string) => maskText(place, PLACES.has(normalise(place)) ? '' : fullName);
