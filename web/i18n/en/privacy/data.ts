export const dataSections = [
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
      'Sex and race or ethnicity, only if you declare them: stored encrypted and counted in groups of at least 30.',
      'Company profile: company name, website, description, address, industry, phone, and the person who registered.',
      'Videos: the file you recorded or uploaded, what we create from it (smaller versions, a poster, a silent preview), captions and the moderation result. We remove location data from the file.',
      'Video feedback, only if you agree to it: what we measure in your takes, their scores, the companies that saw scores you share, and the scores you contest with the answer.',
      'Use: which company watched which video for at least three seconds, unlocks, favourites, saved searches, campaigns and the interest shown in them, bias analyses and survey answers, blocked domains, referrals and boosts.',
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
      'To measure your videos and score them with AI: your consent (a). Nothing is measured before you give it.',
      'To share these scores with companies: your consent (a), given per position. It’s off until you turn it on.',
      'To count whether matching treats groups alike: your explicit consent, also under Article 9(2)(a). It’s off until you give it.',
      'To keep the product safe: our legitimate interest (f) in preventing fraud, spam and break-ins.',
      'To show talent who watched them and companies how their search went: our legitimate interest (f) in being fair to both sides.',
      'To send a daily match or alerts for a saved search: the contract (b). You can turn each off where you turned it on.',
      'To keep invoices and accounts: a legal obligation (c).',
    ],
  },
];
