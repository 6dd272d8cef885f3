export { GuestBlock, GuestPicture } from './upload/guest-block.tsx';
export { findGuestTake, promiseGuestTake, useGuestTake } from './upload/guest-take.ts';
export { FullPlayer, StillPicture } from './player/full-player.tsx';
export { Player } from './player/player.tsx';
export { useResumedUploads } from './upload/uploads.ts';
export { SubmitAgain } from './position-video/submit-again.tsx';
export { useModerationEvents, useVideoEvents } from './position-video/use-own-video.ts';
export { VideoBlock } from './position-video/video-block.tsx';
