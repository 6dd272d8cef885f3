export { FullPlayer, StillPicture } from './player/full-player.tsx';
export { Player, usePlayer } from './player/player.tsx';
export { SubmitAgain } from './position-video/submit-again.tsx';
export { VideoBlock } from './position-video/video-block.tsx';
