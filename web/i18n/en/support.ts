export const support = {
  help: {
    description: 'Answers about videos, unlocking, messages and security, and a way to a person.',
    title: 'Help Center',
    text: 'Five questions answer most of it. For the rest there is a person.',
    items: [
      {
        title: 'For companies',
        text: [
          'Register with your corporate e-mail: its domain has to match the domain of your company. Then search the videos, filter by role, language and place, and save whom you like.',
          '{{freeUnlocksPerDay}} unlock a day is free, each further contact is {{unlockPriceEur}} euro. Premium is {{premiumPriceEur}} euro per month with unlocks included: cancel anytime.',
        ],
      },
      {
        title: 'For talent',
        text: [
          'Everything is free for you. Record one video per position, fill in your profile, and companies find you.',
          'Companies contact you directly, and you decide whether to continue: accept, decline or block. Your dashboard shows who looked and who unlocked you.',
        ],
      },
      {
        title: 'Video introduction',
        text: [
          'Keep it to {{helpShortestSeconds}}-{{helpLongestSeconds}} seconds, upright, with light on your face. Say who you are, what you sell, and one result that you are proud of.',
          'MP4, MOV or WEBM, at most {{maxVideoMb}}MB and 2 minutes. Record as often as you like: only the take you keep is seen, and you can replace it at any time.',
        ],
      },
      {
        title: 'Unlocking a contact',
        text: [
          'An unlock shows full name, e-mail and phone, and a chat starts automatically. It is paid once: unlocking the same person again costs nothing.',
          'No answer within {{replyGuaranteeDays}} days, or a decline, and the company gets the unlock back.',
        ],
      },
      {
        title: 'Security and privacy',
        text: [
          'Contact details never leave the server before an unlock. Passwords are kept as hashes, uploads are decoded in isolation, and videos are served at addresses that cannot be guessed.',
          'You can pause your profile, block a company, download your data and delete your account yourself. A deleted account can be kept for {{deletionGraceDays}} days, then everything in it is erased.',
        ],
      },
    ],
    more: {
      title: 'Still Have Questions?',
      text: 'Write to us. A person reads it, and answers within {{supportReplyHours}} hours.',
      ticket: 'Submit Ticket',
      contact: 'Contact us',
    },
    ticket: {
      title: 'Submit Ticket',
      text: 'The more exactly you say what you did and what happened, the faster it goes.',
      submit: 'Submit Ticket',
      done: 'Ticket submitted successfully',
    },
  },
  contact: {
    description: 'Write to us: feedback, support, partnerships, media or anything else. We reply within 24 hours.',
    title: 'Get in Touch',
    text: 'Feedback, a bug, an idea, a partnership: it reaches people who can do something about it.',
    email: { title: 'E-mail', text: 'We reply within {{supportReplyHours}} hours.' },
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
      text: '{{product}} is built and run by {{entity}}, an investment company that builds its own products. People should meet people before they read papers about them.',
    },
    urgent:
      'For urgent technical issues, put <b>URGENT</b> in the subject line of your e-mail, or begin your message with it.',
    form: { title: 'Send us a message', submit: 'Send Message' },
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
    rate_limited: 'That was a lot of messages. Please wait a while, then try again.',
    offline: 'No connection. What you wrote is still here: try again in a moment.',
    other: 'That did not work. What you wrote is still here: please try again.',
  },
};
