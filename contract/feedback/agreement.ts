import { z } from 'zod';
import { LIMITS, route } from '../route.ts';

const agreementSchema = z.object({
  hasAgreed: z.boolean().describe('You have agreed to the analysis of your takes, as the current notice describes it.'),
});

const own = { tag: 'AI feedback', caller: 'talent' } as const;

/** A talent's agreement to the analysis of its takes. */
export const agreement = {
  getAgreement: route({
    ...own,
    method: 'GET',
    path: '/feedback/agreement',
    summary: 'Retrieve your agreement',
    description: 'Returns whether your takes may be analysed.',
    limit: LIMITS.read,
  }).output(agreementSchema),
  agree: route({
    ...own,
    method: 'PUT',
    path: '/feedback/agreement',
    summary: 'Agree to the analysis',
    description: 'Agrees to the analysis of your takes, and queues those that have none yet.',
    limit: LIMITS.write,
  }).output(agreementSchema),
  withdraw: route({
    ...own,
    method: 'DELETE',
    path: '/feedback/agreement',
    summary: 'Withdraw your agreement',
    description: 'Deletes every analysis of your takes. Companies see no score of yours any more.',
    limit: LIMITS.write,
  }).output(agreementSchema),
};
