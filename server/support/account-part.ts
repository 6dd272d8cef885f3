import type { AccountPart } from '../platform/account-part.ts';

export const supportPart: AccountPart = {
  tables: {
    support_tickets: { by: 'user_id', without: ['closed_by'] },
    support_answers: {
      by: 'user_id',
      through: { table: 'support_tickets', column: 'ticket_id' },
      without: ['answered_by'],
    },
  },
};
