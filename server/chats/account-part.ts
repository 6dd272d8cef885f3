import type { AccountPart } from '../platform/account-part.ts';

const by = ['company_id', 'talent_id'];

export const chatsPart: AccountPart = {
  tables: {
    conversations: { by },
    messages: { by, through: { table: 'conversations', column: 'conversation_id' } },
  },
};
