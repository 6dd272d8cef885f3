import { dataSections } from './privacy/data.ts';
import { sharingSections } from './privacy/sharing.ts';

export const privacy = {
  description:
    'What data {{product}} keeps about you, what for, for how long, who sees it, and what you can do about it.',
  lead: '{{product}} brings people together by video. This page explains in plain words what we keep about you, why, for how long, and who sees it.',
  sections: [
    ...dataSections,
    ...sharingSections,
    {
      id: 'retention',
      title: 'How long we keep it',
      text: ['No longer than we need to:'],
      list: [
        'Account, profile, videos and messages: as long as your account exists.',
        'After you ask for deletion: hidden right away, and deleted with all files after {{graceDays}} days. Until then, you can sign in to keep the account.',
        'An account whose email was never confirmed: deleted after {{unprovenDays}} days.',
        'A deleted or replaced video: unavailable within seconds, with its files removed right after.',
        'Video feedback: until you delete the take, or stop the analysis on the feedback page, which deletes all results.',
        'Sessions: up to {{sessionHours}} hours, or {{rememberDays}} days on a device you asked us to remember. Less if you don’t use them.',
        'The security log (sign-ins, exports of accounts and contacts, and refused requests, with their network address): {{auditDays}} days. After you delete your account, it holds only the account number, no name or email.',
        'What you wrote to support: up to {{ticketDays}} days, and no longer than your account exists.',
        'Analyzed call transcripts: {{callDays}} days, or until you delete them. You can undo a deletion for {{callRestoreMinutes}} minutes.',
        'Accounting records and invoices: as long as tax and commercial law require. Accounting records carry an account number, not a name.',
        'Backups: until they’re replaced. If we restore one, we delete those accounts again.',
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
        '{{product}} is for people of working age, 16 or older. If we learn that an account belongs to someone younger, we delete it.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'If we change something here that matters to you, we’ll tell you by email or when you sign in, before it applies. The date at the top shows which version you’re reading.',
      ],
      list: [],
    },
  ],
};
