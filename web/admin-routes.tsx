import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { type AuditFilter, auditGroupSchema } from '#contract/audit.ts';
import { type TicketState, ticketStateSchema } from '#contract/support.ts';
import { type Moderation, moderationSchema } from '#contract/videos/own-video.ts';
import { idOf } from './lib/url-values.ts';
import { root } from './root-route.tsx';

type AuditSearch = Partial<AuditFilter>;

/** The operator's pages, all under one frame. */
const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('./pages/admin-frame.tsx'), 'AdminFrame'),
});
const adminHome = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/video-moderation', replace: true });
  },
});
const adminVideoModeration = createRoute({
  getParentRoute: () => admin,
  path: '/video-moderation',
  validateSearch: ({ state }: Record<string, unknown>): { state?: Moderation } => {
    const known = moderationSchema.safeParse(state).data;
    return known ? { state: known } : {};
  },
  component: lazyRouteComponent(() => import('./pages/admin-video-moderation.tsx'), 'AdminVideoModerationPage'),
  staticData: { title: 'videoModeration' },
});
const adminCompanies = createRoute({
  getParentRoute: () => admin,
  path: '/companies',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {},
  component: lazyRouteComponent(() => import('./pages/admin-companies.tsx'), 'AdminCompaniesPage'),
  staticData: { title: 'adminCompanies' },
});
const adminSupport = createRoute({
  getParentRoute: () => admin,
  path: '/support',
  validateSearch: (query: Record<string, unknown>): { state?: TicketState; ticket?: string } => {
    const state = ticketStateSchema.safeParse(query.state).data;
    const ticket = idOf(query.ticket);
    return { ...(state ? { state } : {}), ...(ticket ? { ticket } : {}) };
  },
  component: lazyRouteComponent(() => import('./pages/admin-support.tsx'), 'AdminSupportPage'),
  staticData: { title: 'adminSupport' },
});

const adminAudit = createRoute({
  getParentRoute: () => admin,
  path: '/audit',
  validateSearch: (query: Record<string, unknown>): AuditSearch => ({
    ...(auditGroupSchema.safeParse(query.group).success ? { group: query.group as AuditSearch['group'] } : {}),
    ...(typeof query.who === 'string' || typeof query.who === 'number' ? { who: String(query.who) } : {}),
    ...(isDay(query.from) ? { from: query.from } : {}),
    ...(isDay(query.to) ? { to: query.to } : {}),
  }),
  component: lazyRouteComponent(() => import('./pages/admin-audit.tsx'), 'AdminAuditPage'),
  staticData: { title: 'adminAudit' },
});
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

export const adminRoutes = admin.addChildren([
  adminHome,
  adminVideoModeration,
  adminCompanies,
  adminSupport,
  adminAudit,
]);
