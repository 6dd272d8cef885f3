import { GIVEN_NAMES, PLACES } from '../words/names.ts';
import { isProductName, type Reading } from './reading.ts';

/** How many words before a name may state its relation to the offer. */
const REACH = 8;
/** Words allowed between "than" and a name: "than what we pay at Planday", "más caro que el de InfoJobs". */
const BETWEEN = '(?: (?:the|with|on|at|in|what|from|we|have|pay|con|en|el|la|los|de|lo|a|tenemos|pagamos)){0,4}$';
const COMPARED = new RegExp(
  '\\b(?:(?:more|less|cheaper|dearer|better|worse|(?!other )[a-z]{3,12}(?:er|ier)) (?:\\w+ ){0,4}than|(?:as|twice as|half as) (?:\\w+ ){1,3}as|compared (?:to|with)|in comparison (?:to|with)|unlike|versus|vs|' +
    '(?:mas|menos|mejor|peor|mayor|menor) (?:\\w+ ){0,3}que|tan \\w+ como|comparad[oa]s? con|en comparacion con|a diferencia de|frente a|el doble que|la mitad que)' +
    BETWEEN,
);
const JOINED =
  /\b(?:integrat(?:e|es|ed|ing|ion|ions)|integra\w*|connect(?:s|ed|ing)? (?:\w+ ){0,3}(?:to|with)|conect\w*|sync\w*|sincroniz\w*|export\w* (?:\w+ ){0,3}to|plug\w*|compatible|(?:it|this|that|they|your \w+) (?:\w+ )?(?:works?|plays?) (?:\w+ )?with|talks? to|hook\w* (?:it )?up|link\w* (?:it )?(?:up )?(?:to|with)|funciona\w* con|enlaza\w*|vincula\w*)\b/;
/** Starts a new clause about a product other than the integration. */
const TURNS = /\b(?:but|or should|instead|rather|than|use|using|pero|en vez|en lugar|usamos|que)\b/;

const before = ({ prepared: { words } }: Reading, at: number) => words.slice(Math.max(0, at - REACH), at).join(' ');

/**
 * Whether the offer is compared with the name that starts at a word: "more expensive than Planday". People and places don't count.
 */
export function isCompared(reading: Reading, at: number): boolean {
  const { tokens, text, prepared } = reading;
  const word = prepared.words[at]!;
  const isProduct = isProductName(text, tokens[at]!.from, tokens[at]!.to);
  return (isProduct || (!GIVEN_NAMES.has(word) && !PLACES.has(word))) && COMPARED.test(before(reading, at));
}

/** Whether the name at a word is something the offer should integrate with: "does it connect to Salesforce?" */
export function isJoined(reading: Reading, at: number, to: number): boolean {
  const said = before(reading, at);
  const sign = JOINED.exec(said);
  if (sign) return !TURNS.test(said.slice(sign.index + sign[0].length));
  return /^(?:integration|connector|plugin)$/.test(reading.prepared.words[to] ?? '');
}
