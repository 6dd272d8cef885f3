export { GuestBlock, GuestPicture } from './guest-block.tsx';
export { findGuestTake, promiseGuestTake } from './guest-take.ts';
export { FullPlayer, StillPicture } from './full-player.tsx';
export { Player } from './player.tsx';
export { useGuestTake } from './use-guest-take.ts';
export { useResumedUploads } from './use-upload.ts';
export { SubmitAgain } from './submit-again.tsx';
export { useModerationEvents, useVideoEvents } from './use-own-video.ts';
export { VideoBlock } from './video-block.tsx';
