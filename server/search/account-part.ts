import type { AccountPart } from '../platform/account-part.ts';

export const searchPart: AccountPart = {
  tables: { shared_scores: { by: 'talent_id', through: { table: 'videos', column: 'video_id' } } },
  derivedTables: ['talent_search'],
};
