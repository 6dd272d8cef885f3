export const faq = {
  title: 'Questions, answered',
  talent: {
    title: 'For talent',
    items: [
      {
        question: 'How long should my video be?',
        answer:
          '{{shortestMinutes}}–{{longestMinutes}} minutes. Say who you are, what you sell, and one result you’re proud of. Record as often as you like. Only the take you keep is seen.',
      },
      {
        question: 'Is it free for talent?',
        answer: 'Yes. Recording, being found and answering companies are all free, and your video stays yours.',
      },
      {
        question: 'Who can see my contact details?',
        answer:
          'Only companies that unlock you. Before that, they see your first name and initial, your video and your role. You see who unlocked you and decide whether to answer.',
      },
      {
        question: 'What does the AI feedback measure?',
        answer:
          'Communication, confidence and clarity, each with the evidence behind it. Use it as advice for your next take.',
      },
      {
        question: 'How do boost credits work?',
        answer:
          'Share your link. You earn one credit for every friend who signs up, and each credit highlights you to every company for one day.',
      },
    ],
  },
  company: {
    title: 'For companies',
    items: [
      {
        question: 'What does a contact cost?',
        answer:
          'You get {{freeUnlocksPerDay}} free unlock a day. Each additional contact costs €{{unlockPriceEur}}. Or get Premium for €{{premiumPriceEur}} per month, with unlocks included. Cancel anytime.',
      },
      {
        question: 'How much time do we save?',
        answer:
          'Up to {{hiringTimeSavedPercent}}% less hiring time. By the time you meet, the first interview is already recorded.',
      },
      {
        question: 'Why a corporate email?',
        answer: 'So talent know who is looking at them. Your email has to match your company’s domain.',
      },
      {
        question: 'What happens after an unlock?',
        answer:
          'You see their full name, email and phone, and a chat starts automatically. If they don’t answer within {{replyGuaranteeDays}} days, you get the unlock back.',
      },
      {
        question: 'Can we compare candidates without bias?',
        answer:
          'Bias detection shows where two scores differ for reasons unrelated to the work, and what it based them on.',
      },
    ],
  },
};
