export const positions = {
  named: '{{title}} ({{mark}})',
  number: 'position {{number}}',
  workType: { 'on-site': 'on-site', hybrid: 'hybrid', remote: 'remote' },
};
