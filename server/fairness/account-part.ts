import type { AccountPart } from '../platform/account-part.ts';

export const fairnessPart: AccountPart = { tables: { fairness_feedback: { by: 'recruiter_id' } } };
