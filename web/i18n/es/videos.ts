import type { Same } from '../same.ts';
import type { videos as english } from '../en/videos.ts';

export const videos: Same<typeof english> = {};
