/** A word as rules see it: small letters, no accents, contractions taken apart. */
export interface Token {
  word: string;
  /** Where it stands in the text. Parts of a contraction share a place. */
  from: number;
  to: number;
  isCapital: boolean;
  /** The first sign before it that isn't a space: "," ";" "¿" … */
  sign: string;
}

const FILLERS = new Set(['um', 'uh', 'umm', 'uhh', 'er', 'erm', 'hmm', 'mmm', 'mm', 'eh', 'ehm', 'em', 'ah', 'uhm']);
/** What machine transcription writes without an apostrophe is read as if it had one. */
const CONTRACTIONS = new Map(
  Object.entries<string[]>({
    cannot: ['can', 'not'],
    wont: ['will', 'not'],
    "won't": ['will', 'not'],
    cant: ['can', 'not'],
    "can't": ['can', 'not'],
    "shan't": ['will', 'not'],
    dont: ['do', 'not'],
    didnt: ['did', 'not'],
    doesnt: ['does', 'not'],
    isnt: ['is', 'not'],
    wasnt: ['was', 'not'],
    arent: ['are', 'not'],
    werent: ['were', 'not'],
    wouldnt: ['would', 'not'],
    couldnt: ['could', 'not'],
    shouldnt: ['should', 'not'],
    havent: ['have', 'not'],
    hasnt: ['has', 'not'],
    hadnt: ['had', 'not'],
    aint: ['is', 'not'],
    "ain't": ['is', 'not'],
    thats: ['that', 'is'],
    whats: ['what', 'is'],
    hows: ['how', 'is'],
    wheres: ['where', 'is'],
    whos: ['who', 'is'],
    theres: ['there', 'is'],
    im: ['i', 'am'],
    ive: ['i', 'have'],
    ill: ['i', 'will'],
    id: ['i', 'would'],
    youre: ['you', 'are'],
    youll: ['you', 'will'],
    youve: ['you', 'have'],
    theyre: ['they', 'are'],
    theyll: ['they', 'will'],
    weve: ['we', 'have'],
    itll: ['it', 'will'],
    itd: ['it', 'would'],
    lets: ['let', 'us'],
    "let's": ['let', 'us'],
    gonna: ['going', 'to'],
    wanna: ['want', 'to'],
    gotta: ['have', 'to'],
    kinda: ['kind', 'of'],
    sorta: ['sort', 'of'],
    dunno: ['do', 'not', 'know'],
    "y'all": ['you', 'all'],
    del: ['de', 'el'],
    al: ['a', 'el'],
  }),
);
const ENDINGS = new Map([
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'m", 'am'],
  ["'s", 'is'],
]);
const PRONOUNS = new Set([
  'it',
  'that',
  'this',
  'what',
  'who',
  'how',
  'where',
  'when',
  'there',
  'here',
  'he',
  'she',
  'everything',
  'nothing',
  'something',
  'which',
  'everyone',
]);
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.&+][\p{L}\p{N}]+)*|[€$£%]/gu;
const folded = new Map<string, string>();

/** Small letters without accents. The words of a call repeat, so most answers are known. */
export function fold(word: string): string {
  let known = folded.get(word);
  if (known === undefined) {
    known = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
    if (folded.size > 200_000) folded.clear();
    folded.set(word, known);
  }
  return known;
}

/** Splits a text into words. Leaves out fillers and repeated words of broken speech. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let sign = '';
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const from = match.index;
    for (let at = end; at < from && sign === ''; at++) if (!/\s/.test(text[at]!)) sign = text[at]!;
    end = from + raw.length;
    const word = fold(raw);
    if (FILLERS.has(word)) continue;
    if (word === 'like' && sign === ',' && text[end] === ',') continue;
    const parts = raw === 'ID' ? [word] : (CONTRACTIONS.get(word) ?? takeApart(word));
    const last = tokens.at(-1);
    if (parts.length === 1 && last?.word === word && last.word !== 'no' && last.word !== 'si') continue;
    const isCapital = /^\p{Lu}/u.test(raw);
    for (const part of parts) {
      tokens.push({ word: part, from, to: end, isCapital, sign });
      sign = '';
    }
  }
  return tokens;
}

function takeApart(word: string): string[] {
  if (!word.includes("'")) return [word];
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not'];
  const at = word.lastIndexOf("'");
  const ending = ENDINGS.get(word.slice(at));
  if (!ending) return [word];
  const stem = word.slice(0, at);
  return ending === 'is' && !PRONOUNS.has(stem) ? [stem, "'s"] : [stem, ending];
}
