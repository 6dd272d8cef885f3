import { GIVEN_NAMES, PLACES } from '../words/names.ts';
import { isFirst, isProduct, type Mention } from './name-mentions.ts';
import type { Reading } from './reading.ts';

const BEFORE = new Set(
  'with on from use used using than against off left versus vs like by through via con por de a en que desde frente usamos uso usaba tenemos tenia como'.split(
    ' ',
  ),
);
const AT_PLACES = new Set('in en near around to at desde hacia outside visit'.split(' '));
const AFTER = new Set(
  'is are was were has have had does did can quoted offered offers charges charge wanted said told promised coming came ringing rang keeps costs es era son fue tiene tienen nos cuesta cobra ofrece ofrecio hace hacia'.split(
    ' ',
  ),
);
export const TITLES = new Set(
  'mr mrs ms dr sr sra srta don dona doctor doctora senor senora father sister lord lady'.split(' '),
);
/** Verbs that only a company or product takes when people discuss an offer. */
const OFFERS = new Set(
  'quoted said offered offers pitched charges charge charged gave wanted managed give bill offer quote beat match bills cobra cobran cobro ofrece ofrecieron ofrecio pidio pidieron cotizo presupuesto viene vino paso'.split(
    ' ',
  ),
);
/** Before or after a name, these say that the offer should integrate with it. */
export const JOINS =
  /^(?:integrat\w*|connect\w*|sync\w*|import\w*|export\w*|feed\w*|login|sso|saml|plug\w*|interface|compatible|integra\w*|conecta\w*|sincroniz\w*|esquema|norma|ley|talk|talks)$/;
export const asksWhich = ({ prepared: { words }, rules }: Reading) =>
  !rules.has('q_decider') &&
  words
    .slice(0, 4)
    .some((word) => /^(?:who|whom|which|what|where|how|como|quien|quienes|cual|cuales|donde|que)$/.test(word));

/** Rule-based evidence that a name is a competitor: 2 is enough on its own. */
export function scoreOf({ reading, index, from: at, to }: Mention, readings: readonly Reading[]): number {
  const { words, classes } = reading.prepared;
  const { ids } = reading.engine.lexicon;
  const near = (name: string, back: number, ahead = 0) => {
    const id = ids.get(name)!;
    for (let place = Math.max(0, at - back); place < Math.min(words.length, to + ahead); place++)
      if (classes[place]!.has(id)) return true;
    return false;
  };
  let score = isProduct(reading, at) ? 2 : 1;
  if (GIVEN_NAMES.has(words[at]!)) score -= to - at > 1 ? 3 : 4;
  if (words.slice(at, to).some((word) => PLACES.has(word))) score -= 2.5;
  const isStart = isFirst(reading, at);
  const isBare = words.length <= 3 || reading.tokens[to]?.sign === ',' || /^(?:and|y|e|or|o)$/.test(words[to] ?? '');
  const isOffering =
    OFFERS.has(words[to] ?? '') ||
    (OFFERS.has(words[to + 1] ?? '') && /^(?:has|have|had|would|will|can|nos|me|le)$/.test(words[to]!));
  if (isStart && !isProduct(reading, at)) score -= isOffering ? 0 : isBare ? 0.5 : 2;
  if (words.slice(Math.max(0, at - 4), to + 2).some((word) => JOINS.test(word))) score -= 2;
  if (isOffering) score += 1.5;
  if (words.length <= 2) score += 0.5;
  if (near('use', 4, 3)) score += 2;
  if (near('switch', 4, 3)) score += 2;
  if (near('compare', 5, 4)) score += 2;
  if (BEFORE.has(words[at - 1] ?? '')) score += 1;
  if (/^(?:back|over|across|vuelvo|volvemos|vuelta)$/.test(words[at - 2] ?? '')) score += 2;
  if (words[to] === "'s" && to === words.length - 1) score -= 1.5;
  if (AT_PLACES.has(words[at - 1] ?? '') && !isProduct(reading, at) && !near('use', 3) && !near('compare', 4))
    score -= 1.5;
  if (AFTER.has(words[to] ?? '')) score += 1;
  if (TITLES.has(words[at - 1] ?? '') || classes[at]!.has(ids.get('role')!)) score -= 4;
  const isAddressed =
    (at === 0 || reading.tokens[at]!.sign === ',') && (to === words.length || reading.tokens[to]?.sign === ',');
  if (isAddressed && words.length > 2 && GIVEN_NAMES.has(words[at]!)) score -= 3;
  const isLast =
    to === words.length && reading.tokens[at]!.sign === ',' && at > 0 && !classes[at - 1]!.has(reading.engine.nameId);
  if (isLast && !isProduct(reading, at) && words.length <= 4) score -= 2;
  if (near('current', 6, 6) || near('past', 5, 4)) score += 1;
  if (near('price', 4, 5) || near('currency', 3, 6)) score += 0.5;
  if (near('decide_core', 2, 3)) score -= 2.5;
  for (let back = 1; back <= 3; back++) {
    const other = readings[index - back];
    if (!other || other.turn < reading.turn - 1) break;
    if (
      other.turn !== reading.turn &&
      (other.rules.has('q_current') || other.rules.has('q_compare')) &&
      other.isQuestion
    )
      score += isStart && !isBare ? 1 : 2;
    else if (other.turn !== reading.turn && other.isQuestion && isBare && asksWhich(other)) score += 1.5;
    if (other.turn !== reading.turn && other.rules.has('q_decider') && other.isQuestion) score -= 2;
  }
  if (reading.side === 'seller' && !reading.isQuestion) score -= 0.5;
  return score;
}
