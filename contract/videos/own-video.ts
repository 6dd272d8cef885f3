import { z } from 'zod';
import { VIDEO_STEPS } from '../values/product.ts';
import { MODERATION_STATES } from '../values/product.ts';

/** uploading -> queued -> processing -> ready | failed. A ready video is published unless it was rejected. */
export const videoStateSchema = z.enum(['uploading', 'queued', 'processing', 'ready', 'failed']);
export const videoStepSchema = z.enum(VIDEO_STEPS);
export type VideoStep = z.infer<typeof videoStepSchema>;
export const videoFailureSchema = z.enum([
  'not_a_video',
  'unsupported_format',
  'truncated',
  'too_long',
  'too_large',
  'no_picture',
  'unreadable',
  'timed_out',
  'out_of_memory',
  'invalid_public_url',
]);
export type VideoFailure = z.infer<typeof videoFailureSchema>;

export const moderationSchema = z.enum(MODERATION_STATES);
export type Moderation = z.infer<typeof moderationSchema>;

export const playableSchema = z
  .object({
    url: z.url(),
    posterAvifUrl: z.url(),
    posterWebpUrl: z.url(),
    previewUrl: z.url(),
    captionsUrl: z.url().nullable(),
    durationMs: z.int(),
    width: z.int().describe('Pixels.'),
    height: z.int().describe('Pixels.'),
  })
  .meta({ id: 'PlayableVideo', description: 'What a player needs. The addresses are absolute and unguessable.' });
export type Playable = z.infer<typeof playableSchema>;

export const ownVideoSchema = z
  .object({
    id: z.uuid(),
    positionId: z.uuid().nullable().describe('Null for a practice take.'),
    state: videoStateSchema,
    step: videoStepSchema.nullable(),
    progressPercent: z.int().min(0).max(100).describe('Progress of the whole processing.'),
    failure: videoFailureSchema.nullable(),
    originalName: z.string(),
    sizeBytes: z.int(),
    uploadUrl: z.string().nullable(),
    playable: playableSchema.nullable().describe('Present while the video is ready and not rejected.'),
    moderationNotes: z.string().nullable().describe('Why the video was rejected. Null if the admin gave no reason.'),
    moderation: moderationSchema,
    isSubmittedAgain: z
      .boolean()
      .describe('Resubmitted, or replacing a rejected video. It is not searchable until it is approved.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnVideo', description: 'A video as its owner sees it.' });
export type OwnVideo = z.infer<typeof ownVideoSchema>;
