import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Reads the files of a zip archive from its central directory and verifies their checksums. Sections are those of PKWARE's
 * APPNOTE, the format's specification.
 */
export function readZip(archive: Buffer): Map<string, Buffer> {
  // The end of the central directory has the number and offset of its entries (4.3.16).
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    // An entry has checksum, sizes and the offset of its file, then name and extra fields (4.3.12).
    const [crc, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset));
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    // The local header's name and extra fields have their own lengths (4.3.7).
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const stored = archive.subarray(start, start + packed!);
    const content = archive.readUInt16LE(at + 10) === 0 ? stored : inflateRawSync(stored);
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
}
