import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProblem } from './video-file.ts';

// A browser that can't play any of the files.
beforeEach(() =>
  vi.stubGlobal('document', {
    createElement: () => ({
      set src(_url: string) {
        queueMicrotask(() => (this as unknown as { onerror: () => void }).onerror());
      },
    }),
  }),
);
afterEach(() => void vi.unstubAllGlobals());

const REST = '\0'.repeat(64);
const problemOf = async (name: string, head: string, type = '') =>
  (await findProblem(new File([Uint8Array.from(head + REST, (char) => char.charCodeAt(0))], name, { type }), 'profile'))
    ?.key ?? null;

test.each([
  ['MP4', 'me.mp4', '\0\0\0\x20ftypisom'],
  ['a MOV from an iPhone', 'me.mov', '\0\0\0\x14ftypqt  '],
  ['a MOV without its type', 'me.mov', '\0\0\0\x08wide\0\0\0\0mdat'],
  ['WebM', 'me.webm', '\x1a\x45\xdf\xa3'],
  ['AVI', 'me.avi', 'RIFF\n\n\n\nAVI LIST'],
])('%s is accepted, even if this browser can’t play it', async (_, name, head) => {
  expect(await problemOf(name, head)).toBeNull();
});

test.each([
  ['text', 'Dear recruiter, this is my CV.'],
  ['a picture', '\x89PNG\r\n\x1a\n'],
  ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
])('%s named .mp4 is refused at once', async (_, head) => {
  expect(await problemOf('me.mp4', head, 'video/mp4')).toBe('unreadable');
});
