import type { SessionUser } from '#contract/accounts/fields.ts';

const PUBLIC = [
  { to: '/', label: 'start' },
  { to: '/how-it-works', label: 'howItWorks' },
  { to: '/help', label: 'help' },
  { to: '/contact', label: 'contact' },
] as const;
const VISITOR = [
  { to: '/talent/auth', label: 'signInTalent' },
  { to: '/company/auth', label: 'signInCompany' },
  { to: '/register', label: 'register' },
] as const;
const TALENT = [
  { to: '/talent/dashboard', label: 'dashboard' },
  { to: '/talent/profile', label: 'talentProfile' },
  { to: '/talent/campaigns', label: 'campaigns' },
  { to: '/talent/video-feedback', label: 'feedback' },
  { to: '/messages', label: 'messages' },
] as const;
const COMPANY = [
  { to: '/company/search-talent', label: 'search' },
  { to: '/company/dashboard', label: 'contacts' },
  { to: '/company/campaigns', label: 'campaigns' },
  { to: '/messages', label: 'messages' },
  { to: '/company/analytics', label: 'analytics' },
  { to: '/company/profile', label: 'companyProfile' },
  { to: '/company/integrations', label: 'integrations' },
] as const;
const ADMIN = [
  { to: '/admin/video-moderation', label: 'moderation' },
  { to: '/admin/companies', label: 'companies' },
  { to: '/admin/support', label: 'support' },
  { to: '/admin/audit', label: 'audit' },
] as const;

/** The pages that the palette offers, the account's own first. */
export const pagesFor = (user: Pick<SessionUser, 'userType' | 'isAdmin'> | null) => [
  ...(user === null ? VISITOR : user.userType === 'company' ? COMPANY : TALENT),
  ...(user?.isAdmin ? ADMIN : []),
  ...PUBLIC,
];
