import { expect, test } from 'vitest';
import type { Moderation, OwnVideo } from '#contract/videos/own-video.ts';
import { reviewOf } from './ready-steps.ts';

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
