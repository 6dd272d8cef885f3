import { aliasRecord, box, changeBoxes, chunk, list } from './boxes.ts';
import { inputBytes, type InputName } from './make-inputs.ts';
import type { Random } from '../fixtures/random.ts';

/** The targets of a hostile file: a file outside, and a server on this machine that counts its visitors. */
export interface Bait {
  path: string;
  url: string;
}

type Maker = (random: Random, bait: Bait) => Promise<Buffer> | Buffer;

const isoBases: InputName[] = ['tinyMp4', 'tinyMov', 'tinyFragments'];
const bases: InputName[] = [...isoBases, 'tinyWebm', 'tinyVp9', 'tinyAvi'];
const ftyp = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2mp41`, 'latin1'));
const text = (content: string) => Buffer.from(content, 'latin1');

function playlist(random: Random, { path, url }: Bait): Buffer {
  const target = random.pick([
    path,
    `file://${path}`,
    `file:${path}`,
    url,
    `concat:${path}|${path}`,
    `subfile,,start,0,end,64,,:${path}`,
    '/etc/passwd',
    'fd:',
    `crypto:${path}`,
    `data:text/plain,x`,
  ]);
  return random.pick([
    text(`#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:5.0,\n${target}\n#EXT-X-ENDLIST\n`),
    text(
      `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-KEY:METHOD=AES-128,URI="${target}"\n#EXTINF:5.0,\n${url}\n#EXT-X-ENDLIST\n`,
    ),
    text(`ffconcat version 1.0\nfile '${target}'\nduration 5\n`),
    text(
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet><Representation id="1"><BaseURL>${target}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    ),
    text(
      `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\na=control:${target}\nm=video 5004 RTP/AVP 96\n`,
    ),
  ]);
}

function reference(random: Random, bait: Bait): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);
  const open = Buffer.alloc(4);
  return random.pick([
    Buffer.concat([header, box('url ', open, text(`file://${bait.path}\0`))]),
    Buffer.concat([header, box('url ', open, text(`${bait.url}\0`))]),
    Buffer.concat([header, box('urn ', open, text(`x\0${bait.path}\0`))]),
    Buffer.concat([header, box('alis', open, aliasRecord(bait.path))]),
    Buffer.concat([header, box('alis', open, aliasRecord('/etc/passwd'))]),
    Buffer.concat([header, box('rsrc', open, aliasRecord(bait.path))]),
  ]);
}

const alien = (random: Random, bait: Bait) =>
  random.pick([
    text('PK\x03\x04\x14\0\0\0\x08\0'),
    text(`<html><body><script>fetch('${bait.url}')</script></body></html>`),
    text(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file://${bait.path}"/></svg>`,
    ),
    text(`/*\0*/require('fs').readFileSync('${bait.path}')//`),
    Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), random.bytes(64)]),
    text('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'),
    text(`%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(${bait.url})>>>>endobj`),
    text(`#!/bin/sh\ncat ${bait.path}\n`),
  ]);

/** Writes extreme values into the numbers of a box. */
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

/** AVI with a subtitle track that holds another file format (GAB2), the best known way to make FFmpeg read files. */
function subtitledAvi(random: Random, bait: Bait): Buffer {
  const header = (type: string, handler: string) => {
    const strh = Buffer.alloc(56);
    strh.write(type + handler, 0, 'latin1');
    strh.writeUInt32LE(1, 20);
    strh.writeUInt32LE(25, 24);
    strh.writeUInt32LE(250, 32);
    return chunk('strh', strh);
  };
  const bitmap = Buffer.alloc(40);
  bitmap.writeUInt32LE(40, 0);
  bitmap.writeInt32LE(64, 4);
  bitmap.writeInt32LE(64, 8);
  bitmap.write('MJPG', 16, 'latin1');
  const inner = playlist(random, bait);
  const name = text('a\0\0\0');
  const gab = Buffer.concat([
    text('GAB2\0'),
    Buffer.from([2, 0]),
    Buffer.from([name.length, 0, 0, 0]),
    name,
    Buffer.from([4, 0]),
    Buffer.from([inner.length & 255, inner.length >> 8, 0, 0]),
    inner,
  ]);
  const headers = list(
    'hdrl',
    chunk('avih', Buffer.alloc(56)),
    list('strl', header('vids', 'MJPG'), chunk('strf', bitmap)),
    list('strl', header('txts', '\0\0\0\0'), chunk('strf', Buffer.alloc(4))),
  );
  return chunk(
    'RIFF',
    text('AVI '),
    headers,
    list('movi', chunk('01tx', gab), chunk('00dc', Buffer.from('ffd8ffd9', 'hex'))),
  );
}

async function cut(random: Random) {
  const bytes = await inputBytes(random.pick(bases));
  return bytes.subarray(0, 1 + random.upTo(bytes.length - 1));
}

async function flipped(random: Random) {
  const bytes = await inputBytes(random.pick(bases));
  for (let times = 1 + random.upTo(random.pick([4, 40, 400])); times > 0; times--)
    bytes[random.upTo(random.pick([bytes.length, Math.min(4000, bytes.length)]))]! ^= 1 << random.upTo(8);
  return bytes;
}

async function spliced(random: Random) {
  const [one, two] = [await inputBytes(random.pick(bases)), await inputBytes(random.pick(bases))];
  return Buffer.concat([one.subarray(0, random.upTo(one.length)), two.subarray(random.upTo(two.length))]);
}

async function giantPicture(random: Random) {
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

async function lyingTable(random: Random) {
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

function nested(random: Random) {
  let body: Buffer = Buffer.alloc(8);
  for (let depth = 0; depth < 2000; depth++) body = box(random.pick(['moov', 'trak', 'mdia', 'udta', 'meta']), body);
  return Buffer.concat([ftyp('isom'), body]);
}

const ebml = (kind: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282', 'hex'),
    Buffer.from([0x80 | kind.length]),
    text(kind),
    Buffer.from('42878104428581021853806701ffffffffffffff', 'hex'),
  ]);

const makers: Record<string, Maker> = {
  'playlist as video': playlist,
  'playlist behind ftyp': (random, bait) =>
    Buffer.concat([ftyp(random.pick(['isom', 'qt  ', 'mp42'])), playlist(random, bait)]),
  'playlist inside mdat': (random, bait) =>
    Buffer.concat([ftyp('isom'), box('mdat', playlist(random, bait)), box('moov', playlist(random, bait))]),
  'playlist behind EBML': (random, bait) =>
    Buffer.concat([ebml(random.pick(['webm', 'matroska'])), playlist(random, bait)]),
  'subtitles in AVI': subtitledAvi,
  'outside data reference': async (random, bait) =>
    changeBoxes(await inputBytes(random.pick(['tinyMp4', 'tinyMov'])), 'dref', () => reference(random, bait)),
  cut: cut,
  'flipped bits': flipped,
  spliced: spliced,
  'giant picture': giantPicture,
  'lying table': lyingTable,
  'alien behind ftyp': (random, bait) => Buffer.concat([ftyp('mp42'), alien(random, bait), random.bytes(200)]),
  'alien before video': async (random, bait) =>
    Buffer.concat([alien(random, bait), await inputBytes(random.pick(bases))]),
  'alien after video': async (random, bait) =>
    Buffer.concat([await inputBytes(random.pick(bases)), alien(random, bait)]),
  'noise behind magic': (random) =>
    Buffer.concat([
      random.pick([ftyp('isom'), ebml('webm'), text('RIFF\xff\xff\xff\x7fAVI LIST')]),
      random.bytes(4000),
    ]),
  'nested boxes': nested,
};

/** The `index`-th hostile file. Kinds alternate; the seed decides the rest. */
export async function makeHostileFile(
  index: number,
  random: Random,
  bait: Bait,
): Promise<{ kind: string; bytes: Buffer }> {
  const kinds = Object.keys(makers);
  const kind = kinds[index % kinds.length]!;
  return { kind, bytes: await makers[kind]!(random, bait) };
}
