export const sharingSections = [
  {
    id: 'visible',
    title: 'Who sees what',
    text: [
      'Before an unlock, a company sees your first name and initial, your video, your role and what you filled in about the position. We share your full name, email, phone and LinkedIn only with companies that unlock you, and we tell you which ones they are.',
      'Companies decide with colleagues. With a link to a shortlist, colleagues without an account see what visitors may see: your first name and initial, video and profile, but no full name, contact details or scores. The link works for up to {{shortlistDays}} days, and the company can replace or delete it at any time. It stops showing you once you pause your profile or block the company. Companies can also export what they see about people they select in search, and their own contacts, to work on them elsewhere.',
      'If you publish a page of your own, everyone with its link sees the same as a company before an unlock. Search engines list it only if you allow that too.',
      'Featured videos can be watched on the public pages. Pause your profile to leave search and those pages. You can also block individual companies by domain.',
      'Administrators see what they need to moderate videos and answer you.',
    ],
    list: [],
  },
  {
    id: 'ai',
    title: 'What AI does, and what it never does',
    text: [
      'Video feedback measures delivery: pace, pauses, loudness, sound and picture quality, and your words if there is a transcript. It never looks at your face, emotions, accent, pitch or age. Practice takes stay private.',
      'Match scores compare what a campaign asks for with what a profile says, using a fixed formula, and show their reasons. No machine hires or rejects anyone here. People decide (Article 22 of the GDPR).',
      'By default we compute all of this on our own servers. If we use a model from another provider, the result names it and we list it among the recipients below.',
    ],
    list: [],
  },
  {
    id: 'moderation',
    title: 'Video moderation',
    text: [
      'A person checks videos against our terms. If a video is rejected, it’s no longer shown in search or anywhere else. You get a message, with the reviewer’s reason if they wrote one, and can submit another take.',
    ],
    list: [],
  },
  {
    id: 'recipients',
    title: 'Who else receives data',
    text: ['We don’t sell data or show advertising. Others get only what they need to do their part:'],
    list: [
      'The company that unlocked you, and the talent you write to.',
      'The people who hire with a company: what it shows them with a shortlist link or an export.',
      'Our hosting and email providers, which act on our instructions.',
      'Stripe, if payments are turned on: it takes payments under its own privacy policy. In test mode we simulate payments and send nothing to anyone.',
      'Your browser’s push service, if you turn on notifications on a device: it delivers them encrypted and can’t read them.',
      'Services that a company connects to receive its own events.',
      'Authorities, when the law requires it.',
    ],
  },
  {
    id: 'transfers',
    title: 'Outside the European Economic Area',
    text: [
      'If a provider processes data outside the European Economic Area, it does so under an adequacy decision or the standard contractual clauses of the European Commission. You can ask us for a copy.',
    ],
    list: [],
  },
];
