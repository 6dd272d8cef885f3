export const privacy = {
  description:
    'What data {{product}} keeps about you, what for, for how long, who sees it, and what you can do about it.',
  lead: '{{product}} brings people together by video. This page explains in plain words what we keep about you, why, for how long, and who sees it.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      text: [
        '{{operator}}, {{address}}, runs {{product}} and decides what happens with personal data here. Write to {{email}} about anything on this page.',
        'Companies that unlock a contact are responsible for what they do with it from then on.',
      ],
      list: [],
    },
    {
      id: 'data',
      title: 'What we keep',
      text: ['We keep only what you give us and what the product needs to work:'],
      list: [
        'Account: name, email, a hash of your password, language, account type, and when it was created and confirmed.',
        'Talent profile: phone, LinkedIn, languages, bio, and positions with skills, experience, salary expectations, location and work type, if you fill them in.',
        'Company profile: company name, website, description, address, industry, phone, and the person who registered.',
        'Videos: the file you recorded or uploaded, what we create from it (smaller versions, a poster, a silent preview), captions and the moderation result. We remove location data from the file.',
        'Use: which company watched which video for at least three seconds, unlocks, favourites, saved searches, campaigns and the interest shown in them, blocked domains, referrals and boosts.',
        'Calls: transcripts that you ask us to analyze, with the result. Other people speak in them, so ask them first. Only you can see them.',
        'Messages: what talent and companies write to each other, and what you write to us.',
        'Payments: what you bought, when and for how much, invoices and your subscription status. We never receive card numbers.',
        'Security: sessions with their device and network address, and failed sign-ins, stored under a hash of the email.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why, and on what legal basis',
      text: ['Each use has one of the legal bases in Article 6(1) of the GDPR:'],
      list: [
        'To run your account, show your video, search, unlock, chat and pay: the contract with you (b).',
        'To share AI scores of your video with companies: your consent (a), given per position. It’s off until you turn it on.',
        'To keep the product safe: our legitimate interest (f) in preventing fraud, spam and break-ins.',
        'To show talent who watched them and companies how their search went: our legitimate interest (f) in being fair to both sides.',
        'To send a daily match or alerts for a saved search: the contract (b). You can turn each off where you turned it on.',
        'To keep invoices and accounts: a legal obligation (c).',
      ],
    },
    {
      id: 'visible',
      title: 'Who sees what',
      text: [
        'Before an unlock, a company sees your first name and initial, your video, your role and what you filled in about the position. We share your full name, email, phone and LinkedIn only with companies that unlock you, and we tell you which ones they are.',
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
        'A person checks videos against our terms. If a video is rejected, it’s no longer shown in search or anywhere else. You see the reason and can submit another take.',
      ],
      list: [],
    },
    {
      id: 'recipients',
      title: 'Who else receives data',
      text: ['We don’t sell data or show advertising. Others get only what they need to do their part:'],
      list: [
        'The company that unlocked you, and the talent you write to.',
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
    {
      id: 'retention',
      title: 'How long we keep it',
      text: ['No longer than we need to:'],
      list: [
        'Account, profile, videos and messages: as long as your account exists.',
        'After you ask for deletion: hidden right away, and erased with all files after {{graceDays}} days. Until then, you can sign in to keep the account.',
        'An account whose email was never confirmed: erased after {{unprovenDays}} days.',
        'A deleted or replaced video: unavailable within seconds, with its files removed right after.',
        'Sessions: up to {{sessionHours}} hours, or {{rememberDays}} days on a device you asked us to remember. Less if you don’t use them.',
        'The security log (sign-ins, exports and refused requests, with their network address): {{auditDays}} days. After you delete your account, it holds only the account number, no name or email.',
        'What you wrote to support: up to {{ticketDays}} days, and no longer than your account exists.',
        'Analyzed call transcripts: {{callDays}} days, or until you delete them. You can undo a deletion for {{callRestoreMinutes}} minutes.',
        'Accounting records and invoices: as long as tax and commercial law require. Accounting records carry an account number, not a name.',
        'Backups: until they’re replaced. If we restore one, we erase deleted accounts again.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can see, correct, download and delete your data on your profile page, and object or complain at any time. The GDPR page explains how each right works here.',
      ],
      list: [],
    },
    {
      id: 'security',
      title: 'How we protect it',
      text: [
        'We hash passwords, encrypt connections, and let you end each session separately. We process uploads in isolation, give videos addresses that can’t be guessed, and send no contact details before an unlock. If a breach puts you at risk, we tell you and the authority as the law requires.',
      ],
      list: [],
    },
    {
      id: 'children',
      title: 'Age',
      text: [
        '{{product}} is for people of working age, 16 or older. If we learn that an account belongs to someone younger, we erase it.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'If we change something here that matters to you, we’ll tell you by email or on your dashboard before it applies. The date at the top shows which version you’re reading.',
      ],
      list: [],
    },
  ],
};
