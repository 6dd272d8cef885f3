import { readSync, fstatSync } from 'node:fs';
import { type Container, MediaRefused } from '../child/protocol.ts';

/** The only FFmpeg demuxer that each container may be opened with. */
export const demuxers: Record<Container, string> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  matroska: 'matroska',
  avi: 'avi',
};

const mp4Brands =
  /^(iso[0-9a-z]|isom|mp4[0-9v]|avc1|hvc1|hev1|av01|dash|M4V[ HP]|MSNV|3g[pgrs2e][0-9a-z]|NDS[CHMPSX]|f4v |mmp4|cmf[c2sf]|XAVC)$/;
const bareQuickTime = new Set(['moov', 'mdat', 'wide']);

/** Video formats that are not supported, by file extension. They are recognized so that the message can ask for MP4. */
const otherVideo: Record<string, (head: Buffer, ascii: string) => boolean> = {
  flv: (_, ascii) => ascii.startsWith('FLV\x01'),
  ogv: (_, ascii) => ascii.startsWith('OggS'),
  rm: (_, ascii) => ascii.startsWith('.RMF'),
  wmv: (head) => head.readUInt32BE(0) === 0x3026b275,
  mpg: (head) => head.readUInt32BE(0) === 0x000001ba || head.readUInt32BE(0) === 0x000001b3,
  ts: (head) => head[0] === 0x47 && head[188] === 0x47,
};

/** The number of first bytes that show the format of a file. */
export const HEAD_BYTES = 4096;
/** Shorter files are no videos. */
const LEAST_BYTES = 32;

/**
 * Returns the container format by the first bytes, never by name or declared type. FFmpeg sees no file that is refused here.
 * @throws MediaRefused `not_a_video` | `unsupported_format`
 */
export function sniffContainer(fd: number): Container {
  const head = Buffer.alloc(HEAD_BYTES);
  return containerOf(head.subarray(0, readSync(fd, head, 0, head.length, 0)));
}

function containerOf(head: Buffer): Container {
  if (head.length < LEAST_BYTES) throw new MediaRefused('not_a_video', `${head.length} bytes`);
  const ascii = head.toString('latin1');
  const boxType = ascii.slice(4, 8);

  if (boxType === 'ftyp') {
    const brand = ascii.slice(8, 12);
    if (brand === 'qt  ') return 'mov';
    if (mp4Brands.test(brand)) return 'mp4';
    throw new MediaRefused('unsupported_format', `ftyp brand ${JSON.stringify(brand)}`);
  }
  if (bareQuickTime.has(boxType)) return 'mov';
  if (head.readUInt32BE(0) === 0x1a45dfa3) {
    const docType = /\x42\x82[\x80-\x88](webm|matroska)/.exec(ascii.slice(0, 128))?.[1];
    if (docType) return docType as Container;
    throw new MediaRefused('unsupported_format', 'EBML of an unknown type');
  }
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'AVI ') return 'avi';
  if (Object.values(otherVideo).some((matches) => matches(head, ascii)))
    throw new MediaRefused('unsupported_format', 'another video format');
  throw new MediaRefused('not_a_video', `begins with ${head.toString('hex', 0, 12)}`);
}

/** Returns the file extension of a video by its first bytes, also if the format is not supported; undefined for other files. */
export function videoExtension(head: Buffer): string | undefined {
  if (head.length < LEAST_BYTES) return undefined;
  try {
    const container = containerOf(head);
    return container === 'matroska' ? 'mkv' : container;
  } catch {
    const ascii = head.toString('latin1');
    return Object.keys(otherVideo).find((extension) => otherVideo[extension]!(head, ascii));
  }
}

/**
 * Returns whether the file is shorter than its container declares: an mp4 without its index (`moov` comes last in phone
 * recordings) or an AVI shorter than its RIFF header. A WebM may end anywhere.
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
