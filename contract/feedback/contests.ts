import { z } from 'zod';
import { cursorSchema, requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { CONTEST_ANSWER_MAX, CONTEST_STATES, SCORE_NAMES } from '../values/feedback.ts';
import { playableSchema } from '../videos/own-video.ts';
import { analysisSchema } from './analysis.ts';

export const CONTESTS_PAGE_SIZE = 20;

const contestStateSchema = z.enum(CONTEST_STATES);

export const contestedScoreSchema = z
  .object({
    contestId: z.uuid(),
    state: contestStateSchema,
    score: z.enum(SCORE_NAMES),
    value: z.number().describe('The score as it was when it was contested.'),
    analyst: z.string(),
    version: z.string(),
    reason: z.string(),
    createdAt: z.iso.datetime(),
    talentName: z.string(),
    positionTitle: z.string(),
    posterUrl: z.string(),
    decision: z
      .object({
        by: z.string().nullable().describe("Null if the admin's account is gone."),
        at: z.iso.datetime(),
        answer: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ContestedScore', description: 'A score that its talent doubts.' });
export type ContestedScore = z.infer<typeof contestedScoreSchema>;

export const contestEvidenceSchema = contestedScoreSchema
  .extend({
    analysis: analysisSchema.nullable().describe('The current analysis of the video. Null while there is none.'),
    playable: playableSchema,
    isShared: z.boolean().describe('Companies see the scores of this video now.'),
  })
  .meta({ id: 'ContestEvidence', description: 'A contested score with what was measured.' });
export type ContestEvidence = z.infer<typeof contestEvidenceSchema>;

const own = { tag: 'Administration', caller: 'admin', limit: LIMITS.read } as const;
const contestId = z.object({ contestId: z.uuid() });

export const contests = {
  listContests: route({
    ...own,
    method: 'GET',
    path: '/admin/contests',
    summary: 'List contested scores',
    description: 'Lists contested scores in one state, oldest first, 20 per page.',
  })
    .input(z.object({ state: contestStateSchema.default('open'), cursor: cursorSchema }))
    .output(
      z.object({
        items: z.array(contestedScoreSchema),
        nextCursor: z.string().nullable(),
        counts: z.object({ open: z.int(), kept: z.int(), hidden: z.int() }),
      }),
    ),
  getContest: route({
    ...own,
    method: 'GET',
    path: '/admin/contests/{contestId}',
    summary: 'Retrieve the evidence of a contested score',
    description: 'Returns a contested score with the analysis and the video.',
    errors: ['not_found'],
  })
    .input(contestId)
    .output(contestEvidenceSchema),
  decideContest: route({
    ...own,
    method: 'POST',
    path: '/admin/contests/{contestId}/decision',
    summary: 'Decide about a contested score',
    description:
      'Keeps the score, or hides all scores of the video from companies. The talent reads the answer in Messages. A later decision replaces an earlier one; the same decision again answers `conflict`.',
    limit: LIMITS.write,
    errors: ['not_found', 'conflict'],
  })
    .input(contestId.extend({ decision: z.enum(['kept', 'hidden']), answer: requiredText(CONTEST_ANSWER_MAX) }))
    .output(contestedScoreSchema),
};
