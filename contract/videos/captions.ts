import { z } from 'zod';
import { requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { CUE_TEXT_MAX, CUES_MAX, MAX_VIDEO_SECONDS } from '../values/limits.ts';

const ms = z
  .int('time')
  .min(0, 'time')
  .max(MAX_VIDEO_SECONDS * 1000 + 1000, 'time');

export const cueSchema = z
  .object({ startMs: ms, endMs: ms, text: requiredText(CUE_TEXT_MAX) })
  .refine(({ startMs, endMs }) => endMs > startMs, { path: ['endMs'], message: 'time' })
  .meta({ id: 'Cue', description: 'A caption and when it shows.' });

const own = { tag: 'Captions', caller: 'talent', path: '/videos/{videoId}/captions', errors: ['not_found'] } as const;
const videoId = z.object({ videoId: z.uuid() });
const cues = z.object({ cues: z.array(cueSchema).max(CUES_MAX, 'too_many') });

export const captions = {
  getCaptions: route({
    ...own,
    method: 'GET',
    summary: 'Retrieve captions',
    description: 'Returns the captions of one of your videos. The list is empty until there are any.',
    limit: LIMITS.read,
  })
    .input(videoId)
    .output(cues),
  saveCaptions: route({
    ...own,
    method: 'PUT',
    summary: 'Replace captions',
    description: 'Replaces the captions of one of your ready videos. An empty list removes them.',
    limit: LIMITS.write,
  })
    .input(videoId.extend(cues.shape))
    .output(cues),
};
