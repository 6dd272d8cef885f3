import { z } from 'zod';
import { requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { CUE_TEXT_MAX } from '../values/text-lengths.ts';
import { CUES_MAX, MAX_VIDEO_SECONDS } from '../values/videos.ts';

const ms = z
  .int('time')
  .min(0, 'time')
  .max(MAX_VIDEO_SECONDS * 1000 + 1000, 'time');

export const cueSchema = z
  .object({ startMs: ms, endMs: ms, text: requiredText(CUE_TEXT_MAX) })
  .refine(({ startMs, endMs }) => endMs > startMs, { path: ['endMs'], message: 'time' });

const tag = 'Captions';

const videoId = z.object({ videoId: z.uuid() });

const cues = z.object({ cues: z.array(cueSchema).max(CUES_MAX, 'too_many') });

export const captions = {
  getCaptions: route({
    method: 'GET',
    path: '/videos/{videoId}/captions',
    summary: 'The captions of an own video; none yet is an empty list',
    tag,
    caller: 'talent',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(videoId)
    .output(cues),
  saveCaptions: route({
    method: 'PUT',
    path: '/videos/{videoId}/captions',
    summary: 'Replace the captions of an own ready video; an empty list takes them away',
    tag,
    caller: 'talent',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(videoId.extend(cues.shape))
    .output(cues),
};
