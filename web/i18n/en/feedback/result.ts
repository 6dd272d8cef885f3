export const chart = {
  title: 'Your voice and its pauses',
  at: '{{at}} of {{whole}}',
  hint: 'Select a moment to hear it.',
  wave: 'Waveform',
  pace: 'Pace',
  loudness: 'Loudness',
  listen: 'Listen from {{at}}',
  seek: 'Moment in the take',
  pauses_one: '{{count}} pause of half a second or more',
  pauses_other: '{{count}} pauses of half a second or more',
  noPauses: 'No pauses of half a second or more.',
  pause: '{{seconds}} s pause',
  paceUnit: 'syllables per second',
  loudnessUnit: 'dBFS',
  second: 'Second',
  table: 'Show as a table',
  from: 'Starts at',
  length: 'Length',
};

export const compare = {
  title: 'Compared with an earlier take',
  with: 'Compare with',
  before: 'Before',
  now: 'Now',
  change: 'Change',
  closer: '{{share}} closer',
  further: '{{share}} further off',
  same: '–',
  partsNote: 'For each part of a score, the change says how much closer to its target you are.',
  none: 'Record another take to see how it compares.',
};

export const words = {
  title: 'Your words',
  text: 'From {{source}}. They don’t count in any score.',
  source: {
    typed: 'your captions',
    teleprompter: 'your script',
    speech_model: 'speech recognition on our server',
    provider: 'a speech recognition service',
  },
  count: 'Words',
  fillers: 'Filler words per minute',
  sentences: 'Sentences',
  longest: 'Longest sentence',
  longestValue_one: '{{count}} word',
  longestValue_other: '{{count}} words',
  strengths: 'What works',
  suggestions: 'What to change',
};

export const analyst = {
  local: 'Local analyst {{version}}: the same take always gets the same scores.',
  model: 'AI model {{version}}.',
  fallback: 'The AI model didn’t answer, so these are the local analyst’s scores.',
  limits:
    'It measures sound and picture. It can’t tell how you feel, and it never looks at face, accent, pitch or age.',
};
