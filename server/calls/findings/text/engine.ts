import { ENGLISH_DEAL } from '../words/en-deal.ts';
import { ENGLISH_JOINS } from '../words/en-joins.ts';
import { ENGLISH_OFFER } from '../words/en-offer.ts';
import { ENGLISH_SPEECH } from '../words/en-speech.ts';
import { SPANISH_DEAL } from '../words/es-deal.ts';
import { SPANISH_JOINS } from '../words/es-joins.ts';
import { SPANISH_OFFER } from '../words/es-offer.ts';
import { SPANISH_SPEECH } from '../words/es-speech.ts';
import { ENGLISH_DEAL_RULES } from '../rules/en-deal.ts';
import { ENGLISH_TALK_RULES } from '../rules/en-talk.ts';
import { SPANISH_DEAL_RULES } from '../rules/es-deal.ts';
import { SPANISH_TALK_RULES } from '../rules/es-talk.ts';
import type { RuleName, Rules } from '../rules/rules.ts';
import { Lexicon } from './lexicon.ts';
import { compile, Matcher, type Hit, type Pattern, type Prepared } from './patterns.ts';
import type { Token } from './tokens.ts';

export type Language = 'en' | 'es';

/** Words that begin a clause without being part of it. */
const OPENERS = new Set('and but so well okay ok yeah yes no then because or also right honestly look oh now y pero pues bueno entonces si no vale mira mire oye claro ya a ver es que o que'.split(' '));

/** One language's words and patterns. */
export class Engine {
  readonly lexicon: Lexicon;
  readonly nameId: number;
  readonly numberId: number;
  #matcher: Matcher<RuleName>;

  constructor(lexicon: Lexicon, ...parts: Rules[]) {
    this.lexicon = lexicon;
    this.nameId = lexicon.idOf('name');
    this.numberId = lexicon.idOf('number_any');
    const patterns: Pattern<RuleName>[] = [];
    for (const part of parts)
      for (const [tag, sources] of Object.entries(part))
        for (const source of sources) patterns.push({ tag: tag as RuleName, elements: compile(source, lexicon) });
    this.#matcher = new Matcher(patterns);
  }

  prepare(tokens: readonly Token[], isName: (token: Token, index: number) => boolean): Prepared {
    const words = tokens.map(({ word }) => word);
    const classes: Map<number, number>[] = words.map(() => new Map());
    const isClauseStart: boolean[] = [];
    for (let at = 0; at < words.length; at++) {
      const here = classes[at]!;
      this.lexicon.eachAt(words, at, (classId, length) => here.set(classId, Math.max(length, here.get(classId) ?? 0)));
      if (isName(tokens[at]!, at)) here.set(this.nameId, 1);
      if (/^\d/.test(words[at]!) || here.has(this.lexicon.ids.get('number')!)) here.set(this.numberId, 1);
      isClauseStart.push(at === 0 || tokens[at]!.sign !== '' || (isClauseStart[at - 1]! && OPENERS.has(words[at - 1]!)));
    }
    return { words, classes, isClauseStart };
  }

  match(prepared: Prepared): Hit<RuleName>[] {
    const hits: Hit<RuleName>[] = [];
    this.#matcher.match(prepared, (hit) => hits.push(hit));
    return hits;
  }
}

export const ENGINES: Record<Language, Engine> = {
  en: new Engine(new Lexicon(ENGLISH_SPEECH, ENGLISH_OFFER, ENGLISH_DEAL, ENGLISH_JOINS), ENGLISH_DEAL_RULES, ENGLISH_TALK_RULES),
  es: new Engine(new Lexicon(SPANISH_SPEECH, SPANISH_OFFER, SPANISH_DEAL, SPANISH_JOINS), SPANISH_DEAL_RULES, SPANISH_TALK_RULES),
};
