import type { positions as english } from '../en/positions.ts';

export const positions: typeof english = {
  named: '{{title}} ({{mark}})',
  number: 'puesto {{number}}',
  workType: { 'on-site': 'presencial', hybrid: 'híbrido', remote: 'remoto' },
};
