import { describe, expect, test } from 'vitest';
import { videos as english } from '#web/i18n/en/videos.ts';
import { videos as spanish } from '#web/i18n/es/videos.ts';
import { statusOf } from './moderation.tsx';

describe('a published video has one status, which first says whether companies can find it', () => {
  test('approved: live, or hidden while its talent is paused', () => {
    expect(statusOf({ moderation: 'approved' }, true)).toBe('live');
    expect(statusOf({ moderation: 'approved' }, false)).toBe('hidden');
  });

  test('pending: also live where videos are reviewed after publication', () => {
    expect(statusOf({ moderation: 'pending' }, true)).toBe('pendingLive');
    expect(statusOf({ moderation: 'pending' }, false)).toBe('pending');
  });

  test('rejected: neither', () => {
    expect(statusOf({ moderation: 'rejected' }, false)).toBe('rejected');
  });

  test('the words are those of the rulings', () => {
    expect(english.moderation.pendingLive).toBe('Live · review pending');
    expect(spanish.moderation.pendingLive).toBe('Visible · en revisión');
  });
});
