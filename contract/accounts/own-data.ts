import { z } from 'zod';
import { LIMITS, route } from '../route.ts';

const own = { tag: 'Your data', caller: 'user', limit: LIMITS.write } as const;

export const ownData = {
  prepareDownload: route({
    ...own,
    method: 'POST',
    path: '/account/download',
    summary: 'Prepare a download of your data',
    description: 'Returns the path of a ZIP archive with everything stored about your account.',
    limit: LIMITS.credentials,
    errors: ['password_needed', 'email_not_confirmed'],
  }).output(z.object({ path: z.string() })),
  requestDeletion: route({
    ...own,
    method: 'POST',
    path: '/account/deletion',
    summary: 'Request deletion of your account',
    description: 'Hides the account and ends its sessions now. The account is erased after 30 days.',
    errors: ['password_needed'],
  }).output(z.object({ dueAt: z.iso.datetime().describe('When the account is erased.') })),
  cancelDeletion: route({
    ...own,
    method: 'DELETE',
    path: '/account/deletion',
    summary: 'Cancel deletion of your account',
    description: 'Withdraws the deletion request. Calling it without a request succeeds.',
  }).output(z.object({})),
};
