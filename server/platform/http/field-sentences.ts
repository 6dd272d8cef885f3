/** Says what is wrong with a field, after its name. The screens have their own texts under `validation.` */
const SENTENCES: Record<string, string> = {
  required: 'is missing',
  invalid: 'is not valid',
  characters: 'holds control characters or broken Unicode',
  one_line: 'must be one line without control characters',
  too_long: 'is too long',
  too_many: 'has too many entries',
  too_deep: 'is nested too deeply',
  not_json: 'is not valid JSON',
  not_http: 'is not valid HTTP',
  bad_encoding: 'has a broken percent-encoding',
  number: 'must be a whole number within its range',
  email: 'must be an email address',
  corporate_email: 'must be a corporate email address',
  corporate_email_short: 'must have at least 6 characters',
  password: 'must have at least 8 characters, with upper case, lower case and digits',
  password_short: 'must have at least 6 characters',
  password_common: 'is too common a password',
  password_personal: 'is easy to guess from the name, the email or the product',
  person_name: 'may hold letters, spaces, apostrophes, hyphens and dots only',
  company_name: 'may hold letters, digits, spaces and simple punctuation only',
  name_link: 'must not contain a web address',
  wrong_password: 'is not the current password',
  phone: 'must be a phone number',
  url: 'must be a web address that begins with http',
  code_empty: 'must not be empty',
  code_signs: 'may hold letters, digits, - and _ only',
  code_taken: 'is already taken',
  time: 'must be a time within the video, with the end after the start',
  amount: 'must be an amount in minor units',
  salary: 'must be at least the minimum',
  domain: 'must be a domain such as acme.com',
  date: 'must be a date that is not in the future',
  video_type: 'must be a video type that is accepted',
  video_size: 'is larger than a video may be',
  video_empty: 'must not be empty',
  survey: 'must be answered',
  job_words: 'must describe the job in words',
};
const SHOWN = 5;
const NAME_MAX = 60;

/** Returns a sentence for API clients, e.g. "Some fields are not valid: email must be an email address." */
export function describeInvalidFields(fields: Record<string, string>) {
  const parts = Object.entries(fields)
    .slice(0, SHOWN)
    .map(([field, key]) => `${field.slice(0, NAME_MAX) || 'the input'} ${SENTENCES[key] ?? SENTENCES.invalid}`);
  return parts.length === 0 ? 'Some fields are not valid.' : `Some fields are not valid: ${parts.join('; ')}.`;
}
