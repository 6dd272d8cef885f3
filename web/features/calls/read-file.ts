import { strFromU8, unzipSync } from 'fflate';
import { TRANSCRIPT_MAX } from '#contract/values/calls.ts';

export type FileProblem = 'file_empty' | 'unreadable' | 'too_long';

const DOCUMENT = 'word/document.xml';
/** A document's markup is several times as large as its text. */
const DOCUMENT_BYTES_MAX = 4 * TRANSCRIPT_MAX;
const FILE_BYTES_MAX = 4 * TRANSCRIPT_MAX;
/** How many bytes are sampled to detect text. */
const SAMPLE_BYTES = 64 * 1024;
/** Control characters other than tab and line breaks, which the server rejects. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;
const CONTROL_SHARE_MAX = 0.01;

/** Removes what no transcript contains and the server rejects. */
export const cleanText = (text: string) => text.toWellFormed().replace(CONTROL, ' ');

/**
 * Reads a transcript file in the browser. The type is detected from its bytes, not its name: a Word document, or text in any
 * supported encoding.
 */
export async function readTranscript(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size === 0) return { problem: 'file_empty' };
  if (file.size > FILE_BYTES_MAX) return { problem: 'too_long' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: 'unreadable' };
  }
  const raw = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) ? readDocument(bytes) : decodeText(bytes);
  if (raw === null) return { problem: 'unreadable' };
  const text = cleanText(raw).trim();
  if (text === '') return { problem: 'file_empty' };
  return text.length > TRANSCRIPT_MAX ? { problem: 'too_long' } : { text };
}

const startsWith = (bytes: Uint8Array, signature: number[]) => signature.every((byte, index) => bytes[index] === byte);

/** Tabs and line breaks are 9 to 13; bytes from 0x80 are letters. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32) || byte === 127;

/** UTF-8, UTF-16 with a byte order mark, or otherwise Windows-1252. Null if the bytes are not text. */
function decodeText(bytes: Uint8Array): string | null {
  const isLittle = startsWith(bytes, [0xff, 0xfe]);
  if (isLittle || startsWith(bytes, [0xfe, 0xff]))
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return null;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.includes(0) || sample.filter(isControl).length > sample.length * CONTROL_SHARE_MAX) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The paragraphs of a Word document. Inflates one entry only, and no more than its declared size, which is limited. */
function readDocument(bytes: Uint8Array): string | null {
  try {
    const entry = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === DOCUMENT && originalSize <= DOCUMENT_BYTES_MAX,
    })[DOCUMENT];
    return entry ? readParagraphs(strFromU8(entry)) : null;
  } catch {
    return null;
  }
}

/** Rejects document types, whose entities could expand without limit; Word writes none. */
function readParagraphs(xml: string): string | null {
  if (xml.includes('<!DOCTYPE')) return null;
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) return null;
  return Array.from(document.getElementsByTagNameNS('*', 'p'), (paragraph) =>
    Array.from(paragraph.getElementsByTagNameNS('*', '*'), ({ localName, textContent }) =>
      localName === 't' ? textContent : localName === 'br' ? '\n' : localName === 'tab' ? '\t' : '',
    ).join(''),
  ).join('\n');
}
