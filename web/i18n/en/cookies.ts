export const cookies = {
  description: 'Every cookie and browser entry {{product}} keeps: its name, what it’s for and how long it stays.',
  lead: '{{product}} sets no cookies for advertising, tracking or statistics, neither our own nor anyone else’s. We keep only what the features you use need.',
  columns: { name: 'Name', kind: 'Stored in', purpose: 'Purpose', duration: 'Kept for' },
  kinds: { cookie: 'Cookie', local: 'Local storage', session: 'Session storage', database: 'IndexedDB' },
  entries: {
    session: {
      purpose: 'Keeps you signed in. Scripts can’t read it.',
      duration: 'Until you close the browser; {{rememberDays}} days with “Remember this device”',
    },
    pending: {
      purpose:
        'Remembers that you signed up in this browser, so you can confirm your email here without your password.',
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
    draft: { purpose: 'A message you’ve started to write.', duration: 'Until you send it or close the tab' },
    returnTo: {
      purpose: 'The page to open after you sign in or register.',
      duration: 'Until you sign in, or one hour',
    },
    reloaded: { purpose: 'When we last reloaded an outdated page.', duration: 'Until you close the tab' },
    noted: { purpose: 'That you’ve seen the cookie notice.', duration: 'Until you delete it' },
  },
  sections: [
    {
      id: 'what',
      title: 'What this page covers',
      text: [
        'Cookies are small pieces of text that a site asks your browser to keep. Local storage, session storage and IndexedDB are other places in your browser. The law treats them alike, and so does this page.',
      ],
      list: [],
    },
    {
      id: 'list',
      title: 'Everything we keep',
      text: ['This is the complete list. On an encrypted connection, session cookie names start with __Secure-.'],
      list: [],
    },
    {
      id: 'consent',
      title: 'Why we don’t ask for consent',
      text: [
        'Everything on this list is strictly necessary for something you do: signing in, choosing a language, following a friend’s link, recording a video or paying. For these, the law requires information rather than consent (Article 5(3) of the ePrivacy Directive). If we ever want to keep anything else, we’ll ask you first, and saying no will be as easy as saying yes.',
      ],
      list: [],
    },
    {
      id: 'others',
      title: 'Other parties',
      text: [
        'No script, font, picture or video on these pages comes from a third party. Two actions take you to another site:',
      ],
      list: [
        'Paying opens a Stripe page, which sets its own cookies to prevent fraud, under its own policy. In test mode you stay here.',
        'The support chat button, if the operator has one, opens another service in a new tab.',
      ],
    },
    {
      id: 'control',
      title: 'How to delete it',
      text: [
        'Log out to delete the session cookie. You can delete everything else in your browser settings under “site data”. Without the session cookie you can view the public pages but can’t sign in. If you delete a recording before uploading it, it’s lost.',
      ],
      list: [],
    },
    {
      id: 'contact',
      title: 'Questions',
      text: ['{{operator}}, {{address}}, {{email}}.'],
      list: [],
    },
  ],
};
