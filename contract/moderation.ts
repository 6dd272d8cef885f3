import { z } from 'zod';
import { cursorSchema, textSchema } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { MODERATION_NOTES_MAX } from './values/limits.ts';
import { moderationSchema, playableSchema } from './videos/own-video.ts';

export const MODERATION_PAGE_SIZE = 12;

export const moderatedVideoSchema = z
  .object({
    videoId: z.uuid(),
    talentName: z.string(),
    positionTitle: z.string(),
    publishedAt: z.iso.datetime(),
    moderation: moderationSchema,
    notes: z.string().nullable(),
    decision: z
      .object({
        by: z.string().nullable().describe("Null if the admin's account is gone."),
        at: z.iso.datetime(),
      })
      .nullable(),
    resubmittedAt: z.iso
      .datetime()
      .nullable()
      .describe('When the talent resubmitted the video. `notes` are those of the rejection.'),
    earlierRejectionAt: z.iso
      .datetime()
      .nullable()
      .describe('When an earlier video of the talent was rejected. This one is withheld until it is approved.'),
    playable: playableSchema,
  })
  .meta({
    id: 'ModeratedVideo',
    description:
      'A published video as an admin reviews it. Its links also work for rejected videos and expire after about an hour.',
  });
export type ModeratedVideo = z.infer<typeof moderatedVideoSchema>;

const own = { tag: 'Administration', caller: 'admin', limit: LIMITS.write } as const;
const decision = z.object({
  videoId: z.uuid(),
  notes: textSchema().max(MODERATION_NOTES_MAX, 'too_long').default('').describe('If empty, the notes name the admin.'),
});

export const moderation = {
  listVideos: route({
    ...own,
    method: 'GET',
    path: '/admin/videos',
    summary: 'List published videos',
    description: 'Lists published videos with their moderation, newest first, 12 per page.',
    limit: LIMITS.read,
  })
    .input(z.object({ state: moderationSchema.optional(), cursor: cursorSchema }))
    .output(
      z.object({
        items: z.array(moderatedVideoSchema).max(MODERATION_PAGE_SIZE),
        nextCursor: z.string().nullable(),
        counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
      }),
    ),
  countWaiting: route({
    ...own,
    method: 'GET',
    path: '/admin/waiting',
    summary: 'Count what waits for an admin',
    description: 'Returns how many videos, contested scores and support tickets wait for a decision or an answer.',
    limit: LIMITS.read,
  }).output(z.object({ videos: z.int(), scores: z.int(), support: z.int() })),
  approveVideo: route({
    ...own,
    method: 'POST',
    path: '/admin/videos/{videoId}/approve',
    summary: 'Approve a video',
    description: 'Approves a video, even a rejected one. It becomes searchable and is served again.',
    errors: ['not_found'],
  })
    .input(decision)
    .output(moderatedVideoSchema),
  rejectVideo: route({
    ...own,
    method: 'POST',
    path: '/admin/videos/{videoId}/reject',
    summary: 'Reject a video',
    description:
      'Rejects a video, even an approved one. It leaves search and is no longer served. The talent sees the notes. Rejecting it again replaces them.',
    errors: ['not_found'],
  })
    .input(decision)
    .output(moderatedVideoSchema),
};
