import { z } from 'zod';
import { cursorSchema, pageOf, requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { CONTEST_REASON_MAX, SCORE_NAMES, SCORE_VIEWS_PAGE_SIZE } from '../values/feedback.ts';
import { POSITIONS_MAX } from '../talents.ts';
import { scoresSchema } from './takes.ts';

const sharedPositionSchema = z
  .object({
    positionId: z.uuid(),
    positionTitle: z.string(),
    videoId: z.uuid().nullable().describe('The published video.'),
    sharedAt: z.iso.datetime().nullable().describe('Since when companies may see the scores. Null: they may not.'),
    scores: scoresSchema.nullable().describe('What companies see, or would see once you share it.'),
    isHidden: z.boolean().describe('An admin has hidden a score that you contested.'),
  })
  .meta({ id: 'SharedPosition', description: 'Whether companies see the scores of a position.' });
export type SharedPosition = z.infer<typeof sharedPositionSchema>;

const scoreViewSchema = z
  .object({
    id: z.uuid(),
    companyName: z.string().nullable().describe('Null: the company has closed its account.'),
    logoUrl: z.string().nullable(),
    isVerified: z.boolean().describe('The company has a verified badge.'),
    positionId: z.uuid().nullable().describe('Null: you have removed the position.'),
    positionTitle: z.string().nullable(),
    scores: scoresSchema,
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'ScoreView', description: 'A company that saw your scores.' });
export type ScoreView = z.infer<typeof scoreViewSchema>;

const own = { tag: 'AI feedback', caller: 'talent' } as const;

export const sharing = {
  listSharing: route({
    ...own,
    method: 'GET',
    path: '/feedback/positions',
    summary: 'List what companies see',
    description: 'Lists your positions, at most ten, with the scores that companies see.',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(sharedPositionSchema).max(POSITIONS_MAX) })),
  shareScores: route({
    ...own,
    method: 'PUT',
    path: '/feedback/positions/{positionId}',
    summary: 'Share the scores of a position',
    description: 'Shows the scores of a position to companies, or stops showing them. Search follows at once.',
    limit: LIMITS.write,
    errors: ['not_found', 'agreement_needed'],
  })
    .input(z.object({ positionId: z.uuid(), isShared: z.boolean() }))
    .output(sharedPositionSchema),
  contestScore: route({
    ...own,
    method: 'POST',
    path: '/feedback/takes/{videoId}/contests',
    summary: 'Contest a score',
    description:
      'Asks an admin to judge a score of one of your positions’ videos. The answer arrives in your messages. Each score is judged once: answers `conflict` if it has been contested, until another analysis changes it.',
    limit: LIMITS.write,
    errors: ['not_found', 'conflict'],
  })
    .input(z.object({ videoId: z.uuid(), score: z.enum(SCORE_NAMES), reason: requiredText(CONTEST_REASON_MAX) }))
    .output(z.object({})),
  listScoreViews: route({
    ...own,
    method: 'GET',
    path: '/feedback/score-views',
    summary: 'List who saw your scores',
    description: 'Lists the companies that saw your scores, newest first.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(scoreViewSchema, SCORE_VIEWS_PAGE_SIZE)),
};
