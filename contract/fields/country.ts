import { countryOf } from '../values/countries.ts';
import { requiredLine } from './text.ts';

/** A country under any of its names, spelled as CLDR does: "españa" becomes "España". */
export const countrySchema = requiredLine(80)
  .refine((text) => text === '' || countryOf(text) !== undefined, 'country')
  .overwrite((text) => countryOf(text)?.name ?? text);
