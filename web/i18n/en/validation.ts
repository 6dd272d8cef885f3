export const validation = {
  required: 'Please fill out this field to continue',
  invalid: 'This is not valid',
  email: 'Please enter a valid email address',
  corporate_email:
    'Please use your corporate email address. Personal email domains like Gmail, Yahoo, Hotmail are not allowed.',
  corporate_email_short: 'The email must have at least 6 characters',
  password: 'Password must contain at least 8 characters, including uppercase, lowercase and numbers.',
  passwords_differ: 'Passwords do not match.',
  phone: 'Please enter a phone number with at most 15 digits',
  too_long: 'This is too long',
  too_many: 'That is too many',
  url: 'Please enter a web address that begins with http',
  date: 'Please enter a date',
  video_type: 'Please upload a video in MP4, MOV or WEBM format',
  video_size: 'Video must be less than 100MB',
  video_empty: 'This file is empty',
};
