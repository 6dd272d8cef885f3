import { describe, expect, test } from 'vitest';
import { untilMidnightUtc } from './entitlement.tsx';

const text = (at: string, language = 'en') => untilMidnightUtc(new Date(at), language).replaceAll('\u00A0', ' ');

describe('the time until the next free unlock', () => {
  test('is hours and minutes until midnight UTC', () => {
    expect(text('2026-11-21T16:48:30Z')).toBe('7 hr 12 min');
    expect(text('2026-11-21T16:48:30Z', 'es')).toBe('7 h 12 min');
  });
  test('leaves out a unit that is zero', () => {
    expect(text('2026-11-21T23:59:59Z')).toBe('1 min');
    expect(text('2026-11-21T22:00:00Z')).toBe('2 hr');
    expect(text('2026-11-21T00:00:00Z')).toBe('24 hr');
  });
});
