import { z } from 'zod';
import { requiredLine, textSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { SCRIPT_MAX, MAX_VIDEO_BYTES } from '../values/limits.ts';
import { VIDEO_TYPES } from '../values/product.ts';
import { ownVideoSchema } from './own-video.ts';

export const MEDIA_CACHE_SECONDS = 3600;

export const startUploadSchema = z.object({
  positionId: z.uuid(),
  originalName: requiredLine(255),
  contentType: z.enum(VIDEO_TYPES, 'video_type'),
  sizeBytes: z.int().positive('video_empty').max(MAX_VIDEO_BYTES, 'video_size'),
  script: textSchema()
    .max(SCRIPT_MAX, 'too_long')
    .optional()
    .describe('The teleprompter text. Captions are made from it.'),
});

const own = { tag: 'Videos', caller: 'talent', limit: LIMITS.write, errors: ['not_found'] } as const;
const videoId = z.object({ videoId: z.uuid() });

export const videos = {
  startUpload: route({
    ...own,
    method: 'POST',
    path: '/videos',
    summary: 'Start a video upload',
    description:
      'Creates a video for one of your positions. Then upload the file to `uploadUrl` with the tus protocol.',
  })
    .input(startUploadSchema)
    .output(ownVideoSchema),
  getVideo: route({
    ...own,
    method: 'GET',
    path: '/videos/{videoId}',
    summary: 'Retrieve a video',
    description: 'Returns one of your videos with its progress.',
    limit: LIMITS.read,
  })
    .input(videoId)
    .output(ownVideoSchema),
  retryVideo: route({
    ...own,
    method: 'POST',
    path: '/videos/{videoId}/retry',
    summary: 'Retry a failed video',
    description: 'Processes a failed video again from its stored upload.',
    errors: ['not_found', 'video_not_retryable'],
  })
    .input(videoId)
    .output(ownVideoSchema),
  submitAgain: route({
    ...own,
    method: 'POST',
    path: '/videos/{videoId}/submit-again',
    summary: 'Resubmit a rejected video',
    description: 'Requests another review. The video is pending and becomes searchable once it is approved.',
    errors: ['not_found', 'conflict'],
  })
    .input(videoId)
    .output(ownVideoSchema),
  deleteVideo: route({
    ...own,
    method: 'DELETE',
    path: '/videos/{videoId}',
    summary: 'Delete a video',
    description: 'Deletes one of your videos with its upload, rendition, poster and preview.',
  })
    .input(videoId)
    .output(z.object({})),
};
