export const gdpr = {
  description: 'Your rights under the General Data Protection Regulation, and where each is kept in Closeup.',
  lead: 'The General Data Protection Regulation gives you rights over your data. Most of them are buttons here: you need no letter and no lawyer.',
  sections: [
    {
      id: 'who',
      title: 'Whom to turn to',
      text: [
        '{{operator}}, {{address}}, is the controller. Requests about data protection go to {{email}}. We answer within one month at most, free of charge, and may ask you to show that an account is yours.',
      ],
      list: [],
    },
    {
      id: 'access',
      title: 'Access and portability (Articles 15 and 20)',
      text: [
        '“Download my data” on your profile page gives you a zip at once: everything that hangs on your account as JSON, which other programs can read, and your videos and captions as files.',
      ],
      list: [],
    },
    {
      id: 'rectification',
      title: 'Rectification (Article 16)',
      text: [
        'Change name, contact details, positions, captions and everything else on your profile page. Search follows within seconds.',
      ],
      list: [],
    },
    {
      id: 'erasure',
      title: 'Erasure (Article 17)',
      text: [
        '“Delete account” hides you at once and signs you out everywhere. After {{graceDays}} days everything is erased: rows, videos, messages and mails. Sign in before then and choose “Keep my account” if you change your mind. A single video can be deleted without the account.',
        'What stays are bookings that the law tells us to keep. They carry a number, not your name.',
      ],
      list: [],
    },
    {
      id: 'restriction',
      title: 'Restriction and objection (Articles 18 and 21)',
      text: [
        'Pause your profile, and nobody finds you until you go on. Block a company by its domain, and it does not find you at all. Turn off the sharing of AI scores per position, and alerts and daily matches where they are shown. If you object to anything else, write to us, and we stop unless we have compelling grounds, which we would tell you.',
      ],
      list: [],
    },
    {
      id: 'consent',
      title: 'Withdrawing consent (Article 7)',
      text: ['What you agreed to you can take back, as easily as you gave it. What happened before stays lawful.'],
      list: [],
    },
    {
      id: 'automated',
      title: 'Automated decisions (Article 22)',
      text: [
        'There are none. Scores sort and explain; people decide. Feedback on a video measures delivery and words, never face, emotion, accent, pitch or age, in line with the European AI Act, which forbids the inference of emotions at work.',
        'You may ask a person to look at any score, and see the evidence it rests on.',
      ],
      list: [],
    },
    {
      id: 'companies',
      title: 'If you are a company',
      text: ['With an unlock you receive personal data and become a controller for it yourself. That means:'],
      list: [
        'use it only to fill the position for which you unlocked it;',
        'tell the talent what you do with it, if it goes beyond that;',
        'delete it when the position is filled or the talent asks for it;',
        'answer requests about it yourself.',
      ],
    },
    {
      id: 'design',
      title: 'By design and by default (Article 25)',
      text: ['Data that is not there cannot leak. So in {{product}}:'],
      list: [
        'no answer of the server contains contact details before an unlock;',
        'scores are private until their owner shares them;',
        'location data is cut out of videos, and failed sign-ins are kept under a hash;',
        'accounts that nobody confirms and what was written to support go by themselves.',
      ],
    },
    {
      id: 'breach',
      title: 'If something goes wrong (Articles 33 and 34)',
      text: [
        'We report a breach to the authority within 72 hours, and tell you without delay if it puts you at high risk: what happened, what it means and what to do.',
      ],
      list: [],
    },
    {
      id: 'complaint',
      title: 'Complaint (Article 77)',
      text: [
        'You can complain to the data protection authority of the country where you live, work, or where you think your rights were broken. We would be glad to hear from you first.',
      ],
      list: [],
    },
  ],
};
