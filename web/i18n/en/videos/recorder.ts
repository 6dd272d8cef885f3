export const recorder = {
  title: 'Record your video',
  guide:
    'Look at the camera and say who you are, what you sell, and one result you’re proud of. Aim for about a minute.',
  initialising: 'Opening your camera…',
  start: 'Start recording',
  lookAtLens: 'Look at the lens and get ready',
  cancel: 'Cancel',
  close: 'Close the recorder',
  recording: 'Recording',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  stopsItself: 'stops automatically at 2:00',
  retake: 'Record again',
  use: 'Use this video',
  camera: 'Camera',
  microphone: 'Microphone',
  soundGood: 'Sound is good',
  soundQuiet: 'Speak up, we can barely hear you',
  soundLoud: 'A bit too loud',
  review: 'Only you can see this take.',
  unfinished: 'You have an unfinished take ({{time}}).',
  unfinishedUse: 'Review take',
  unfinishedDrop: 'Start over',
  discardTitle: 'Discard your unfinished take?',
  discardText: 'You can’t get it back.',
  discard: 'Discard take',
};

export const camera = {
  denied: 'Your browser is blocking the camera. Allow camera and microphone for this site, then try again.',
  missing: 'We couldn’t find a camera or microphone. Connect one, or upload a video.',
  busy: 'Another app is using the camera. Close it, then try again.',
  unsupported: 'This browser can’t record video. Upload one instead.',
  retry: 'Try again',
  notReady: 'Camera not ready',
};

export const script = {
  title: 'Teleprompter',
  text: 'Your script',
  hint: 'It scrolls near the lens while you record and becomes your captions.',
  pace: 'Speed',
  paces: { slow: 'Slow', easy: 'Normal', quick: 'Fast' },
};
