export const notice = {
  title: 'What the analysis measures',
  text: 'Software listens to your recording and scores how it’s delivered. It doesn’t judge you, and it doesn’t decide anything.',
  measured: 'It measures',
  measuredList: [
    'Pace and pauses',
    'Loudness, background noise and distortion',
    'Brightness and sharpness of the picture, for tips only',
    'Filler words and structure when there’s a script or captions, for tips only',
  ],
  never: 'It never looks at',
  neverList: [
    'Your face or expression',
    'Emotions or mood',
    'Your accent',
    'The pitch of your voice',
    'Your age, gender or origin',
  ],
  private: 'Scores are yours. Companies see them only where you switch that on, one position at a time.',
  limits:
    'Delivery explains little about performance: studies find a correlation of about 0.2 (DeGroot & Motowidlo, 1999). Target ranges are published research or our own proposal, and each score says which.',
  agree: 'I agree to have my takes and my positions’ videos analyzed like this. I can take that back at any time.',
  needed: 'Agree to the analysis first',
  rights: 'Your rights',
};

export const working = {
  queued: 'Waiting for the analysis',
  listen: 'Listening to your voice',
  measure: 'Measuring pace, pauses and loudness',
  look: 'Checking light and sharpness',
  transcribe: 'Writing down your words',
  review: 'Reading your words',
  note: 'You can leave this page. Your result will be here.',
  afterVideo: 'The analysis starts once your video is ready. Your result will be here.',
  failed: 'We couldn’t analyze this take',
  notYet: 'This take hasn’t been analyzed yet',
  notYetText: 'The analysis takes a few seconds.',
};

export const insufficient = {
  title: 'Not enough speech to score',
  text: 'Your account is fine. We just couldn’t score this take.',
  no_sound: 'This video has no sound. Check that the microphone is allowed and selected, then record again.',
  silent: 'We can’t hear anything. Check that the right microphone is selected, and speak up.',
  too_short:
    'You speak for less than {{seconds}} seconds. Say who you are, what you sell and one result: 30 seconds is plenty.',
  too_few_syllables: 'We hear only a few words. Speak for at least {{seconds}} seconds in one go.',
  not_speech:
    'We hear sound, but no clear speech. Turn off music, find a quieter room and move closer to the microphone.',
  heard: 'Speech we found: {{seconds}} s',
};
