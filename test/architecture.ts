/** The floors of server/, from the bottom: a room imports from floors below its own only. */
export const FLOORS: string[][] = [
  ['platform'],
  ['visibility'],
  ['search'],
  ['audit'],
  ['accounts', 'companies'],
  ['videos', 'billing', 'fairness', 'analytics', 'referrals', 'mails'],
  ['chats', 'campaigns', 'favourites', 'talents', 'moderation'],
  ['unlocks', 'support', 'insights'],
  ['router', 'schedule', 'create-context'],
  ['server'],
  ['main'],
];
export const MAX_LINES = 300;
/** Files of one folder, besides tests. */
export const MAX_FILES = 20;
