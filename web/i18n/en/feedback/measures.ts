export const part = {
  rate: { name: 'Pace', means: 'Syllables per second, pauses included.' },
  articulation: { name: 'Articulation', means: 'Syllables per second while you’re speaking.' },
  pauseShare: { name: 'Time in pauses', means: 'How much of the take is silence between words.' },
  meanPause: { name: 'Average pause', means: 'How long a pause lasts on average.' },
  longPauses: { name: 'Long pauses', means: 'Pauses of 1 second or more, per minute.' },
  level: { name: 'Loudness', means: 'How loud the whole recording is.' },
  levelSpread: { name: 'Loudness variation', means: 'How much loudness changes between phrases.' },
  steadiness: { name: 'Pace variation', means: 'How much your pace changes during the take.' },
  snr: { name: 'Voice above noise', means: 'How far your voice stands above the background.' },
  clipping: { name: 'Distortion', means: 'How much of the sound is cut off because it’s too loud.' },
};

export const unit = {
  syllables_per_second: '{{value}} syllables/s',
  share: '{{value}}%',
  seconds: '{{value}} s',
  per_minute: '{{value}} per minute',
  lufs: '{{value}} LUFS',
  db: '{{value}} dB',
  variation: '{{value}}%',
};

export const target = { between: '{{from}} to {{to}}', least: '{{from}} or more', most: '{{to}} or less' };

export const source = {
  pellegrino_2011: 'Pellegrino et al. 2011',
  de_jong_wempe_2009: 'De Jong & Wempe 2009',
  ebu_r128: 'EBU R128',
  proposal: 'Our proposal',
};
