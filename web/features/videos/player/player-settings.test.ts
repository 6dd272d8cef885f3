import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});
/** The settings of a newly opened page. */
async function open() {
  vi.resetModules();
  return import('./player-settings.ts');
}
const held = () => stored.get('closeup.player');
beforeEach(() => stored.clear());

test('keys stop at the slowest and fastest speed, and the button wraps around', async () => {
  const { changeSpeed, SPEEDS } = await open();
  for (const _ of [...SPEEDS, 1]) changeSpeed(1);
  expect(held()).toBe('2 on');
  changeSpeed(1, true);
  expect(held()).toBe('1 on');
  changeSpeed(-1);
  expect(held()).toBe('1 on');
});

test('speed and captions are remembered, and invalid stored values fall back to the default', async () => {
  stored.set('closeup.player', '1.5 off');
  (await open()).changeSpeed(1);
  expect(held()).toBe('2 off');
  stored.set('closeup.player', '99 maybe');
  (await open()).toggleCaptions();
  expect(held()).toBe('1 off');
});
