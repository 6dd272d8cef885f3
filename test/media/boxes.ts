import { readFileSync } from 'node:fs';

/** Just enough of ISO BMFF and RIFF to take valid files apart and corrupt them. */

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'dinf', 'stbl', 'edts', 'mvex', 'moof', 'traf']);

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Rebuilds a file with every box of a type replaced by what `change` returns, and updates the parents' sizes. */
export function changeBoxes(bytes: Buffer, type: string, change: (body: Buffer) => Buffer): Buffer {
  const out: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = Math.max(8, bytes.readUInt32BE(at));
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + length);
    if (kind === type) out.push(box(kind, change(Buffer.from(body))));
    else if (containers.has(kind)) out.push(box(kind, changeBoxes(body, type, change)));
    else out.push(bytes.subarray(at, at + length));
    at += length;
  }
  return Buffer.concat(out);
}

export function chunk(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

export const list = (kind: string, ...content: Buffer[]): Buffer =>
  chunk('LIST', Buffer.from(kind, 'latin1'), ...content);

/** A Macintosh alias record (`alis`) that points to an absolute path: the one data reference FFmpeg can follow. */
export function aliasRecord(path: string): Buffer {
  const fixed = Buffer.alloc(150);
  fixed.writeUInt8(1, 10);
  fixed.write('/', 11, 'latin1');
  const name = path.split('/').at(-1)!.slice(0, 63);
  fixed.writeUInt8(name.length, 50);
  fixed.write(name, 51, 'latin1');
  fixed.writeInt16BE(1, 130);
  fixed.writeInt16BE(1, 132);
  const record = (type: number, text: string) => {
    const head = Buffer.alloc(4);
    head.writeInt16BE(type, 0);
    head.writeUInt16BE(text.length, 2);
    return Buffer.concat([head, Buffer.from(text, 'latin1'), Buffer.alloc(text.length % 2)]);
  };
  return Buffer.concat([fixed, record(2, path.slice(1)), record(18, path.slice(1)), record(0, 'tmp'), record(-1, '')]);
}

/** Top-level boxes in file order, for example ['ftyp', 'moov', 'mdat']. */
export function boxesOf(path: string): string[] {
  const bytes = readFileSync(path);
  const types: string[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    types.push(bytes.toString('latin1', at + 4, at + 8));
    at += Math.max(8, bytes.readUInt32BE(at));
  }
  return types;
}
