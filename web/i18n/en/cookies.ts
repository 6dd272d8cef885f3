export const cookies = {
  description: 'Every cookie and every entry that Closeup keeps in your browser: name, purpose and how long.',
  lead: '{{product}} sets no cookie for advertising, tracking or statistics, neither our own nor from others. What we keep in your browser is what you asked for.',
  columns: { name: 'Name', kind: 'Where', purpose: 'What for', duration: 'How long' },
  kinds: { cookie: 'Cookie', local: 'Local storage', session: 'Session storage', database: 'IndexedDB' },
  entries: {
    session: {
      purpose: 'Keeps you signed in. Scripts can’t read it.',
      duration: 'Until you close the browser; {{rememberDays}} days with “Remember this device”',
    },
    pending: {
      purpose: 'Knows that you signed up in this browser, so that confirming your email here is enough.',
      duration: '{{unprovenDays}} days',
    },
    device: {
      purpose:
        'Knows this device as yours, so that we can tell you about sign-ins elsewhere and nobody can lock you out by guessing passwords.',
      duration: 'Until you close the browser; one year with “Remember this device”',
    },
    language: { purpose: 'The language you chose.', duration: 'One year' },
    languageStored: { purpose: 'The same, where cookies are blocked.', duration: 'Until you delete it' },
    referral: { purpose: 'Whose link you followed, so that the referral counts.', duration: '{{referralDays}} days' },
    script: { purpose: 'What you wrote for the teleprompter, per position.', duration: 'Until you empty it' },
    take: {
      purpose: 'A recording that is not uploaded yet, so that it survives a crash.',
      duration: 'Until it is uploaded or thrown away',
    },
    unlock: { purpose: 'The unlock you were about to pay for.', duration: '10 minutes, or until the tab closes' },
    reset: { purpose: 'The token of a reset link while you choose a password.', duration: 'Until the tab closes' },
    outbox: {
      purpose: 'Messages that have not arrived yet, so that none is lost.',
      duration: 'Until they are sent or thrown away',
    },
    draft: { purpose: 'A message that you have begun to write.', duration: 'Until you send it or the tab closes' },
    returnTo: {
      purpose: 'The page to go to once you have signed in or registered.',
      duration: 'Until you have signed in, at most an hour',
    },
    reloaded: { purpose: 'When a page of an older version was loaded anew.', duration: 'Until the tab closes' },
    noted: { purpose: 'That you have seen the note about this list.', duration: 'Until you delete it' },
  },
  sections: [
    {
      id: 'what',
      title: 'What this is about',
      text: [
        'Cookies are small texts that a site asks your browser to keep. Local storage, session storage and IndexedDB are other drawers of the same browser. The law treats them alike, and so does this page.',
      ],
      list: [],
    },
    {
      id: 'list',
      title: 'Everything we keep',
      text: [
        'This is the complete list. On an encrypted connection the name of the session cookies begins with __Secure-.',
      ],
      list: [],
    },
    {
      id: 'consent',
      title: 'Why you need not agree',
      text: [
        'All of these are strictly necessary for something that you do: signing in, choosing a language, following a friend’s link, recording a video, paying. For such entries the law asks for information, not for consent (Article 5(3) of the ePrivacy Directive). If we ever want to keep anything else, we will ask you first, and no will be as easy as yes.',
      ],
      list: [],
    },
    {
      id: 'others',
      title: 'Other parties',
      text: ['No script, font, picture or video on these pages comes from another party. Two steps lead you away:'],
      list: [
        'Paying opens the page of Stripe, which sets cookies of its own to prevent fraud, under its own policy. In test mode you never leave us.',
        'The button for a support chat, where the operator has one, opens another service in a new tab.',
      ],
    },
    {
      id: 'control',
      title: 'How to get rid of them',
      text: [
        'Sign out, and the session cookie goes. Everything else can be deleted in the settings of your browser under “site data”. Without the session cookie you can look at the public pages, but not sign in; a recording that was not uploaded is lost.',
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
