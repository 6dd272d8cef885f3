export const support = {
  help: {
    description: 'Answers about videos, unlocks, messages and security, and a person to ask.',
    title: 'Help Center',
    text: 'Find quick answers here, or write to a person.',
    items: [
      {
        title: 'For companies',
        text: [
          'Register with your corporate email. Its domain has to match your company’s. Then search videos, filter by role, language and location, and save the people you like.',
          'You get {{freeUnlocksPerDay}} free unlock a day. Each additional contact costs €{{unlockPriceEur}}. Premium is €{{premiumPriceEur}} per month with unlocks included. Cancel anytime.',
        ],
      },
      {
        title: 'For talent',
        text: [
          'Everything is free for you. Record one video per position and fill in your profile so companies can find you.',
          'Companies contact you directly, and you decide whether to continue: accept, decline or block. Home shows who watched and unlocked you.',
        ],
      },
      {
        title: 'Video introduction',
        text: [
          'Keep it to {{helpShortestSeconds}}–{{helpLongestSeconds}} seconds. Film vertically, with light on your face. Say who you are, what you sell, and one result you’re proud of.',
          'Use MP4, MOV or WEBM, up to {{maxVideoMb}}MB and 2 minutes. Record as often as you like. Only the take you keep is seen, and you can replace it anytime.',
        ],
      },
      {
        title: 'Unlocking a contact',
        text: [
          'An unlock shows someone’s full name, email and phone, and a chat starts automatically. You pay once. You’ll never be charged again for the same person.',
          'If the talent declines or doesn’t answer within {{replyGuaranteeDays}} days, you get the unlock back.',
        ],
      },
      {
        title: 'Security and privacy',
        text: [
          'Contact details never leave our server before an unlock. We store passwords as hashes, process uploads in isolation, and serve videos at addresses that can’t be guessed.',
          'You can pause your profile, block companies, download your data and delete your account yourself. You can restore a deleted account for {{deletionGraceDays}} days. After that, everything in it is gone for good.',
        ],
      },
    ],
    more: {
      title: 'Still Have Questions?',
      text: 'Write to us. A person will answer within {{supportReplyHours}} hours.',
      ticket: 'Submit Ticket',
      contact: 'Contact us',
    },
    ticket: {
      title: 'Submit Ticket',
      text: 'Tell us what you did and what happened. Details help us answer faster.',
      submit: 'Submit Ticket',
      done: 'Ticket submitted successfully',
      answerInMessages: 'We’ll answer in Messages.',
      answerByEmail: 'We’ll answer by email.',
    },
  },
  contact: {
    description: 'Contact us about feedback, support, partnerships, media or anything else. We reply within 24 hours.',
    title: 'Get in Touch',
    text: 'Questions, feedback, bugs, ideas: your message goes to people who can act on it.',
    email: { title: 'Email', text: 'We reply within {{supportReplyHours}} hours.' },
    topics: {
      title: 'What you can write about',
      items: [
        'Product feedback and feature requests',
        'Technical support and bug reports',
        'Partnerships and integrations',
        'Media inquiries',
        'General questions',
      ],
    },
    about: {
      title: 'About {{product}}',
      text: '{{product}} is built and run by {{entity}}, an investment company that builds its own products. We think people should meet before they read papers about each other.',
    },
    urgent:
      'For urgent technical issues, put <b>URGENT</b> in the subject line of your email or at the start of your message.',
    form: { title: 'Send us a message', submit: 'Send message' },
    done: 'Message Sent!',
    doneText: "Thank you for reaching out. We'll get back to you soon.",
  },
  fields: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    messageHint: '{{written}} of {{most}} characters',
  },
  sending: 'Sending...',
  problem: {
    rate_limited: 'You’ve sent a lot of messages. Wait a while, then try again.',
    offline: 'You’re offline. Your message is still here. Try again in a moment.',
    other: 'Something went wrong. Your message is still here. Try again.',
  },
};
