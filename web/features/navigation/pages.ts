import type { SessionUser } from '#contract/accounts/fields.ts';

const PUBLIC = [
  { to: '/', label: 'start' },
  { to: '/how-it-works', label: 'howItWorks' },
  { to: '/help', label: 'help' },
  { to: '/contact', label: 'contact' },
  { to: '/privacy', label: 'privacy' },
  { to: '/terms', label: 'terms' },
  { to: '/cookies', label: 'cookies' },
  { to: '/gdpr', label: 'gdpr' },
] as const;
const VISITOR = [
  { to: '/talent/auth', label: 'signInTalent' },
  { to: '/company/auth', label: 'signInCompany' },
  { to: '/register', label: 'register' },
  { to: '/for-talent', label: 'forTalent' },
  { to: '/for-companies', label: 'forCompanies' },
] as const;
const TALENT = [
  { to: '/talent/dashboard', label: 'dashboard' },
  { to: '/talent/profile', label: 'talentProfile' },
  { to: '/talent/campaigns', label: 'campaigns' },
  { to: '/talent/video-feedback', label: 'feedback' },
  { to: '/messages', label: 'messages' },
  { to: '/notifications', label: 'notifications' },
  { to: '/talent/profile', hash: 'public-page', label: 'publicPage' },
  { to: '/talent/profile', hash: 'referral', label: 'invites' },
  { to: '/talent/profile', hash: 'security', label: 'security' },
  { to: '/talent/profile', hash: 'notifications', label: 'notificationSettings' },
  { to: '/talent/profile', hash: 'data', label: 'data' },
  { to: '/talent/profile', hash: 'leave', label: 'leave' },
] as const;
const COMPANY = [
  { to: '/company/search-talent', label: 'search' },
  { to: '/company/dashboard', label: 'contacts' },
  { to: '/company/campaigns', label: 'campaigns' },
  { to: '/messages', label: 'messages' },
  { to: '/notifications', label: 'notifications' },
  { to: '/company/analytics', label: 'analytics' },
  { to: '/company/search-talent', search: { tab: 'bias' }, label: 'bias' },
  { to: '/company/profile', label: 'companyProfile' },
  { to: '/company/profile', hash: 'plan', label: 'plan' },
  { to: '/company/integrations', label: 'integrations' },
  { to: '/company/profile', hash: 'referral', label: 'invites' },
  { to: '/company/profile', hash: 'security', label: 'security' },
  { to: '/company/profile', hash: 'notifications', label: 'notificationSettings' },
  { to: '/company/profile', hash: 'data', label: 'data' },
  { to: '/company/profile', hash: 'leave', label: 'leave' },
] as const;
const ADMIN = [
  { to: '/admin/video-moderation', label: 'moderation' },
  { to: '/admin/contested-scores', label: 'contests' },
  { to: '/admin/companies', label: 'companies' },
  { to: '/admin/support', label: 'support' },
  { to: '/admin/demo-analyzer', label: 'calls' },
  { to: '/admin/impact-ratios', label: 'impact' },
  { to: '/admin/audit', label: 'audit' },
] as const;

/** The pages that the palette offers, with sections of the account's profile, the account's own first. */
export const pagesFor = (user: Pick<SessionUser, 'userType' | 'isAdmin'> | null) => [
  ...(user === null ? VISITOR : user.userType === 'company' ? COMPANY : TALENT),
  ...(user?.isAdmin ? ADMIN : []),
  ...PUBLIC,
];
