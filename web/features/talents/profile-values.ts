import type { TalentProfile } from '#contract/talents.ts';
import { countryName } from '#contract/values/names/country-name.ts';
import { NOTICE_DAYS } from '#contract/values/plans.ts';
import { eurosOf, groupedEuros, minorOf } from '#web/lib/forms/euros.ts';
import type { ProfileValues } from './profile-schema.ts';

export const valuesOf = (profile: TalentProfile): ProfileValues => ({
  fullName: profile.fullName,
  phone: profile.phone,
  languages: profile.languages,
  skills: profile.skills,
  bio: profile.bio ?? '',
  city: profile.city ?? '',
  country: profile.country ?? '',
  linkedinUrl: profile.linkedinUrl ?? '',
  birthDate: profile.birthDate ?? '',
  positions: Object.fromEntries(
    profile.positions.map(({ id, positionTitle, skills, experienceYears, workType, salaryMinMinor, noticeDays }) => [
      id,
      {
        positionTitle,
        skills,
        experienceYears: experienceYears?.toString() ?? '',
        workType: workType ?? '',
        salary: eurosOf(salaryMinMinor),
        noticeDays: noticeDays?.toString() ?? '',
      },
    ]),
  ),
});

/** The values as the form shows them, with the country and the salaries in the page's language. Validated, they are the stored ones again. */
export function shownValuesOf(profile: TalentProfile, language: string): ProfileValues {
  const values = valuesOf(profile);
  const positions = Object.entries(values.positions).map(([id, position]) => [
    id,
    { ...position, salary: groupedEuros(position.salary, language) },
  ]);
  return { ...values, country: countryName(values.country, language), positions: Object.fromEntries(positions) };
}

/** The server's input, in the order of the profile's positions. */
export const inputOf = ({ positions, ...person }: ProfileValues, profile: TalentProfile) => ({
  ...person,
  bio: person.bio || null,
  city: person.city || null,
  country: person.country || null,
  linkedinUrl: person.linkedinUrl || null,
  birthDate: person.birthDate || null,
  positions: profile.positions.map(({ id, positionTitle }) => {
    const position = positions[id];
    if (!position) return { id, positionTitle };
    const { experienceYears, workType, salary, noticeDays, ...rest } = position;
    return {
      id,
      ...rest,
      experienceYears: experienceYears === '' ? null : Number(experienceYears),
      workType: workType === '' ? null : workType,
      salaryMinMinor: minorOf(salary),
      noticeDays: NOTICE_DAYS.find((days) => String(days) === noticeDays) ?? null,
    };
  }),
});

/** Translates the server's name of a field, such as "positions.1.positionTitle", to the form's. */
export const fieldOf = (name: string, profile: TalentProfile) =>
  name.replace(/^positions\.(\d+)\./, (_all, index: string) => `positions.${profile.positions[Number(index)]?.id}.`);
