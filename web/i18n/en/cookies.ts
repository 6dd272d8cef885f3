import { entries } from './cookies/entries.ts';

export const cookies = {
  description: 'Every cookie and browser entry {{product}} keeps: its name, what it’s for and how long it stays.',
  lead: '{{product}} sets no cookies for advertising, tracking or statistics, neither our own nor anyone else’s. We keep only what the features you use need.',
  columns: { name: 'Name', kind: 'Stored in', purpose: 'Purpose', duration: 'Kept for' },
  kinds: { cookie: 'Cookie', local: 'Local storage', session: 'Session storage', database: 'IndexedDB' },
  entries,
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
