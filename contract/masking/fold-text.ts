/**
 * A text normalized to how it is read: lower case, without accents and invisible characters, with look-alike letters and digits
 * of other scripts replaced. `starts` and `ends` give the original offsets of each character.
 */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

/** A range of a text: [start, end). */
export interface Span {
  start: number;
  end: number;
}

const pairs = (from: string, to: string) =>
  Array.from(from, (letter, index) => [letter, Array.from(to)[index]!] as const);
/** Cyrillic, Greek and other letters that look Latin. Source: Unicode's confusables with a Latin counterpart. */
const LOOK_ALIKES = new Map<string, string>([
  ...pairs('авекмнорстухіјѕԁһԛԝґүӏ', 'abekmhopctyxijsdhqwryl'),
  ...pairs('αβγεηικνορτυχω', 'abyenikvoptuxw'),
  ...pairs('ıłøðđħɑɡʟɴʀꜱᴀʙᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ', 'iloddhaglnrsabcdejkmoptuvwz'),
  ...pairs('。．｡․‧∙', '......'),
  ...pairs('〇零一二三四五六七八九⚀⚁⚂⚃⚄⚅', '00123456789123456'),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['🔟', '10'],
]);
/** First code points of other 26-letter alphabets: negative circled, negative squared, regional indicators. */
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
    // Invisible characters belong to the character before them.
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

/** Digits of any script: each script's ten are consecutive. */
function digitOf(sign: string) {
  if (sign <= '\u007F' || !/^\p{Nd}$/u.test(sign)) return undefined;
  let value = 0;
  const code = sign.codePointAt(0)!;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Circled digits without a compatibility mapping; each run starts at 1. */
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
