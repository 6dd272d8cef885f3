import { TRANSCRIPT_MAX } from '#contract/values/calls.ts';
import { TranscriptError } from '../analyst/progress.ts';
import { stripHtml } from './strip-html.ts';
import type { CleanText } from './transcript.ts';

/** How many characters are sampled to tell text from binary data. */
const SAMPLE = 65_536;
/** The maximum share of control and replacement characters in a text. */
const MAX_CONTROL = 0.02;

/**
 * Repairs damage from copying and exporting: byte order marks, UTF-16 read as bytes, UTF-8 read as Latin-1, direction marks,
 * HTML. @throws TranscriptError for empty and binary input.
 */
export function cleanText(pasted: string): CleanText {
  if (pasted.length > TRANSCRIPT_MAX) throw new TranscriptError('too_long');
  let text = pasted;
  if (zeros(text) > 0.3) text = text.replaceAll('\0', '').replaceAll('\uFFFD', '');
  if (text.trim() === '') throw new TranscriptError('empty');
  if (controls(text) > MAX_CONTROL) throw new TranscriptError('binary');
  text = readLatinAsUtf8(text)
    .replace(/[\p{Cc}--[\t\n\v\f\r\u0085]]/gv, '')
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'");
  const withoutHtml = stripHtml(text);
  const lines = (withoutHtml ?? text).split(/\r\n|[\n\r\v\f\u2028\u2029\u0085]/);
  if (!lines.some((line) => /\p{L}/u.test(line))) throw new TranscriptError('no_words');
  return { lines, notices: withoutHtml === null ? [] : ['html_removed'] };
}

function zeros(text: string) {
  const length = Math.min(text.length, SAMPLE);
  let count = 0;
  for (let at = 0; at < length; at++) if (text.charCodeAt(at) === 0) count++;
  return count / (length || 1);
}

function controls(text: string) {
  const length = Math.min(text.length, SAMPLE);
  let count = 0;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 11 && code !== 12 && code !== 13) || code === 0xfffd)
      count++;
  }
  return count / (length || 1);
}

/** Mojibake such as "cuÃ¡nto": UTF-8 decoded as Windows-1252. */
function readLatinAsUtf8(text: string) {
  const pairs = text.match(/[\u00C2\u00C3][\u0080-\u00BF]|â€/g)?.length ?? 0;
  if (pairs === 0) return text;
  const others = text.match(/[\u00C0-\u00C1\u00C4-\u00FF]/g)?.length ?? 0;
  if (others > pairs) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = WINDOWS_1252.get(text[at]!) ?? text.charCodeAt(at);
    if (byte > 255) return text;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** The bytes 80 to 9F as displayed in Windows-1252. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, index) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + index)),
    0x80 + index,
  ]),
);
