import { expect, test } from 'vitest';
import type { Moderation, OwnVideo } from '#contract/videos/own-video.ts';
import { reviewOf, videoNewsOf } from './ready-steps.ts';

const positionWith = (moderation: Moderation | null, { state = 'ready', isFindable = false } = {}) => ({
  isFindable,
  videos: moderation ? [{ moderation, state: state as OwnVideo['state'] }] : [],
});
const review = (...positions: ReturnType<typeof positionWith>[]) => reviewOf({ positions });

test('a rejected video is why companies can’t find a talent', () => {
  expect(review(positionWith('rejected'))).toBe('rejected');
  const failed = positionWith('pending', { state: 'failed' }).videos;
  expect(review({ isFindable: false, videos: [...failed, ...positionWith('rejected').videos] })).toBe('rejected');
  expect(review(positionWith(null), positionWith('rejected'))).toBe('rejected');
});

test('so is a video that waits for its approval, even beside a rejected one', () => {
  expect(review(positionWith('pending'))).toBe('waiting');
  expect(review(positionWith('rejected'), positionWith('pending'))).toBe('waiting');
});

test('neither is while there is no video, one on its way, one that failed, or a live one', () => {
  expect(review(positionWith(null))).toBeNull();
  expect(review(positionWith('pending', { state: 'processing' }), positionWith('rejected'))).toBeNull();
  expect(review(positionWith('pending', { state: 'failed' }))).toBeNull();
  expect(review(positionWith('rejected'), positionWith('approved', { isFindable: true }))).toBeNull();
});

test('a checklist says what became of the newest video until companies can find one', () => {
  const news = (...positions: ReturnType<typeof positionWith>[]) => videoNewsOf({ positions });
  const failed = positionWith('pending', { state: 'failed' });
  const rejected = positionWith('rejected');
  expect(news(positionWith(null))).toBeNull();
  expect(news(positionWith('pending', { state: 'uploading' }))).toBe('working');
  expect(news(failed, positionWith('pending', { state: 'processing' }))).toBe('working');
  expect(news(failed)).toBe('failed');
  expect(news({ isFindable: false, videos: [...failed.videos, ...rejected.videos] })).toBe('failed');
  expect(news(rejected)).toBe('rejected');
  expect(news(failed, positionWith('pending'))).toBe('waiting');
  expect(news(failed, positionWith('approved', { isFindable: true }))).toBeNull();
});
