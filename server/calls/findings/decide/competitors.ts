import type { Attendee } from '../../reading/transcript.ts';
import { GIVEN_NAMES, PLACES } from '../words/names.ts';
import { fold } from '../text/tokens.ts';
import { isProductName, type Reading } from './reading.ts';

interface Mention {
  name: string;
  reading: Reading;
  from: number;
  to: number;
}

interface Candidate extends Mention {
  key: string;
  score: number;
  /** Its capital means a name: it stands inside a sentence, answers which product is used, or is written as products are. */
  isCertain: boolean;
}

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
const TITLES = new Set(
  'mr mrs ms dr sr sra srta don dona doctor doctora senor senora father sister lord lady'.split(' '),
);
/** Names that stand in calls without being an alternative: formats, channels, systems everybody has. */
const EVERYDAY = new Set(
  'excel word powerpoint outlook gmail google microsoft apple android iphone ios windows mac whatsapp zoom teams meet slack email pdf csv api sso saml gdpr rgpd iso soc hipaa nda dpa it hr cv ceo cfo cto coo vp roi kpi crm erp tpv pos sms gps qr usb wifi lora vat iva id ai ia youtube instagram facebook tiktok amazon netflix english spanish french german welsh catalan christmas easter black friday god jesus dios brexit covid europe spain germany france england london madrid barcelona mexico ibiza leeds paris berlin monday uk us usa eu ue dentro ingles frances igv rut nif cif dni sat bsl asl hl7 scim roi faq poc rfp iban usd eur new year sunday saturday sundays saturdays semana santa reyes cup december january february linkedin pc sim sdk phd kva ceo mba cnc iot hgv mot ot sku skus faqs tv dvd led cctv gp nhs ngo ong pyme iso'.split(
    ' ',
  ),
);
/** What only a firm or product does in talk about an offer. */
const OFFERS = new Set(
  'quoted said offered offers pitched charges charge charged gave wanted managed give bill offer quote beat match bills cobra cobran cobro ofrece ofrecieron ofrecio pidio pidieron cotizo presupuesto viene vino paso'.split(
    ' ',
  ),
);
/** Before or after a name these say that the offer should work together with it. */
const JOINS =
  /^(?:integrat\w*|connect\w*|sync\w*|import\w*|export\w*|feed\w*|login|sso|saml|plug\w*|interface|compatible|integra\w*|conecta\w*|sincroniz\w*|esquema|norma|ley|talk|talks)$/;
/** A name needs so many points to be an alternative to the offer. */
const ENOUGH = 2;
/** What a word loses that has its capital only because a sentence begins. */
const FIRST_WORD = 0.5;

/** Finds products and firms that are named as an alternative to the offer, and every sentence that names them again. */
export function findCompetitors(readings: readonly Reading[], attendees: readonly Attendee[]): Mention[] {
  const own = ownNames(readings, attendees);
  const candidates = readings.flatMap((reading, index) =>
    reading.hasName ? namesIn(reading, readings, index, own) : [],
  );
  const inside = new Set(candidates.filter(({ isCertain }) => isCertain).map(({ key }) => key));
  for (const one of candidates) if (!inside.has(one.key)) one.score -= FIRST_WORD;
  const scores = new Map<string, number>();
  for (const { key, score } of candidates) scores.set(key, Math.max(scores.get(key) ?? -Infinity, score));
  const accepted = new Set([...scores].filter(([, score]) => score >= ENOUGH).map(([key]) => key));
  for (let at = 1; at < candidates.length; at++) {
    const [one, other] = [candidates[at - 1]!, candidates[at]!];
    if (!isListedWith(one, other)) continue;
    if (accepted.has(one.key) && other.score > 0) accepted.add(other.key);
    if (accepted.has(other.key) && one.score > 0) accepted.add(one.key);
  }
  return candidates.filter(({ key, score }) => accepted.has(key) && score > -2);
}

/** "Ecoppia and SunBotics" */
function isListedWith(first: Mention, second: Mention) {
  if (first.reading !== second.reading) return false;
  const between = first.reading.prepared.words.slice(first.to, second.from);
  return between.length === 0 || (between.length <= 2 && /^(?:and|or|y|e|o|en|even|a)$/.test(between[0]!));
}

/** People and firms on the call, and what the seller calls their own. */
function ownNames(readings: readonly Reading[], attendees: readonly Attendee[]) {
  const own = new Set<string>();
  const add = (text: string) => {
    for (const part of text.split(/[\s,.()/&|-]+/)) if (part.length > 1) own.add(fold(part));
  };
  for (const speaker of new Set(readings.map(({ speaker: name }) => name))) if (speaker !== null) add(speaker);
  for (const { name, about } of attendees) [name, about].forEach(add);
  for (const [index, reading] of readings.entries()) {
    if (!reading.hasName) continue;
    const { prepared, engine, side, isQuestion, turn } = reading;
    const { words, classes } = prepared;
    const answersQuestion = index > 0 && readings[index - 1]!.isQuestion && readings[index - 1]!.turn !== turn;
    for (let at = 0; at < words.length; at++) {
      if (!classes[at]!.has(engine.nameId)) continue;
      const before = words[at - 1] ?? '';
      if (/^(?:our|nuestro|nuestra)$/.test(before)) own.add(words[at]!);
      if (index < 8 && side !== 'buyer' && /^(?:from|de|at|here|soy)$/.test(before)) own.add(words[at]!);
      if (index < 5 && side === 'seller' && !reading.rules.has('q_compare')) own.add(words[at]!);
      const isSubject =
        at <= 2 && /^(?:does|is|can|will|gives|fills|takes|has|makes|es|hace|permite|tiene)$/.test(words[at + 1] ?? '');
      if (index < readings.length / 2 && side === 'seller' && !isQuestion && !answersQuestion && isSubject)
        own.add(words[at]!);
    }
  }
  return own;
}

function namesIn(reading: Reading, readings: readonly Reading[], index: number, own: Set<string>): Candidate[] {
  const { words, classes } = reading.prepared;
  const { nameId } = reading.engine;
  const found: Candidate[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!isProduct(reading, at) && !classes[at]!.has(nameId)) continue;
    let to = at + 1;
    while (
      to < words.length &&
      reading.tokens[to]!.sign === '' &&
      (classes[to]!.has(nameId) || /^\d{1,4}$/.test(words[to]!))
    )
      to++;
    const run = words.slice(at, to);
    if (!run.some((word) => own.has(word)) && !run.every((word) => EVERYDAY.has(word)) && run.length <= 3) {
      const name = reading.text.slice(reading.tokens[at]!.from, reading.tokens[to - 1]!.to).replace(/['’]s$/, '');
      const key = fold(name);
      if (key.length > 1)
        found.push({
          name,
          key,
          reading,
          from: at,
          to,
          score: scoreOf(reading, readings, index, at, to),
          isCertain:
            isProduct(reading, at) || to > at + 1 || !isFirst(reading, at) || answersWhichProduct(readings, index),
        });
    }
    at = to - 1;
  }
  return found;
}

const isProduct = ({ text, tokens }: Reading, at: number) => isProductName(text, tokens[at]!.from, tokens[at]!.to);

const asksWhich = ({ prepared: { words }, rules }: Reading) =>
  !rules.has('q_decider') &&
  words
    .slice(0, 4)
    .some((word) => /^(?:who|whom|which|what|where|how|como|quien|quienes|cual|cuales|donde|que)$/.test(word));

const isFirst = ({ tokens }: Reading, at: number) => at === 0 || !/^[,:]?$/.test(tokens[at]!.sign);

function answersWhichProduct(readings: readonly Reading[], index: number) {
  const { turn } = readings[index]!;
  return readings
    .slice(Math.max(0, index - 3), index)
    .some(
      (other) =>
        other.turn === turn - 1 && other.isQuestion && (other.rules.has('q_current') || other.rules.has('q_compare')),
    );
}

function scoreOf(reading: Reading, readings: readonly Reading[], index: number, at: number, to: number) {
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
