export const mails = {
  title: 'Mails',
  text: 'Confirmations and receipts always come. These are up to you.',
  messages: 'Messages I left unread for ten minutes',
  dailyMatch: 'My match of the day',
  saved: 'Saved',
  failed: 'That did not work. Try again in a moment.',
  loadFailed: 'Your choice of mails did not load',
  stop: {
    title: 'Stop these mails?',
    text: 'One press, and this kind of mail ends. You need not sign in.',
    action: 'Stop these mails',
    done: 'Done',
    kind: {
      messages: 'No more mails about unread messages. You can turn them on again on your profile page.',
      daily_match: 'No more mails with the match of the day. You can turn them on again on your dashboard.',
      search_alerts: 'No more mails about this saved search. You can turn them on again beside it.',
    },
    invalid: 'This link does not work',
    invalidText: 'Perhaps it was cut. You can choose your mails on your profile page.',
    home: 'Back to the home page',
  },
};
