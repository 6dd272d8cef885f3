import { cityName } from './city-name.ts';
import { countryName } from './country-name.ts';
import { regionName } from './region-name.ts';

/** Translates a country, a region or a city to the language of the screen. Other texts stay as they are. */
export const placeName = (name: string, language: string) =>
  cityName(regionName(countryName(name, language), language), language);
