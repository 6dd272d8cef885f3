/**
 * A text as it is read rather than as it is written: lower case, without accents and invisible characters, look-alike letters and
 * digits of other alphabets as plain ones. `starts` and `ends` say where each of its characters stands in the original.
 */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

/** A stretch of a text: [start, end). */
export interface Span {
  start: number;
  end: number;
}

const pairs = (from: string, to: string) =>
  Array.from(from, (letter, index) => [letter, Array.from(to)[index]!] as const);
/** Cyrillic, Greek and others that look like Latin letters; source: Unicode's confusables, the ones with a Latin twin. */
const LOOK_ALIKES = new Map<string, string>([
  ...pairs('авекмнорстухіјѕԁһԛԝґүӏ', 'abekmhopctyxijsdhqwryl'),
  ...pairs('αβγεηικνορτυχω', 'abyenikvoptuxw'),
  ...pairs('ıłøðđħɑɡʟɴʀꜱᴀʙᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ', 'iloddhaglnrsabcdejkmoptuvwz'),
  ...pairs('。．｡․‧∙', '......'),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['🔟', '10'],
]);
/** Where other runs of the 26 letters begin: negative circled, negative squared, regional indicators. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

export function foldText(original: string): Folded {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of original) {
    const end = at + sign.length;
    const folded = foldSign(sign);
    for (let index = 0; index < folded.length; index++) {
      starts.push(at);
      ends.push(end);
    }
    // What can't be seen belongs to the character before it.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end;
    text += folded;
    at = end;
  }
  return { text, starts, ends };
}

function foldSign(sign: string): string {
  if (sign <= '\u007F') return sign.toLowerCase();
  if (/^[\p{Cf}\p{M}\u{FE00}-\u{FE0F}]$/u.test(sign)) return '';
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(
    plain,
    (letter) => LOOK_ALIKES.get(letter) ?? digitOf(letter) ?? circledOf(letter) ?? letterOf(letter) ?? letter,
  ).join('');
}

/** Digits of any script: each script's ten follow each other. */
function digitOf(sign: string) {
  if (sign <= '\u007F' || !/^\p{Nd}$/u.test(sign)) return undefined;
  let value = 0;
  const code = sign.codePointAt(0)!;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Digits in circles that have no plain form, each run from 1 on. */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5];
function circledOf(sign: string) {
  const code = sign.codePointAt(0)!;
  if (code === 0x24ff) return '0';
  const first = CIRCLED.find((start) => code >= start && code < start + 10);
  return first === undefined ? undefined : String(code - first + 1);
}

function letterOf(sign: string) {
  const code = sign.codePointAt(0)!;
  const first = ALPHABETS.find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCodePoint(97 + code - first);
}
