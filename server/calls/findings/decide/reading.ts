import type { CallSide } from '#contract/values/calls.ts';
import { RULE_NAMES, type RuleName } from '../rules/rules.ts';
import type { Engine, Language } from '../text/engine.ts';
import type { Prepared } from '../text/patterns.ts';
import type { Sentence } from '../text/sentences.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { VENDORS } from '../words/vendors.ts';

const BITS = new Map(RULE_NAMES.map((name, index) => [name, 2 ** index]));

/** Sentences that match the same patterns share one set of rule names, keyed by their bit mask. */
const sets = new Map<number, ReadonlySet<RuleName>>();

function setOf(hits: readonly RuleName[]): ReadonlySet<RuleName> {
  const names = new Set(hits);
  let key = 0;
  for (const name of names) key += BITS.get(name)!;
  const known = sets.get(key);
  if (known) return known;
  if (sets.size > 100_000) sets.clear();
  sets.set(key, names);
  return names;
}

/** A sentence with its word classes and matched patterns. Released data is recomputed on access. */
export class Reading implements Sentence {
  readonly utterance: number;
  readonly speaker: string | null;
  side: CallSide;
  readonly text: string;
  /** Number of words. */
  readonly length: number;
  isQuestion: boolean;
  readonly breaks: Sentence['breaks'];
  readonly turn: number;
  readonly language: Language;
  readonly engine: Engine;
  #isName: (token: Token, at: number) => boolean;
  #tokens: Token[] | null;
  #prepared: Prepared | null = null;
  #hits: RuleName[] | null = null;
  #rules: ReadonlySet<RuleName> | null = null;
  #hasName: boolean | null = null;

  constructor(sentence: Sentence, language: Language, engine: Engine, isName: (token: Token, at: number) => boolean) {
    ({ utterance: this.utterance, speaker: this.speaker, side: this.side, text: this.text } = sentence);
    ({ isQuestion: this.isQuestion, breaks: this.breaks, turn: this.turn } = sentence);
    this.#tokens = sentence.tokens;
    this.length = sentence.tokens.length;
    this.language = language;
    this.engine = engine;
    this.#isName = isName;
  }

  get tokens(): Token[] {
    return (this.#tokens ??= tokenize(this.text));
  }

  get prepared(): Prepared {
    return (this.#prepared ??= this.engine.prepare(this.tokens, this.#isName));
  }

  /** The name of each matching pattern, once per match. */
  get hits(): RuleName[] {
    return (this.#hits ??= this.engine.match(this.prepared));
  }

  get rules(): ReadonlySet<RuleName> {
    return (this.#rules ??= setOf(this.hits));
  }

  /** Whether it may contain the name of a person, company or product. */
  get hasName(): boolean {
    return (this.#hasName ??= this.tokens.some(
      ({ isCapital, from, to }, at) =>
        (isCapital && this.#isName(this.tokens[at]!, at)) || isProductName(this.text, from, to),
    ));
  }

  /** Frees the words but keeps the results. */
  release() {
    void this.rules;
    void this.hasName;
    this.#tokens = null;
    this.#prepared = null;
    this.#hits = null;
  }
}

/** "BrightPay", "KnowBe4", "3CX": spellings that no ordinary word has. Well-known vendors are recognized in any spelling. */
export function isProductName(said: string, from: number, to: number): boolean {
  const text = said.slice(from, to);
  if (VENDORS.has(text.toLowerCase())) return true;
  return /\p{Ll}\p{Lu}|\p{L}\d|\d\p{Lu}{2}/u.test(text) && !/['’]|^[A-Z]{1,2}\d/u.test(text);
}
