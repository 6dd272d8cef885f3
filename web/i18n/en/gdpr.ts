export const gdpr = {
  description: 'Your rights under the General Data Protection Regulation, and how to use each one in {{product}}.',
  lead: 'The General Data Protection Regulation gives you rights over your data. You can use most of them here with a button. You don’t need a letter or a lawyer.',
  sections: [
    {
      id: 'who',
      title: 'Who to contact',
      text: [
        '{{operator}}, {{address}}, is the controller. Send data protection requests to {{email}}. We answer within one month, free of charge, and may ask you to show that the account is yours.',
      ],
      list: [],
    },
    {
      id: 'access',
      title: 'Access and portability (Articles 15 and 20)',
      text: [
        '“Download my data” on your profile page gives you a zip file right away. It holds everything in your account as JSON, which other programs can read, plus your videos and captions.',
      ],
      list: [],
    },
    {
      id: 'rectification',
      title: 'Rectification (Article 16)',
      text: [
        'You can change your name, contact details, positions, captions and everything else on your profile page. Search results update within seconds.',
      ],
      list: [],
    },
    {
      id: 'erasure',
      title: 'Erasure (Article 17)',
      text: [
        '“Delete account” hides you right away and logs you out everywhere. After {{graceDays}} days we delete everything: your records, videos, messages and emails. To change your mind before then, sign in and choose “Keep my account”. You can also delete a single video and keep your account.',
        'We keep the accounting records the law requires. They carry a number, not your name.',
      ],
      list: [],
    },
    {
      id: 'restriction',
      title: 'Restriction and objection (Articles 18 and 21)',
      text: [
        'Pause your profile to stop being found until you resume. Block a company by its domain so it can’t find you. Turn off shared AI scores for each position, and turn off alerts and daily matches where they appear. If you object to anything else, write to us. We’ll stop unless we have compelling grounds, which we would explain to you.',
      ],
      list: [],
    },
    {
      id: 'consent',
      title: 'Withdrawing consent (Article 7)',
      text: ['You can withdraw consent as easily as you gave it. What happened before stays lawful.'],
      list: [],
    },
    {
      id: 'automated',
      title: 'Automated decisions (Article 22)',
      text: [
        'We make none. Scores sort and explain, and people decide. Video feedback measures delivery and words, never face, emotion, accent, pitch or age. The European AI Act forbids inferring emotions at work.',
        'You can ask a person to review any score and see the evidence behind it.',
      ],
      list: [],
    },
    {
      id: 'companies',
      title: 'If you are a company',
      text: ['With each unlock you receive personal data and become a controller of it. You must:'],
      list: [
        'use it only to fill the position you unlocked it for;',
        'tell the talent if you use it for anything else;',
        'delete it when the position is filled or the talent asks you to;',
        'answer requests about it yourself.',
      ],
    },
    {
      id: 'design',
      title: 'By design and by default (Article 25)',
      text: ['Data that isn’t there can’t leak. In {{product}}:'],
      list: [
        'the server sends no contact details before an unlock;',
        'scores stay private until the talent shares them;',
        'we remove location data from videos and store failed sign-ins under a hash;',
        'we automatically delete unconfirmed accounts and old support messages.',
      ],
    },
    {
      id: 'breach',
      title: 'If something goes wrong (Articles 33 and 34)',
      text: [
        'We report a breach to the authority within 72 hours. If it puts you at high risk, we tell you without delay what happened, what it means and what to do.',
      ],
      list: [],
    },
    {
      id: 'complaint',
      title: 'Complaint (Article 77)',
      text: [
        'You can complain to the data protection authority of the country where you live or work, or where you think your rights were violated. We’d be glad to hear from you first.',
      ],
      list: [],
    },
  ],
};
