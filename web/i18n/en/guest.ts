export const guest = {
  back: 'Back',
  of: 'Step {{number}} of 2',
  video: 'Your video',
  promise:
    'Your video stays in this browser until you confirm your email. Then it uploads automatically to your first position. You can close the tab in the meantime.',
  recording: {
    step: 'Recording',
    title: 'Record first, sign up later',
    text: 'About a minute, vertical, in your own words. Retake as often as you like. Only you see your takes.',
  },
  details: {
    step: 'Details',
    title: 'Now tell us about you',
    text: 'Add your name, email and a password. We’ll send you a link to confirm, and your video will be waiting here.',
  },
};
