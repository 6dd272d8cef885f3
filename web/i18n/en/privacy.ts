export const privacy = {
  description: 'Which data Closeup keeps about you, what for, for how long, who sees it, and what you can do about it.',
  lead: '{{product}} brings people together by video. This page says in plain words what we keep about you, why, for how long and who gets to see it.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      text: [
        '{{operator}}, {{address}}, runs {{product}} and decides what happens with personal data here. Write to {{email}} about anything on this page.',
        'Companies that unlock a contact are responsible themselves for what they do with it from then on.',
      ],
      list: [],
    },
    {
      id: 'data',
      title: 'What we keep',
      text: ['Only what you give us, and what the product needs to work:'],
      list: [
        'Account: name, e-mail, a hash of your password, language, kind of account, when it was made and confirmed.',
        'Talent profile: phone, LinkedIn, languages, bio, positions with skills, experience, salary wishes, location and way of working, as far as you fill them in.',
        'Company profile: company name, website, description, address, industry, phone and the person who registered.',
        'Videos: the file you recorded or uploaded, what we make of it (smaller versions, a poster, a silent preview), captions and the result of moderation. Location data inside the file is removed.',
        'Use: which company watched which video for three seconds or more, unlocks, favourites, saved searches, campaigns, raised hands, blocked domains, referrals and boosts.',
        'Messages: what talent and companies write to each other, and what you write to us.',
        'Payments: what was bought, when and for how much, invoices and the state of a subscription. Card numbers never reach us.',
        'Security: sessions with device and network address, and failed sign-ins, kept under a hash of the e-mail.',
      ],
    },
    {
      id: 'purposes',
      title: 'What for, and on which ground',
      text: ['Every use has one of the grounds of Article 6(1) of the GDPR:'],
      list: [
        'To run your account, show your video, search, unlock, chat and pay: the contract with you (b).',
        'To share AI scores of your video with companies: your consent (a), one switch per position, off until you turn it on.',
        'To keep the product safe: our legitimate interest (f) in keeping out fraud, spam and break-ins.',
        'To show talent who looked at them and companies how their search went: our legitimate interest (f) in fairness to both sides.',
        'To send a daily match or alerts for a saved search: the contract (b); each can be turned off where it was turned on.',
        'To keep invoices and books: a legal obligation (c).',
      ],
    },
    {
      id: 'visible',
      title: 'Who sees what',
      text: [
        'Before an unlock a company sees your first name and initial, your video, your role and what you filled in about the position. Your full name, e-mail, phone and LinkedIn leave our server only when a company has unlocked you, and you are told which one it was.',
        'A featured video can be watched on the public pages. Pausing your profile takes you out of search and off those pages, and you can block single companies by their domain.',
        'Administrators see what they need to moderate videos and to answer you.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'AI: what it does and what it never does',
      text: [
        'Feedback on a video measures delivery: pace, pauses, loudness, sound and picture quality, and the words where there is a transcript. It never looks at your face, emotions, accent, pitch or age. Practice takes stay with you.',
        'Match scores compare what a campaign asks for with what a profile says, by a fixed formula, and show their reasons. Nobody is hired or turned down by a machine here: a person decides (Article 22 of the GDPR).',
        'By default all of this is computed on our own servers. Where we connect a model of another provider, the result names it, and it is listed among the recipients below.',
      ],
      list: [],
    },
    {
      id: 'moderation',
      title: 'Moderation of videos',
      text: [
        'Videos are checked by a person against our terms. A rejected video is no longer found and no longer served; you see the reason and can submit another take.',
      ],
      list: [],
    },
    {
      id: 'recipients',
      title: 'Who else receives data',
      text: ['We sell no data and show no advertising. Others get only what they need to do their part:'],
      list: [
        'The company that unlocked you, and the talent you write to.',
        'Our hosting and e-mail providers, who act on our instructions.',
        'Stripe, if payments are switched on: it takes the payment under its own privacy policy. In test mode payments are simulated and nothing is sent to anybody.',
        'Services that a company connects itself to receive its own events.',
        'Authorities, where the law obliges us.',
      ],
    },
    {
      id: 'transfers',
      title: 'Outside the European Economic Area',
      text: [
        'Where a provider handles data outside the European Economic Area, it does so under an adequacy decision or the standard contractual clauses of the European Commission. Ask us for a copy.',
      ],
      list: [],
    },
    {
      id: 'retention',
      title: 'How long',
      text: ['No longer than needed:'],
      list: [
        'Account, profile, videos and messages: as long as your account exists.',
        'After you ask for deletion: hidden at once, erased with all files after {{graceDays}} days. Until then signing in lets you keep the account.',
        'An account whose e-mail nobody confirms: erased after {{unprovenDays}} days.',
        'A deleted or replaced video: no longer served within seconds, its files are removed right after.',
        'Sessions: at most {{sessionHours}} hours, or {{rememberDays}} days on a device that you told us to remember; sooner if you do not use them.',
        'The security log (sign-ins, exports, refused requests, with the network address): {{auditDays}} days. It outlives the account by account number only, without name or email.',
        'What you wrote to support: at most {{ticketDays}} days, and no longer than your account.',
        'Bookings and invoices: as long as tax and commercial law require. Bookings carry an account number, no name.',
        'Backups: until they are replaced; a restored backup erases due accounts again.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can see, correct, download and delete your data yourself on your profile page, and object or complain at any time. How each right works here is described on the page about the GDPR.',
      ],
      list: [],
    },
    {
      id: 'security',
      title: 'How it is protected',
      text: [
        'Passwords are hashed, connections are encrypted, sessions can be ended one by one. Uploads are decoded in a closed process, videos have addresses that cannot be guessed, and contact details are not part of any answer before an unlock. If a breach puts you at risk, we tell you and the authority as the law requires.',
      ],
      list: [],
    },
    {
      id: 'children',
      title: 'Age',
      text: [
        '{{product}} is for people of working age, 16 or older. We erase accounts that we learn belong to anybody younger.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'If something here changes that matters to you, we tell you by e-mail or on your dashboard before it applies. The date at the top says which version you are reading.',
      ],
      list: [],
    },
  ],
};
