import { z } from 'zod';
import { LIMITS, route } from './route.ts';

export const analytics = {
  recordView: route({
    method: 'POST',
    path: '/analytics/views',
    summary: 'A play by this company; counted once per position and UTC day, from three seconds on',
    tag: 'Analytics',
    caller: 'company',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(z.object({ positionId: z.uuid(), playedMs: z.int().min(0) }))
    .output(z.object({ isCounted: z.boolean() })),
};
