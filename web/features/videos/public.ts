export { Player } from './player.tsx';
export { useResumedUploads } from './use-upload.ts';
export { useVideoNews } from './use-own-video.ts';
export { VideoBlock } from './video-block.tsx';
