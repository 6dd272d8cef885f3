import { countryOf } from '#contract/values/countries.ts';
import { PHONE_COUNTRIES } from '#contract/values/phone-countries.ts';

/** Many browsers come with it, wherever they are used. */
const EVERYWHERE = 'en-US';

/**
 * The country of someone's phone, guessed from their address, else from the region of a language that they read.
 * @param address the name of a country, possibly incomplete
 * @returns its ISO 3166-1 code, if there is anything to guess from
 */
export function likelyCountry(address: string, languages: readonly string[] = navigator.languages) {
  const regions = languages
    .filter((language) => language !== EVERYWHERE)
    .map((language) => /-([A-Z]{2})$/.exec(language)?.[1]);
  return [countryOf(address)?.code, ...regions].find((code) =>
    PHONE_COUNTRIES.some((country) => country.code === code),
  );
}
