import { z } from 'zod';
import { MAX_VIDEO_BYTES, SCRIPT_MAX, VIDEO_TYPES } from './constants.ts';
import { LIMITS, route } from './route.ts';
import { requiredLine, textSchema } from './text.ts';
import { MODERATION_STATES } from './values/videos.ts';

/** uploading -> queued -> processing -> ready | failed. A ready video is published unless it was rejected. */
export const videoStateSchema = z.enum(['uploading', 'queued', 'processing', 'ready', 'failed']);
export type VideoState = z.infer<typeof videoStateSchema>;
export const videoStepSchema = z.enum(['inspect', 'transcode', 'poster', 'preview', 'publish']);
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

/** What a player needs. URLs are absolute and unguessable; sizes in pixels. */
export const playableSchema = z.object({
  url: z.url(),
  posterAvifUrl: z.url(),
  posterWebpUrl: z.url(),
  previewUrl: z.url(),
  captionsUrl: z.url().nullable(),
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
});
export type Playable = z.infer<typeof playableSchema>;

/** A video as its owner sees it. `progressPercent` is 0-100 of the whole processing. */
export const ownVideoSchema = z.object({
  id: z.uuid(),
  positionId: z.uuid(),
  state: videoStateSchema,
  step: videoStepSchema.nullable(),
  progressPercent: z.int().min(0).max(100),
  failure: videoFailureSchema.nullable(),
  originalName: z.string(),
  sizeBytes: z.int(),
  uploadUrl: z.string().nullable(),
  /** While it is ready and served: a rejected one is not. */
  playable: playableSchema.nullable(),
  /** Why it was rejected. */
  moderationNotes: z.string().nullable(),
  moderation: moderationSchema,
  /** Rejected, then submitted again: it waits for a decision before it is found. */
  isSubmittedAgain: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type OwnVideo = z.infer<typeof ownVideoSchema>;

export const startUploadSchema = z.object({
  positionId: z.uuid(),
  originalName: requiredLine(255),
  contentType: z.enum(VIDEO_TYPES, 'video_type'),
  sizeBytes: z.int().positive('video_empty').max(MAX_VIDEO_BYTES, 'video_size'),
  /** What was read from the teleprompter; captions are made of it. */
  script: textSchema().max(SCRIPT_MAX, 'too_long').optional(),
});

const videoId = z.object({ videoId: z.uuid() });
const tag = 'Videos';

export const videos = {
  startUpload: route({
    method: 'POST',
    path: '/videos',
    summary: 'Announce a video for an own position; the bytes follow by tus to uploadUrl',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(startUploadSchema)
    .output(ownVideoSchema),
  getVideo: route({
    method: 'GET',
    path: '/videos/{videoId}',
    summary: 'An own video with its progress',
    tag,
    caller: 'talent',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(videoId)
    .output(ownVideoSchema),
  retryVideo: route({
    method: 'POST',
    path: '/videos/{videoId}/retry',
    summary: 'Process a failed video again from its kept source',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['not_found', 'video_not_retryable'],
  })
    .input(videoId)
    .output(ownVideoSchema),
  submitAgain: route({
    method: 'POST',
    path: '/videos/{videoId}/submit-again',
    summary: 'Ask for another look at a rejected video; it is pending, and found once approved',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['not_found', 'conflict'],
  })
    .input(videoId)
    .output(ownVideoSchema),
  deleteVideo: route({
    method: 'DELETE',
    path: '/videos/{videoId}',
    summary: 'Delete an own video: its source, rendition, poster and preview',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(videoId)
    .output(z.object({})),
};
