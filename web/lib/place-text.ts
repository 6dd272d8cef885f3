import { cityName } from '#contract/values/city-name.ts';
import { countryName } from '#contract/values/country-name.ts';

/** "Lisbon, Portugal" in the language of the screen, or the part of it that is known. */
export const placeText = ({ city, country }: { city: string | null; country: string | null }, language: string) =>
  [city && cityName(city, language), country && countryName(country, language)].filter(Boolean).join(', ');
