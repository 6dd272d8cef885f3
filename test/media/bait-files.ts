import { aliasRecord, box, chunk, list } from './boxes.ts';
import type { Random } from '../fixtures/random.ts';

/** Targets for hostile files: a file outside, and a local server that counts its visitors. */
export interface Bait {
  path: string;
  url: string;
}
export const text = (content: string) => Buffer.from(content, 'latin1');

export function playlist(random: Random, { path, url }: Bait): Buffer {
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

export function reference(random: Random, bait: Bait): Buffer {
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

export const alien = (random: Random, bait: Bait) =>
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

/** AVI with a subtitle track that contains another file format (GAB2), the best-known way to make FFmpeg read files. */
export function subtitledAvi(random: Random, bait: Bait): Buffer {
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
