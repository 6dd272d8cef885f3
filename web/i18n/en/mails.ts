export const mails = {
  title: 'Email notifications',
  text: 'We always send confirmations and receipts. You choose the rest.',
  messages: 'Messages unread for 10 minutes',
  dailyMatch: 'Daily match',
  saved: 'Saved',
  failed: 'Something went wrong. Try again in a moment.',
  loadFailed: 'We couldn’t load your email settings',
  stop: {
    title: 'Unsubscribe?',
    text: 'Unsubscribe with one click. No sign-in needed.',
    action: 'Unsubscribe',
    done: 'You’re unsubscribed',
    kind: {
      messages: 'We won’t email you about unread messages anymore. You can turn this back on in your profile.',
      daily_match: 'We won’t email you the daily match anymore. You can turn this back on in your dashboard.',
      search_alerts:
        'We won’t email you about this saved search anymore. You can turn this back on next to the search.',
    },
    invalid: 'This link doesn’t work',
    invalidText: 'It may be incomplete. You can change your email notifications in your profile.',
    home: 'Back to the home page',
  },
};
