export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;
export const MAX_VIDEO_SECONDS = 120;
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-msvideo'] as const;
export const UPLOAD_CHUNK_BYTES = 25 * 1024 * 1024;
/** The recorder's camera: front-facing, portrait 3:4. */
export const CAMERA = { width: 480, height: 640, maxWidth: 720, maxHeight: 960, aspectRatio: 0.75 } as const;
/** The largest display size, in pixels, of a landscape video that is rotated upright. */
export const ROTATED_MAX = { width: 400, height: 600 } as const;
export const CUES_MAX = 400;

export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;
