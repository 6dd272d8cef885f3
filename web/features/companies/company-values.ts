import type { CompanyProfile } from '#contract/companies.ts';
import { countryName } from '#contract/values/names/country-name.ts';

/** The address of a company that has given none, as at registration. */
const placeOf = ({ city, country }: Pick<CompanyProfile, 'city' | 'country'>) => `${city}, ${country}`;

/** The form's values, with an empty string for missing ones. */
export const valuesOf = (profile: CompanyProfile) => ({
  companyName: profile.companyName,
  firstName: profile.firstName,
  lastName: profile.lastName,
  address: profile.address === placeOf(profile) ? '' : profile.address,
  city: profile.city,
  country: profile.country,
  description: profile.description ?? '',
  industry: profile.industry ?? '',
  website: profile.website ?? '',
  phone: profile.phone ?? '',
});
export type Values = ReturnType<typeof valuesOf>;

/** The values as the form shows them, with the country in the page's language. Validated, they are the stored ones again. */
export const shownValuesOf = (profile: CompanyProfile, language: string): Values => ({
  ...valuesOf(profile),
  country: countryName(profile.country, language),
});

/** The server's input. */
export const inputOf = (values: Values) => ({
  ...values,
  address: values.address || placeOf(values),
  description: values.description || null,
  industry: values.industry || null,
  website: values.website || null,
  phone: values.phone || null,
});

export async function loadFormSchema() {
  // By name, so that the bundler leaves out the rest of zod.
  const { literal, string } = await import('zod');
  const { saveCompanySchema } = await import('#contract/companies.ts');
  const { website, phone } = saveCompanySchema.shape;
  return saveCompanySchema.extend({
    address: string().trim().max(200, 'too_long'),
    description: string().trim().max(3000, 'too_long'),
    industry: string().trim().max(80, 'too_long'),
    website: literal('').or(website.unwrap()),
    phone: literal('').or(phone.unwrap()),
  });
}
