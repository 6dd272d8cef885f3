import { fstatSync, readSync } from 'node:fs';
import type { Container } from './sniff.ts';

/**
 * Whether a container's own sizes promise more bytes than the file has: an mp4 without its index (`moov` comes last in
 * what phones record) or an AVI shorter than its RIFF header says. WebM is never judged so: it is made to be cut.
 */
export function endsEarly(fd: number, container: Container): boolean {
  const { size } = fstatSync(fd);
  const head = Buffer.alloc(16);
  if (container === 'avi') {
    readSync(fd, head, 0, 16, 0);
    const promised = head.readUInt32LE(4);
    return promised !== 0xffffffff && promised + 8 > size * 1.05;
  }
  if (container !== 'mp4' && container !== 'mov') return false;
  let at = 0;
  for (let boxes = 0; boxes < 10_000 && at + 8 <= size; boxes++) {
    readSync(fd, head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (head.toString('latin1', 4, 8) === 'moov') return at + length > size;
    if (length < 8) return false;
    at += length;
  }
  return true;
}
