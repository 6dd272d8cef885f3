import { maskTexts } from '#contract/masking/contacts.ts';
import { cityWords } from '../../platform/places/cities.ts';
import { nationWords } from '../../platform/places/nations.ts';
import { normalise } from '../query/words.ts';

/** The texts of a card that the talent writes. Skills combine those of the position and the profile. */
export interface CardTexts {
  position_title: string;
  skills: string[];
  languages: string[];
  city: string | null;
  country: string | null;
  bio: string | null;
  quote: string | null;
}

/** The version of the masking rules. A migration that changes it resets every document's `masked_by` to 0. */
export const MASKED_BY = 1;

/** Masks contacts in a card's texts. Texts shown together are masked together. @returns null when there is nothing to mask. */
export function maskCard(card: CardTexts & { full_name: string }): CardTexts | null {
  const { full_name, position_title, skills, languages, city, country, bio, quote } = card;
  const [title, about, said, town, land, ...listed] = maskTexts(
    [position_title, bio ?? '', quote ?? '', city ?? '', country ?? '', ...skills, ...languages],
    full_name,
  );
  const masked: CardTexts = {
    position_title: title!,
    skills: listed.slice(0, skills.length),
    languages: listed.slice(skills.length),
    city: city && (isPlace(city) ? city : town!),
    country: country && (isPlace(country) ? country : land!),
    bio: bio && about!,
    quote: quote && said!,
  };
  const isSame = (Object.keys(masked) as (keyof CardTexts)[]).every(
    (name) => JSON.stringify(masked[name]) === JSON.stringify(card[name]),
  );
  return isSame ? null : masked;
}

const PLACES = new Set([...cityWords(), ...nationWords()].map(([name]) => normalise(name)));

/** A known place is never a contact, even if it is the talent's name. */
const isPlace = (place: string) => PLACES.has(normalise(place));
