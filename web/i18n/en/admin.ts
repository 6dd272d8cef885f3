import { videos } from './admin/videos.ts';
import { contests } from './admin/contests.ts';
import { support } from './admin/support.ts';

export const admin = {
  tabs: {
    label: 'Admin',
    videos: 'Video moderation',
    companies: 'Companies',
    scores: 'Contested scores',
    support: 'Support',
    calls: 'Demo Call Analyzer',
    impact: 'Impact ratios',
    audit: 'Audit trail',
    waiting: '({{count}} waiting)',
  },
  somebody: 'an admin',
  videos,
  contests,
  companies: {
    title: 'Companies',
    text: 'A company gets the verified badge when its confirmed email and its website share a domain. You can override it here.',
    search: 'Search by name or domain',
    clear: 'Clear search',
    count_one: '{{count}} company',
    count_other: '{{count}} companies',
    loadFailed: 'We couldn’t load the companies',
    empty: 'No companies found',
    emptyText: 'Check the spelling, or type only a part of the name or domain.',
    verified: 'Verified',
    notVerified: 'Not verified',
    unconfirmed: 'Email not confirmed',
    noWebsite: 'No website',
    decision: 'Verified badge for {{name}}',
    choice: { auto: 'Automatic', yes: 'Show badge', no: 'Hide badge' },
    computed: {
      yes: 'Email and website match',
      no: 'Email and website don’t match',
      none: 'No website to compare the email with',
    },
    override: 'Set by {{name}} on {{date}}',
    operator: 'the operator',
    saved: 'Saved',
    failed: 'We couldn’t save that. Try again.',
  },
  support,
};
