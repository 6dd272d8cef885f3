import { z } from 'zod';
import { LIMITS, route } from '../route.ts';

const tag = 'Account safety';

export const ownData = {
  prepareDownload: route({
    method: 'POST',
    path: '/account/download',
    summary: 'Whether the own account may be downloaded now, and where',
    tag,
    caller: 'user',
    limit: LIMITS.credentials,
    errors: ['password_needed', 'email_not_confirmed'],
  }).output(z.object({ path: z.string() })),
  requestDeletion: route({
    method: 'POST',
    path: '/account/deletion',
    summary: 'Ask for the deletion of the account: hidden and signed out now, erased after thirty days',
    tag,
    caller: 'user',
    limit: LIMITS.write,
    errors: ['password_needed'],
  }).output(z.object({ dueAt: z.iso.datetime() })),
  keepAccount: route({
    method: 'DELETE',
    path: '/account/deletion',
    summary: 'Take the request for deletion back',
    tag,
    caller: 'user',
    limit: LIMITS.write,
  }).output(z.object({})),
};
