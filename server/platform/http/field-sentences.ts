/** What is wrong with a field, to follow its name. Screens have their own wording under `validation.`. */
const SENTENCES: Record<string, string> = {
  required: 'is required',
  invalid: 'is invalid',
  characters: 'must not contain control characters or malformed Unicode',
  one_line: 'must be a single line without control characters',
  too_long: 'is too long',
  too_many: 'has too many items',
  too_deep: 'is nested too deeply',
  not_json: 'is not valid JSON',
  not_http: 'is not valid HTTP',
  bad_encoding: 'has invalid percent-encoding',
  number: 'must be a whole number within its range',
  email: 'must be an email address',
  email_unchanged: 'is already your email',
  corporate_email: 'must be a corporate email address',
  corporate_email_short: 'must have at least 6 characters',
  password: 'must have at least 8 characters, including an upper-case letter, a lower-case letter and a digit',
  password_short: 'must have at least 6 characters',
  password_common: 'is too common',
  password_personal: 'must not be easy to guess from the name, the email or the product',
  person_name: 'may contain only letters, spaces, apostrophes, hyphens and dots',
  company_name: 'may contain only letters, digits, spaces and common punctuation',
  name_link: 'must not contain a web address',
  wrong_password: 'is not the current password',
  phone: 'must be a phone number',
  phone_required: 'is required',
  wrong_code: 'is not a valid code',
  url: 'must be a web address that starts with http:// or https://',
  linkedin: 'must be the address of a LinkedIn profile',
  target: 'must be an https address on the public internet, on port 443 or 8443',
  choose_event: 'must name at least one event',
  choose_scope: 'must name at least one scope',
  period: 'must be after the start',
  replay_max: 'covers more than 10,000 events',
  endpoint_off: 'is turned off',
  code_empty: 'must not be empty',
  code_signs: 'may contain only letters, digits, - and _',
  code_taken: 'is already taken',
  time: 'must be a time within the video, and the end must be after the start',
  amount: 'must be an amount in minor units',
  salary: 'must not be lower than the minimum',
  domain: 'must be a domain such as acme.com',
  date: 'must be a date that is not in the future',
  too_young: 'must be the birth date of somebody aged 16 or older',
  past_date: 'must not be in the past',
  logo: 'must be a PNG, JPEG or WebP picture',
  logo_size: 'must have at most 2 MB and 16 megapixels',
  video_type: 'must be a supported video type',
  video_size: 'exceeds the maximum size of a video',
  video_empty: 'must not be empty',
  survey: 'must be one of the listed answers',
  job_words: 'must describe the job in words',
};
const FIELDS_SHOWN = 5;
const FIELD_NAME_MAX = 60;

/** One sentence about all fields: "Some fields are invalid: email must be an email address; password is too common." */
export function describeInvalidFields(fields: Record<string, string>) {
  const parts = Object.entries(fields)
    .slice(0, FIELDS_SHOWN)
    .map(([field, key]) => `${field.slice(0, FIELD_NAME_MAX) || 'the input'} ${SENTENCES[key] ?? SENTENCES.invalid}`);
  return parts.length === 0 ? 'Some fields are invalid.' : `Some fields are invalid: ${parts.join('; ')}.`;
}
