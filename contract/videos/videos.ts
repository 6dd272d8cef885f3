import { z } from 'zod';
import { requiredLine, textSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { SCRIPT_MAX } from '../values/text-lengths.ts';
import { MAX_VIDEO_BYTES, VIDEO_TYPES } from '../values/videos.ts';
import { ownVideoSchema } from './own-video.ts';
export const MEDIA_CACHE_SECONDS = 3600;
export const PREVIEW_SECONDS = 3;

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
