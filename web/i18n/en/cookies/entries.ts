export const entries = {
  session: {
    purpose: 'Keeps you signed in. Scripts can’t read it.',
    duration: 'Until you close the browser; {{rememberDays}} days with “Remember this device”',
  },
  pending: {
    purpose: 'Remembers that you signed up in this browser, so you can confirm your email here without your password.',
    duration: '{{unprovenDays}} days',
  },
  device: {
    purpose:
      'Recognizes this device as yours, so we can tell you about sign-ins elsewhere and no one can lock you out by guessing passwords.',
    duration: 'Until you close the browser; one year with “Remember this device”',
  },
  browser: {
    purpose: 'Ties a sign-in with a passkey or a code to this browser.',
    duration: 'Until you close the browser',
  },
  language: { purpose: 'The language you chose.', duration: 'One year' },
  languageStored: {
    purpose: 'The language you chose, in case cookies are blocked.',
    duration: 'Until you delete it',
  },
  referral: {
    purpose: 'Whose invite link you followed, so they get their credit.',
    duration: '{{referralDays}} days',
  },
  script: { purpose: 'Your teleprompter script for each position.', duration: 'Until you clear it' },
  take: {
    purpose: 'A recording you haven’t uploaded yet, so it survives a crash.',
    duration: 'Until you upload or discard it',
  },
  unlock: { purpose: 'The unlock you were about to pay for.', duration: '10 minutes, or until you close the tab' },
  reset: { purpose: 'The token from a reset link while you choose a password.', duration: 'Until you close the tab' },
  outbox: {
    purpose: 'Messages that haven’t been delivered yet, so none get lost.',
    duration: 'Until they’re sent or discarded',
  },
  draft: { purpose: 'A message or form you’ve started to fill in.', duration: 'Until you send it or close the tab' },
  returnTo: {
    purpose: 'The page to open after you sign in or register.',
    duration: 'Until you sign in, or one hour',
  },
  reloaded: { purpose: 'When we last reloaded an outdated page.', duration: 'Until you close the tab' },
  theme: { purpose: 'Whether you chose the light or the dark theme.', duration: 'Until you delete it' },
  accountType: {
    purpose: 'Whether you last signed in as a talent or as a company, so that the right form opens.',
    duration: 'Until you delete it',
  },
  scroll: { purpose: 'How far you’ve scrolled each page, for the Back button.', duration: 'Until you close the tab' },
  noted: { purpose: 'That you’ve seen the cookie notice.', duration: 'Until you delete it' },
};
