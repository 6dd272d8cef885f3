import { countryOf } from '../values/countries.ts';
import { requiredLine } from './text.ts';

/** A country under any of its names. Stored by its English one, so that "españa" and "Spain" are one country. */
export const countrySchema = requiredLine(80)
  .refine((text) => text === '' || countryOf(text) !== undefined, 'country')
  .overwrite((text) => countryOf(text)?.name ?? text);
