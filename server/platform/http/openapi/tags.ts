/** The tags in the order of the document, by the group in which they are listed. */
export const TAG_GROUPS: Record<string, Record<string, string>> = {
  Accounts: {
    Registration: 'Create an account and confirm its email.',
    'Sign-in': 'Open and close a session, and reset a forgotten password.',
    Passkeys: 'Sign in without a password, and manage passkeys.',
    'Two-step verification': 'Protect an account with an authenticator app.',
    Sessions: 'See where an account is signed in, and sign out elsewhere.',
    'Account security': 'Change the password or email, and reauthenticate.',
    'Your data': 'Download everything stored about an account, or delete it.',
    'Email preferences': 'Choose which emails an account receives.',
    Referrals: 'Invite others and spend the credits earned.',
  },
  Talent: {
    Talent: 'The profile of a talent and its positions.',
    Videos: 'Upload the video of a position and follow its processing.',
    Captions: 'Read and replace the captions of a video.',
    'AI feedback': 'Measure how a take is delivered, and decide which scores companies see.',
    Insights: 'See who viewed your positions, and decide who can find you.',
  },
  Companies: {
    Companies: 'The profile of a company.',
    Search: 'Find talent by their videos.',
    Favourites: 'Save positions and searches.',
    Unlocks: 'Unlock the contact of a talent.',
    Contacts: 'Work with the talents that you have unlocked.',
    Billing: 'Plans, invoices and checkouts.',
    Fairness: 'Measure whether a ranking is biased.',
    Analytics: 'Views and platform statistics.',
  },
  Integrations: {
    Webhooks: 'Send events to other systems, and see and replay what was sent.',
    'REST hooks': 'Subscriptions as Zapier and similar tools make them.',
    'API keys': 'Let programs act for a company.',
  },
  'Both sides': {
    Campaigns: 'Post campaigns, find matches and express interest.',
    Conversations: 'Exchange messages. A conversation starts with an unlock.',
    Support: 'Ask the operator for help.',
    Calls: 'Analyze the transcripts of calls.',
  },
  Operators: {
    Administration: 'Moderation, verified badges, support tickets and the audit trail. Admins only.',
  },
};
