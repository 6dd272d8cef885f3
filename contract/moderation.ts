import { z } from 'zod';
import { cursorSchema, textSchema } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { MODERATION_NOTES_MAX } from './values/text-lengths.ts';
import { moderationSchema, playableSchema } from './videos/own-video.ts';
export const MODERATION_PAGE_SIZE = 12;

/** A published video as an admin judges it. Its links work for rejected ones too, and end after an hour or two. */
export const moderatedVideoSchema = z.object({
  videoId: z.uuid(),
  talentName: z.string(),
  positionTitle: z.string(),
  publishedAt: z.iso.datetime(),
  moderation: moderationSchema,
  notes: z.string().nullable(),
  decision: z
    .object({
      /** Null where the admin's account is gone. */
      by: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** When its talent submitted it again after a rejection; `notes` are those of the rejection. */
  resubmittedAt: z.iso.datetime().nullable(),
  playable: playableSchema,
});

export type ModeratedVideo = z.infer<typeof moderatedVideoSchema>;

const tag = 'Admin';

const own = { tag, caller: 'admin' } as const;

const decision = z.object({
  videoId: z.uuid(),
  /** Left empty, they say who decided. */
  notes: textSchema().max(MODERATION_NOTES_MAX, 'too_long').default(''),
});

export const moderation = {
  listVideos: route({
    ...own,
    method: 'GET',
    path: '/admin/videos',
    summary: 'Every published video with its moderation, newest first',
    limit: LIMITS.read,
  })
    .input(z.object({ state: moderationSchema.optional(), cursor: cursorSchema }))
    .output(
      z.object({
        items: z.array(moderatedVideoSchema),
        nextCursor: z.string().nullable(),
        counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
      }),
    ),
  approveVideo: route({
    ...own,
    method: 'POST',
    path: '/admin/videos/{videoId}/approve',
    summary: 'Approve a video, also one that was rejected: it is found and served again',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(decision)
    .output(moderatedVideoSchema),
  rejectVideo: route({
    ...own,
    method: 'POST',
    path: '/admin/videos/{videoId}/reject',
    summary:
      'Reject a video, also one that was approved: it leaves search, is no longer served, and its talent reads why',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(decision)
    .output(moderatedVideoSchema),
};
