import { cityName } from './city-name.ts';
import { countryName } from './country-name.ts';

/** Translates a country or a city to the language of the screen. Other texts stay as they are. */
export const placeName = (name: string, language: string) => cityName(countryName(name, language), language);
