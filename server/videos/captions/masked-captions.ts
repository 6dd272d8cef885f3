import { text } from 'node:stream/consumers';
import { readCues, writeCues } from '#contract/webvtt.ts';
import { maskTexts } from '#contract/masking/contacts.ts';
import type { OpenFile, Storage } from '../../platform/storage/storage.ts';

/** Returns captions with contacts masked, as an in-memory file; null when there are none. A number may span several cues. */
export async function maskedCaptions(
  storage: Pick<Storage, 'open'>,
  key: string,
  fullName: string,
): Promise<OpenFile | null> {
  const file = await storage.open(key);
  if (!file) return null;
  try {
    const cues = readCues(await text(file.content()));
    const masked = maskTexts(
      cues.map((cue) => cue.text),
      fullName,
      ' ',
    );
    const bytes = Buffer.from(writeCues(cues.map((cue, index) => ({ ...cue, text: masked[index]! }))));
    return {
      sizeBytes: bytes.length,
      modifiedAt: file.modifiedAt,
      read: (offset, lengthBytes) => Promise.resolve(bytes.subarray(offset, offset + lengthBytes)),
      async *content() {
        yield bytes;
      },
      close: () => Promise.resolve(),
    };
  } finally {
    await file.close();
  }
}
