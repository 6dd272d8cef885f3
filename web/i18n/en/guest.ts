export const guest = {
  back: 'Back',
  of: 'Step {{number}} of 2',
  video: 'Your video',
  promise:
    'Your video stays in this browser until your email is confirmed. Then it goes up by itself, to your first position. You may close the tab in between.',
  recording: {
    step: 'Recording',
    title: 'Record first, sign up after',
    text: 'About a minute, upright, in your own words. Take as many takes as you like: nobody sees them.',
  },
  details: {
    step: 'Details',
    title: 'Now tell us who you are',
    text: 'Name, email, password. We send you a link to confirm, and your video waits for you here.',
  },
};
