import {
  AudioLines,
  ChartLine,
  House,
  Megaphone,
  MessageCircle,
  Search,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { LinkProps } from '@tanstack/react-router';
import type { common } from '#web/i18n/en/common.ts';

export type Viewer = 'visitor' | 'talent' | 'company';

export interface NavItem {
  label: keyof (typeof common)['nav'];
  to: NonNullable<LinkProps['to']>;
  icon?: LucideIcon;
  /** Opens the auth prompt for visitors. */
  isProtected?: boolean;
  /** Shows the number of unread messages. */
  hasUnread?: boolean;
  /** Moves to the account menu when the bar is narrow. */
  isWide?: boolean;
  /** Also marked as current on subpages. */
  isSection?: boolean;
}

/** Dashboards of signed-in accounts. */
export const HOME = { talent: '/talent/dashboard', company: '/company/dashboard' } as const;

const MESSAGES: NavItem = {
  label: 'messages',
  to: '/messages',
  icon: MessageCircle,
  hasUnread: true,
  isSection: true,
};

/** Items of the top bar by kind of viewer. */
export const TOP_BAR: Record<Viewer, NavItem[]> = {
  visitor: [
    { label: 'forTalent', to: '/for-talent' },
    { label: 'forCompanies', to: '/for-companies' },
    { label: 'howItWorks', to: '/how-it-works' },
  ],
  talent: [
    { label: 'home', to: HOME.talent },
    { label: 'campaigns', to: '/talent/campaigns' },
    { label: 'feedback', to: '/talent/video-feedback' },
    MESSAGES,
    { label: 'profile', to: '/talent/profile' },
  ],
  company: [
    { label: 'home', to: HOME.company },
    { label: 'search', to: '/company/search-talent' },
    { label: 'campaigns', to: '/company/campaigns' },
    { label: 'analytics', to: '/company/analytics', icon: ChartLine, isWide: true },
    MESSAGES,
    { label: 'profile', to: '/company/profile' },
  ],
};

/** For admins, in addition to their own items. On phones it is in the top bar. */
export const ADMIN: NavItem = { label: 'admin', to: '/admin', icon: ShieldCheck, isSection: true };

export const BOTTOM_BAR: Record<Viewer, NavItem[]> = {
  visitor: [
    { label: 'home', to: '/', icon: House },
    { label: 'profile', to: '/talent/profile', icon: UserRound, isProtected: true },
  ],
  talent: [
    { label: 'home', to: HOME.talent, icon: House },
    { label: 'campaigns', to: '/talent/campaigns', icon: Megaphone },
    { label: 'feedback', to: '/talent/video-feedback', icon: AudioLines },
    MESSAGES,
    { label: 'profile', to: '/talent/profile', icon: UserRound },
  ],
  company: [
    { label: 'home', to: HOME.company, icon: House },
    { label: 'search', to: '/company/search-talent', icon: Search },
    { label: 'campaigns', to: '/company/campaigns', icon: Megaphone },
    MESSAGES,
    { label: 'profile', to: '/company/profile', icon: UserRound },
  ],
};
