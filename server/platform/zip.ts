import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** Path inside the archive. */
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
  modifiedAt: Date;
  /** False for what is compressed already: it is wrapped, not squeezed. */
  isText: boolean;
}

const LIMIT_32 = 0xffff_ffff;
/** Sizes follow the data, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;

interface Written {
  name: Buffer;
  time: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * Writes a zip archive as it is read, whatever its size; an entry may have at most 4 GB. The format is PKWARE's APPNOTE 6.3.10:
 * local header, data and descriptor of each entry, then the central directory (zip64 where an offset needs it).
 */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const done: Written = { name, time: dosTime(entry.modifiedAt), crc: 0, packed: 0, size: 0, offset };
    const head = Buffer.concat([localHeader(done), name]);
    yield head;
    for await (const piece of deflated(entry, done)) {
      done.packed += piece.length;
      yield piece;
    }
    const descriptor = numbers([4, 0x08074b50], [4, done.crc], [4, done.packed], [4, done.size]);
    yield descriptor;
    offset += head.length + done.packed + descriptor.length;
    written.push(done);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield ending(written.length, directory.length, offset);
}

function deflated({ content, isText }: ZipEntry, done: Written): AsyncIterable<Buffer> {
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      done.crc = crc32(piece, done.crc);
      done.size += piece.length;
      yield piece;
    }
  }
  return pipeline(Readable.from(content), measured, createDeflateRaw({ level: isText ? 6 : 0 }), () => undefined);
}

const localHeader = ({ name, time }: Written) =>
  numbers(
    [4, 0x04034b50],
    [2, 20],
    [2, FLAGS],
    [2, DEFLATE],
    [4, time],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );

function directoryEntry({ name, time, crc, packed, size, offset }: Written) {
  const isFar = offset >= LIMIT_32;
  const extra = isFar ? numbers([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const version = isFar ? 45 : 20;
  return Buffer.concat([
    numbers([4, 0x02014b50], [2, version], [2, version], [2, FLAGS], [2, DEFLATE], [4, time], [4, crc], [4, packed]),
    numbers([4, size], [2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0]),
    numbers([4, isFar ? LIMIT_32 : offset]),
    name,
    extra,
  ]);
}

function ending(count: number, length: number, offset: number) {
  const isFar = offset >= LIMIT_32;
  const far = isFar
    ? [
        numbers(
          [4, 0x06064b50],
          [8, 44],
          [2, 45],
          [2, 45],
          [4, 0],
          [4, 0],
          [8, count],
          [8, count],
          [8, length],
          [8, offset],
        ),
        numbers([4, 0x07064b50], [4, 0], [8, offset + length], [4, 1]),
      ]
    : [];
  const near = isFar ? LIMIT_32 : offset;
  return Buffer.concat([
    ...far,
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, near], [2, 0]),
  ]);
}

/** Little-endian numbers of 2, 4 or 8 bytes, one after the other. */
function numbers(...fields: [bytes: 2 | 4 | 8, value: number][]) {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** Two seconds exact, as of 1980. */
function dosTime(date: Date) {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return day * 0x1_0000 + time;
}
