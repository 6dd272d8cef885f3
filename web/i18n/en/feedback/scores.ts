export const scores = {
  title: 'Your scores',
  outOf: '{{score}} out of 10',
  communication: 'Communication',
  confidence: 'Confidence',
  clarity: 'Clarity',
  meaning: {
    communication: 'How easy it is to follow: your pace and your pauses.',
    confidence: 'How steady the recording sounds: loud enough, even and unbroken. It says nothing about how you feel.',
    clarity: 'How well you can be heard: noise, distortion, loudness and articulation.',
  },
  level: { excellent: 'Excellent', good: 'Good', average: 'Average', low: 'Room to improve' },
  how: 'How it’s calculated',
  formula:
    'Each part is met between 0 and 100% of its target. The score is {{mean}}% their weighted average and {{worst}}% the weakest part.',
  capped:
    'It can’t be higher than the weakest part allows: at most {{least}} plus {{slope}} times how far that part is met.',
  columns: { part: 'Part', value: 'Measured', target: 'Target', met: 'Met', weight: 'Weight', source: 'Source' },
  contest: 'Contest this score',
};

export const summary = {
  good: 'Clear and easy to follow. Nothing stands in your way.',
  strongest: {
    communication: 'Easy to follow.',
    confidence: 'Steady and audible.',
    clarity: 'Easy to hear.',
  },
};
