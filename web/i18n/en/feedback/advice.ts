export const advice = {
  title: 'One thing to try next',
  doneTitle: 'Nothing to fix',
  next: 'Next tip',
  place: 'Tip {{number}} of {{count}}',
  none: 'Every part meets its target. Keep this take.',
  rate: { raise: 'Speak a little faster.', lower: 'Slow down a little.' },
  articulation: {
    raise: 'Say your words with a bit more drive.',
    lower: 'Give every word its time: you’re rushing your syllables.',
  },
  pauseShare: {
    raise: 'Add short pauses after your main points.',
    lower: 'Fill less of the take with silence.',
  },
  meanPause: {
    raise: 'Let your pauses last a bit longer.',
    lower: 'Make your pauses shorter: half a second is enough.',
  },
  longPauses: { raise: 'Add a pause or two.', lower: 'Cut the long pauses, they break your flow.' },
  level: {
    raise: 'Move closer to the microphone or speak up.',
    lower: 'Move back from the microphone or lower the input volume.',
  },
  levelSpread: {
    raise: 'Vary your loudness a little.',
    lower: 'Keep your loudness even, also at the ends of sentences.',
  },
  steadiness: { raise: 'Vary your pace a little.', lower: 'Keep your pace even from start to finish.' },
  snr: {
    raise: 'Find a quieter room, or move closer to the microphone.',
    lower: 'Your voice stands out well from the background.',
  },
  clipping: {
    raise: 'Your sound isn’t distorted.',
    lower: 'Turn down the microphone: your loudest words are distorted.',
  },
  picture: {
    too_dark: 'Sit facing a light: your picture is dark.',
    too_bright: 'Turn away from the window: your picture is too bright.',
    blurred: 'Clean the lens and hold the camera still: your picture is blurred.',
    landscape: 'Turn your phone upright: vertical videos fill the screen.',
    low_resolution: 'Use a camera with a higher resolution.',
  },
  fillers: 'Leave out “{{word}}”: you said it {{count}} times.',
  noNumbers: 'Name a result in numbers.',
  noClosing: 'End with what should happen next.',
};
