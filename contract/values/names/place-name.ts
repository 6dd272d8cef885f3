import { cityName } from './city-name.ts';
import { countryName } from './country-name.ts';
import { regionName } from './region-name.ts';

/** Translates a country, a region or a city to the language of the screen. Other texts stay as they are. */
export const placeName = (name: string, language: string) =>
  cityName(regionName(countryName(name, language), language), language);

/** "Lisbon, Portugal" in the language of the screen, or the part of it that is known. */
export const placeText = ({ city, country }: { city: string | null; country: string | null }, language: string) =>
  [city && cityName(city, language), country && countryName(country, language)].filter(Boolean).join(', ');

/** A campaign's location, such as "Lisbon, Portugal", in the language of the screen. Parts that aren't known stay as written. */
export const locationText = (location: string, language: string) =>
  location
    .split(', ')
    .map((part) => cityName(countryName(part, language), language))
    .join(', ');
