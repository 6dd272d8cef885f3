import type { TalentCard } from '#contract/search/search.ts';
import type { TermLookup } from './words/term-lookup.ts';
import { nameKey, nationKey, placeKey } from './read-words.ts';

/** A candidate with the fields that only the non-blind reading sees. */
export interface Candidate {
  card: TalentCard;
  name: readonly string[];
  place: readonly string[];
}

export const givenName = ({ talentName }: Pick<TalentCard, 'talentName'>) => talentName.replace(/\s+\S+\.$/u, '');

/** A biography mentions other people too, so its names and places aren't used. */
export const readCandidate = (card: TalentCard, lookup: TermLookup): Candidate => ({
  card,
  name: [nameKey(givenName(card))],
  place: placesOf(card, lookup),
});

function placesOf({ city, country }: TalentCard, { meanings }: TermLookup) {
  const place = (name: string) => {
    const key = placeKey(name);
    const meaning = meanings.get(key.slice('place:'.length));
    return meaning?.city ? placeKey(meaning.city) : meaning?.nation ? nationKey(meaning.nation) : key;
  };
  return [
    ...(city ? [place(city)] : []),
    ...(country ? [/^[A-Z]{2}$/.test(country) ? nationKey(country) : place(country)] : []),
  ];
}
