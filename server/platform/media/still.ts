import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runChild } from './child/run-child.ts';
import { MediaRefused } from './child/protocol.ts';
import { type StillJob, type StillKind, sniffStill, stillLimits, stillMessage } from './child/still-protocol.ts';

const childScript = fileURLToPath(new URL('./child/still-child.ts', import.meta.url));

/**
 * Decodes an image and redraws it as a logo or link preview, without the source's metadata. FFmpeg runs in a child process
 * that has the image as an open descriptor.
 * @throws MediaRefused when the file is at fault: `unsupported_format`, `too_large`, `unreadable`, …
 */
export async function drawStill(kind: StillKind, source: string, path: string): Promise<void> {
  const fd = openSync(source, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = fstatSync(fd);
    if (size > stillLimits.maxBytes) throw new MediaRefused('too_large', `${size} bytes`);
    const head = Buffer.alloc(16);
    readSync(fd, head, 0, head.length, 0);
    const type = sniffStill(head);
    if (!type) throw new MediaRefused('unsupported_format', `begins with ${head.toString('hex')}`);
    const job: StillJob = { kind, type, path, limits: stillLimits };
    await runChild({ script: childScript, fd, job, message: stillMessage });
  } finally {
    closeSync(fd);
  }
}
