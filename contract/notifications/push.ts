import { z } from 'zod';
import { LIMITS, route } from '../route.ts';

const own = { tag: 'Notifications', caller: 'user', limit: LIMITS.write } as const;
const endpoint = z.url({ error: 'url' }).max(1000, 'too_long').describe('The address of the browser’s push service.');
/** A base64url key of this many bytes. */
const key = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'invalid');

export const push = {
  subscribePush: route({
    ...own,
    method: 'PUT',
    path: '/notifications/push-subscription',
    summary: 'Subscribe a browser',
    description:
      'Sends your notifications to this browser until its session ends. Takes what `PushManager.subscribe` returned; subscribing again changes nothing.',
  })
    .input(z.object({ endpoint, keys: z.object({ p256dh: key(65), auth: key(16) }) }))
    .output(z.object({})),
  unsubscribePush: route({
    ...own,
    method: 'DELETE',
    path: '/notifications/push-subscription',
    summary: 'Unsubscribe a browser',
    description: 'Stops sending notifications to a browser of yours. Repeating it changes nothing.',
  })
    .input(z.object({ endpoint }))
    .output(z.object({})),
};
