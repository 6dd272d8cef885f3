import type { Utterance } from '../../reading/transcript.ts';
import { STARTERS } from '../words/names.ts';
import { VENDOR_WORDS } from '../words/vendors.ts';
import { ENGINES, type Engine } from '../text/engine.ts';
import { countCommon, languageOf } from '../text/language.ts';
import type { Prepared } from '../text/patterns.ts';
import { splitSentences, type Sentence } from '../text/sentences.ts';
import { Reading } from './reading.ts';
import type { Token } from '../text/tokens.ts';

/** Reads every sentence with the words and patterns of its language. */
export function readSentences(utterances: readonly Utterance[], onProgress: (done: number) => void) {
  const sentences = splitSentences(utterances, () => 'unknown');
  const names = findNames(sentences, utterances);
  const counts = sentences.map(({ tokens }) => countCommon(tokens));
  const { main, isRead } = languageOf(sentences, counts);
  const isMarked = sentences.length < 15 || sentences.some(({ isQuestion }) => isQuestion);
  const nameTests = { en: nameTest(names, ENGINES.en), es: nameTest(names, ENGINES.es) };
  const readings = sentences.map((sentence, index) => {
    if (index % 2000 === 0) onProgress(index / sentences.length);
    const { en, es } = counts[index]!;
    const language = es > en * 2 && es >= 2 ? 'es' : en > es * 2 && en >= 2 ? 'en' : main;
    const engine = ENGINES[language];
    const reading = new Reading(sentence, language, engine, nameTests[language]);
    if (!isMarked && asks(reading.tokens, reading.prepared, engine)) reading.isQuestion = true;
    return reading;
  });
  return { readings, language: isRead ? main : ('other' as const) };
}

const ASKED = new Set(
  'do does did is are was can could will would should have has which hay se teneis tienen puede puedo podeis pueden podemos podria incluye funciona'.split(
    ' ',
  ),
);
const SUBJECTS = new Set(
  'you it that this there i we they he she the your anyone puede pueden la el algun alguna'.split(' '),
);

/** Whether a sentence without a question mark is a question, by word order. */
function asks(tokens: readonly Token[], prepared: Prepared, engine: Engine) {
  const wh = engine.lexicon.ids.get('wh')!;
  for (let at = 0; at < tokens.length - 1; at++) {
    if (!prepared.isClauseStart[at]) continue;
    const { word } = tokens[at]!;
    if (ASKED.has(word) && (SUBJECTS.has(tokens[at + 1]!.word) || engine === ENGINES.es)) return true;
    if (
      prepared.classes[at]!.has(wh) &&
      word !== 'que' &&
      word !== 'cuando' &&
      word !== 'when' &&
      word !== 'como' &&
      word !== 'donde'
    )
      return true;
  }
  return tokens.length >= 2 && /^(?:how|what|como|cuanto)$/.test(tokens.at(-2)!.word);
}

/** Words capitalized mid-sentence, and the parts of speakers' names. */
function findNames(sentences: readonly Sentence[], utterances: readonly Utterance[]) {
  const names = new Set<string>();
  const small = new Set<string>();
  for (const { tokens } of sentences)
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]!;
      if (!token.isCapital) small.add(token.word);
      else if (at > 0) names.add(token.word);
    }
  for (const speaker of new Set(utterances.map(({ speaker: name }) => name)))
    for (const part of (speaker ?? '').toLowerCase().split(/[\s.,()]+/))
      if (part.length > 2) names.add(part.normalize('NFD').replace(/\p{M}/gu, ''));
  for (const word of small) names.delete(word);
  return names;
}

/** A separate closure, so that it doesn't keep the sentences in memory. */
const nameTest = (names: Set<string>, engine: Engine) => (token: Token, at: number) => isName(token, at, names, engine);

const NO_NAMES = new Set(['i', 'ok', 'tv', 'cv', 'usted', 'ustedes']);

function isName(token: Token, at: number, names: Set<string>, engine: Engine) {
  if (!token.isCapital || token.word.length < 2 || token.word.startsWith("'") || NO_NAMES.has(token.word)) return false;
  const { ids } = engine.lexicon;
  for (const classId of engine.lexicon.classesOf(token.word))
    if (classId === ids.get('weekday') || classId === ids.get('month') || classId === ids.get('season')) return false;
  if (at > 0 && token.sign === '' && VENDOR_WORDS.has(token.word)) return true;
  if (at > 0 && (token.sign === '' || token.sign === ',')) return !STARTERS.has(token.word);
  if (names.has(token.word)) return true;
  return (
    !STARTERS.has(token.word) &&
    engine.lexicon.classesOf(token.word).length === 0 &&
    !/(?:ing|ed|ly|mente|ando|iendo|amos|emos|imos)$/.test(token.word)
  );
}
