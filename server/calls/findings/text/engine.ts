import { ENGLISH_DEAL } from '../words/en-deal.ts';
import { ENGLISH_JOINS } from '../words/en-joins.ts';
import { ENGLISH_OFFER } from '../words/en-offer.ts';
import { ENGLISH_SPEECH } from '../words/en-speech.ts';
import { SPANISH_DEAL } from '../words/es-deal.ts';
import { SPANISH_JOINS } from '../words/es-joins.ts';
import { SPANISH_OFFER } from '../words/es-offer.ts';
import { SPANISH_SPEECH } from '../words/es-speech.ts';
import { ENGLISH_DEAL_RULES } from '../rules/en-deal.ts';
import { ENGLISH_FIRM_RULES } from '../rules/en-firm.ts';
import { ENGLISH_FRAMES } from '../rules/en-frames.ts';
import { ENGLISH_TALK_RULES } from '../rules/en-talk.ts';
import { SPANISH_DEAL_RULES } from '../rules/es-deal.ts';
import { SPANISH_FIRM_RULES } from '../rules/es-firm.ts';
import { SPANISH_FRAMES } from '../rules/es-frames.ts';
import { SPANISH_TALK_RULES } from '../rules/es-talk.ts';
import type { RuleName, Rules } from '../rules/rules.ts';
import { Lexicon } from './lexicon.ts';
import { Classes, compile, Matcher, type Pattern, type Prepared } from './patterns.ts';
import type { Token } from './tokens.ts';

export type Language = 'en' | 'es';

/** Words that introduce a clause without being part of it. */
const OPENERS = new Set(
  'and but so well okay ok yeah yes no then because or also right honestly look oh now y pero pues bueno entonces si no vale mira mire oye claro ya a ver es que o que'.split(
    ' ',
  ),
);

/** Above any real call's vocabulary; a hostile text may exceed it. */
const CACHED_WORDS = 50_000;

/** The words and patterns of one language. */
export class Engine {
  readonly lexicon: Lexicon;
  readonly nameId: number;
  readonly numberId: number;
  #matcher: Matcher<RuleName>;
  #words = new Map<string, Classes>();
  #names = new Map<string, Classes>();

  constructor(lexicon: Lexicon, ...parts: Rules[]) {
    this.lexicon = lexicon;
    this.nameId = lexicon.idOf('name');
    this.numberId = lexicon.idOf('number_any');
    const patterns: Pattern<RuleName>[] = [];
    for (const part of parts)
      for (const [tag, sources] of Object.entries(part))
        for (const source of sources.split(' /').map((one) => one.trim()))
          patterns.push(compile(tag as RuleName, source, lexicon));
    this.#matcher = new Matcher(patterns);
  }

  prepare(tokens: readonly Token[], isName: (token: Token, index: number) => boolean): Prepared {
    const words = tokens.map(({ word }) => word);
    const classes: Classes[] = [];
    const isClauseStart: boolean[] = [];
    for (let at = 0; at < words.length; at++) {
      classes.push(this.#classesAt(words, at, isName(tokens[at]!, at)));
      isClauseStart.push(
        at === 0 || tokens[at]!.sign !== '' || (isClauseStart[at - 1]! && OPENERS.has(words[at - 1]!)),
      );
    }
    return { words, classes, isClauseStart };
  }

  /** Words that start the same phrases share one Classes object. */
  #classesAt(words: readonly string[], at: number, isName: boolean): Classes {
    const word = words[at]!;
    const phrases = this.lexicon.phrasesAt(words, at);
    let key = word;
    if (phrases) for (const { id } of phrases) key += ` ${id}`;
    const cache = isName ? this.#names : this.#words;
    const known = cache.get(key);
    if (known) return known;
    const classes = new Classes();
    for (const classId of this.lexicon.classesOf(word)) classes.set(classId, 1);
    if (isName) classes.set(this.nameId, 1);
    if (/^\d/.test(word) || classes.has(this.lexicon.ids.get('number')!)) classes.set(this.numberId, 1);
    for (const { classId, words: run } of phrases ?? [])
      classes.set(classId, Math.max(run.length, classes.get(classId) ?? 0));
    if (cache.size > CACHED_WORDS) cache.clear();
    cache.set(key, classes);
    return classes;
  }

  match(prepared: Prepared): RuleName[] {
    return this.#matcher.match(prepared);
  }
}

export const ENGINES: Record<Language, Engine> = {
  en: new Engine(
    new Lexicon(ENGLISH_SPEECH, ENGLISH_OFFER, ENGLISH_DEAL, ENGLISH_JOINS),
    ENGLISH_DEAL_RULES,
    ENGLISH_TALK_RULES,
    ENGLISH_FRAMES,
    ENGLISH_FIRM_RULES,
  ),
  es: new Engine(
    new Lexicon(SPANISH_SPEECH, SPANISH_OFFER, SPANISH_DEAL, SPANISH_JOINS),
    SPANISH_DEAL_RULES,
    SPANISH_TALK_RULES,
    SPANISH_FRAMES,
    SPANISH_FIRM_RULES,
  ),
};
