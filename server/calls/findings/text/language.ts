import { ENGINES, type Language } from './engine.ts';
import type { Token } from './tokens.ts';

/**
 * The most common words of languages spoken on calls, without accents. Related languages share many, so the language with the
 * most of them wins.
 */
const COMMON = {
  en: 'the to and a of i you it that is we in for do have not with are on be this so what can but would will our your they at was',
  es: 'que de la el en no y los las por con para una un lo es se pero como mas esta muy si ya nos te le su al porque cuando hay tenemos eso esto gracias bueno vale',
  ca: 'que de la el en no i els les per amb una un ho es em pero com molt si ja ens us li seva al perque quan hi tenim aixo aquest gracies dels som',
  pt: 'que de a o em no e os as por com para uma um se mas como mais muito ja nos te seu ao quando ha temos isso isto obrigado nao da do na voce eu sao',
  fr: 'que de la le en et les des par avec pour une un se mais comme plus tres si nous vous te son au quand on ce est je pas qui il du sur dans oui',
  it: 'che di la il in non e gli le per con una un lo si ma come piu molto se gia ci ti suo al perche quando sono questo grazie della del da mi chi',
  de: 'der die das und in nicht ich zu den mit fur ein eine auf es ist sich aber wie mehr sehr wenn wir uns sie dem von man haben kann was ja auch',
  nl: 'de het een en van ik te dat die in niet is op aan met voor zijn maar wij we u er om dan als ook naar heel wat kunnen onze uw',
} as const;
type Known = keyof typeof COMMON;

const WORDS = new Map<string, Known[]>();
for (const [language, words] of Object.entries(COMMON) as [Known, string][])
  for (const word of words.split(' ')) WORDS.set(word, [...(WORDS.get(word) ?? []), language]);

/** Minimum share of common words. Labeled calls have at least 0.19 of these, and 0.29 of the words the engines know. */
const LEAST_COMMON = 0.18;
const LEAST_KNOWN = 0.28;

/** How many of each language's most common words a text contains. */
export type CommonWords = Record<Known, number>;

export function countCommon(tokens: readonly Token[]): CommonWords {
  const counts: CommonWords = { en: 0, es: 0, ca: 0, pt: 0, fr: 0, it: 0, de: 0, nl: 0 };
  for (const { word } of tokens) for (const language of WORDS.get(word) ?? []) counts[language]++;
  return counts;
}

/** The language of a whole call; null if it is neither English nor Spanish. */
export function languageOf(sentences: readonly { tokens: readonly Token[] }[], counts: readonly CommonWords[]) {
  const total = countCommon([]);
  let words = 0;
  for (const [index, { tokens }] of sentences.entries()) {
    words += tokens.length;
    for (const language of Object.keys(total) as Known[]) total[language] += counts[index]![language];
  }
  const main: Language = total.es > total.en ? 'es' : 'en';
  if (Object.values(total).some((count) => count > total[main])) return { main, isRead: false };
  if (total[main] >= words * LEAST_COMMON) return { main, isRead: true };
  const known = { en: 0, es: 0 };
  for (const { tokens } of sentences)
    for (const { word } of tokens)
      for (const language of ['en', 'es'] as const)
        if (ENGINES[language].lexicon.classesOf(word).length > 0) known[language]++;
  const better: Language = known.es > known.en ? 'es' : 'en';
  return { main: better, isRead: known[better] >= words * LEAST_KNOWN };
}
