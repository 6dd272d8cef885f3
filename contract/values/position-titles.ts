import { titleName } from './names/title-name.ts';

/** Position titles offered to talent; the first is the default. */
export const POSITION_TITLES = [
  'Sales Closer',
  'Account Executive',
  'Account Manager',
  'Appointment Setter',
  'Backend Developer',
  'Brand Manager',
  'Business Analyst',
  'Business Development Manager',
  'Business Development Representative',
  'Channel Sales Manager',
  'Community Manager',
  'Consultant',
  'Content Creator',
  'Copywriter',
  'Customer Success Manager',
  'Customer Support Specialist',
  'Data Analyst',
  'Data Scientist',
  'DevOps Engineer',
  'Digital Marketer',
  'Enterprise Account Executive',
  'Financial Advisor',
  'Freelancer',
  'Frontend Developer',
  'Full Stack Developer',
  'Graphic Designer',
  'Growth Manager',
  'HR Specialist',
  'Inside Sales Representative',
  'Key Account Manager',
  'Marketing Manager',
  'Media Buyer',
  'Mobile Developer',
  'Operations Manager',
  'Partnerships Manager',
  'Product Designer',
  'Product Manager',
  'Project Manager',
  'Real Estate Agent',
  'Recruiter',
  'Regional Sales Manager',
  'Sales Development Representative',
  'Sales Director',
  'Sales Engineer',
  'Sales Manager',
  'Sales Operations Analyst',
  'Sales Representative',
  'Sales Trainer',
  'Solutions Consultant',
  'Telemarketer',
  'UX Designer',
  'Virtual Assistant',
  'Other',
] as const;

const optionsIn = new Map<string, { value: string; label: string }[]>();

/** The titles as options, translated and sorted between the default one and "Other". */
export function titleOptions(language: string) {
  let options = optionsIn.get(language);
  if (!options) {
    const [first, ...others] = POSITION_TITLES.map((value) => ({
      value: value as string,
      label: titleName(value, language),
    }));
    const last = others.pop()!;
    options = [first!, ...others.toSorted((a, b) => a.label.localeCompare(b.label, language)), last];
    optionsIn.set(language, options);
  }
  return options;
}
