import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { SELECTION_MAX } from '../values/limits.ts';

export const invitations = {
  inviteTalent: route({
    tag: 'Campaigns',
    caller: 'company',
    limit: LIMITS.write,
    method: 'POST',
    path: '/campaigns/{campaignId}/invitations',
    summary: 'Invite talent to a campaign',
    description:
      'Shows one of your open campaigns at the top of these talents’ campaigns. Inviting someone again changes nothing.',
    errors: ['not_found', 'email_not_confirmed'],
  })
    .input(
      z.object({
        campaignId: z.uuid(),
        positionIds: z.array(z.uuid()).min(1, 'required').max(SELECTION_MAX, 'too_many'),
      }),
    )
    .output(z.object({ invited: z.int().describe('How many talents were not invited before.') })),
};
