export const legal = {
  contents: 'On this page',
  documents: 'Legal pages',
  updated: 'Last updated: {{day}}',
  names: { privacy: 'Privacy Policy', terms: 'Terms of Service', cookies: 'Cookie Policy', gdpr: 'GDPR' },
};
