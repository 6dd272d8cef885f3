import { box, changeBoxes } from './boxes.ts';
import { inputBytes, type InputName } from './make-inputs.ts';
import type { Random } from '../fixtures/random.ts';
import { text } from './bait-files.ts';

const isoBases: InputName[] = ['tinyMp4', 'tinyMov', 'tinyFragments'];
export const bases: InputName[] = [...isoBases, 'tinyWebm', 'tinyVp9', 'tinyAvi'];
export const ftyp = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2mp41`, 'latin1'));

/** Writes extreme values into the numeric fields of a box. */
const lie = (random: Random) => (body: Buffer) => {
  for (let times = 1 + random.upTo(4); times > 0 && body.length >= 8; times--) {
    body.writeUInt32BE(
      random.pick([0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x10000000, random.upTo(0xffffffff)]),
      4 * random.upTo(Math.min(40, body.length >> 2)),
    );
  }
  return body;
};

/** Overwrites bytes at an offset from every occurrence of a pattern. */
function overwrite(bytes: Buffer, pattern: Buffer, offset: number, value: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(pattern); at >= 0; at = copy.indexOf(pattern, at + 1)) {
    if (at + offset + value.length <= copy.length) value.copy(copy, at + offset);
  }
  return copy;
}

export async function cut(random: Random) {
  const bytes = await inputBytes(random.pick(bases));
  return bytes.subarray(0, 1 + random.upTo(bytes.length - 1));
}

export async function flipped(random: Random) {
  const bytes = await inputBytes(random.pick(bases));
  for (let times = 1 + random.upTo(random.pick([4, 40, 400])); times > 0; times--)
    bytes[random.upTo(random.pick([bytes.length, Math.min(4000, bytes.length)]))]! ^= 1 << random.upTo(8);
  return bytes;
}

export async function spliced(random: Random) {
  const [one, two] = [await inputBytes(random.pick(bases)), await inputBytes(random.pick(bases))];
  return Buffer.concat([one.subarray(0, random.upTo(one.length)), two.subarray(random.upTo(two.length))]);
}

export async function giantPicture(random: Random) {
  const side = Buffer.from(random.pick(['ffffffff', '40004000', '3fff3fff', '7fff0001'] as const), 'hex');
  switch (random.upTo(5)) {
    case 0:
      return changeBoxes(await inputBytes('tinyMp4'), 'stsd', (body) => (side.copy(body, 8 + 32), body));
    case 1:
      return overwrite(await inputBytes('tinyAvi'), Buffer.from('ffc0', 'hex'), 5, side);
    case 2:
      // The key frame start code of VP8, then 14 bits each of width and height.
      return overwrite(await inputBytes('tinyWebm'), Buffer.from('9d012a', 'hex'), 3, Buffer.from('ff3fff3f', 'hex'));
    case 3:
      return overwrite(await inputBytes('tinyAvi'), text('strf'), 12, Buffer.from('0000ff7f0000ff7f', 'hex'));
    default:
      // PixelWidth and PixelHeight of WebM.
      return overwrite(
        overwrite(await inputBytes('tinyVp9'), Buffer.from('b081', 'hex'), 2, Buffer.from('ff', 'hex')),
        Buffer.from('ba81', 'hex'),
        2,
        Buffer.from('ff', 'hex'),
      );
  }
}

export async function lyingTable(random: Random) {
  const type = random.pick([
    'stsz',
    'stts',
    'stsc',
    'stco',
    'ctts',
    'elst',
    'mvhd',
    'mdhd',
    'tkhd',
    'stsd',
    'trun',
    'tfhd',
    'tfdt',
    'trex',
    'stss',
    'hdlr',
  ]);
  return changeBoxes(await inputBytes(random.pick(isoBases)), type, lie(random));
}

export function nested(random: Random) {
  let body: Buffer = Buffer.alloc(8);
  for (let depth = 0; depth < 2000; depth++) body = box(random.pick(['moov', 'trak', 'mdia', 'udta', 'meta']), body);
  return Buffer.concat([ftyp('isom'), body]);
}
