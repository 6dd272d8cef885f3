import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { SELECTION_MAX } from '../values/limits.ts';

const talent = { tag: 'Campaigns', caller: 'talent', limit: LIMITS.write } as const;
const campaignId = z.object({ campaignId: z.uuid() });

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
  declineInvitation: route({
    ...talent,
    method: 'PUT',
    path: '/talent/campaigns/{campaignId}/declined',
    summary: 'Decline an invitation',
    description:
      'Tells the company that you decline its invitation, and withdraws your interest. Calling it again changes nothing.',
    errors: ['not_found'],
  })
    .input(campaignId)
    .output(z.object({})),
  restoreInvitation: route({
    ...talent,
    method: 'DELETE',
    path: '/talent/campaigns/{campaignId}/declined',
    summary: 'Restore a declined invitation',
    description: 'Makes an invitation that you declined open again. Calling it without one succeeds.',
  })
    .input(campaignId)
    .output(z.object({})),
};
