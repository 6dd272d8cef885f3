/** A normalized word: lower case, no accents, contractions split. */
export interface Token {
  word: string;
  /** Offset in the text. Parts of a contraction share one. */
  from: number;
  to: number;
  isCapital: boolean;
  /** The first punctuation mark before it: "," ";" "¿" … */
  sign: string;
}

const FILLERS = new Set(['um', 'uh', 'umm', 'uhh', 'er', 'erm', 'hmm', 'mmm', 'mm', 'eh', 'ehm', 'em', 'ah', 'uhm']);
/** Contractions that machine transcripts write without an apostrophe. */
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

/** Lower-cases and strips accents. */
export const fold = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

interface Form {
  word: string;
  /** One word, or the words of a contraction. */
  parts: readonly string[];
  isCapital: boolean;
}

const forms = new Map<string, Form>();

/** The normalized form of a word. Cached, since the words of a call repeat. */
function formOf(raw: string): Form {
  let form = forms.get(raw);
  if (form === undefined) {
    const word = fold(raw);
    const parts = raw === 'ID' ? [word] : (CONTRACTIONS.get(word) ?? takeApart(word));
    form = { word, parts, isCapital: /^\p{Lu}/u.test(raw) };
    if (forms.size > 100_000) forms.clear();
    forms.set(raw, form);
  }
  return form;
}

/** Splits a text into words, dropping fillers and stuttered repetitions. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let sign = '';
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const from = match.index;
    for (let at = end; at < from && sign === ''; at++) {
      const code = text.charCodeAt(at);
      if (code !== 32 && !(code < 14 && code > 8) && code !== 160) sign = text[at]!;
    }
    end = from + raw.length;
    const { word, parts, isCapital } = formOf(raw);
    if (FILLERS.has(word)) continue;
    if (word === 'like' && sign === ',' && text[end] === ',') continue;
    const last = tokens.length > 0 ? tokens[tokens.length - 1]!.word : '';
    if (parts.length === 1 && last === word && word !== 'no' && word !== 'si') continue;
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
