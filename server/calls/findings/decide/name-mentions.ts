import type { Attendee } from '../../reading/transcript.ts';
import { fold } from '../text/tokens.ts';
import { isBought, isCompared } from './name-relations.ts';
import { isProductName, type Reading } from './reading.ts';

/** A name in a sentence, with its word indices. */
export interface Mention {
  name: string;
  key: string;
  reading: Reading;
  index: number;
  from: number;
  to: number;
  /** True if it is certainly a name: capitalized mid-sentence, given as the product in use, or spelled like a product. */
  isCertain: boolean;
}

/** Names that are common in calls without being competitors: formats, channels, ubiquitous systems. */
export const EVERYDAY = new Set(
  'excel word powerpoint outlook gmail google microsoft apple android iphone ios windows mac whatsapp zoom teams meet slack email pdf csv api sso saml gdpr rgpd iso soc hipaa nda dpa it hr cv ceo cfo cto coo vp roi kpi crm erp tpv pos sms gps qr usb wifi lora vat iva id ai ia youtube instagram facebook tiktok amazon netflix english spanish french german welsh catalan christmas easter black friday god jesus dios brexit covid europe spain germany france england london madrid barcelona mexico ibiza leeds paris berlin monday uk us usa eu ue dentro ingles frances igv rut nif cif dni sat bsl asl hl7 scim roi faq poc rfp iban usd eur new year sunday saturday sundays saturdays semana santa reyes cup december january february linkedin pc sim sdk phd kva ceo mba cnc iot hgv mot ot sku skus faqs tv dvd led cctv gp nhs ngo ong pyme iso'.split(
    ' ',
  ),
);
/** Those that do count when the offer is compared with them, or when they are paid for. */
export const UBIQUITOUS: ReadonlySet<string> = new Set(
  'linkedin google microsoft outlook gmail teams zoom slack whatsapp facebook instagram tiktok amazon'.split(' '),
);
const ROLE =
  '(?:boss|manager|director|chief|colleague|assistant|ceo|cfo|coo|cto|cmo|vp|head|lead|wife|husband|jef[ea]|directora?|gerente|companer[oa]|responsable|encargad[oa]|subdirectora?|mujer|marido)';
const WHOSE = '(?:my|our|his|her|their|your|mi|nuestr[oa]|su|tu|vuestr[oa])';
/** "my boss, Dana", "nuestra directora de operaciones, Ainhoa" */
const ROLE_BEFORE = new RegExp(`\\b${WHOSE}(?: \\w+){0,2} ${ROLE}(?: (?:of|de|del) (?:\\w+ ){0,2}\\w+)?$`);
/** "Dana, my boss" */
const ROLE_AFTER = new RegExp(`^${WHOSE}(?: \\w+){0,2} ${ROLE}\\b`);
const ROLE_WORDS = 8;
/** Longer runs of capitalized words aren't names, and a line may consist of nothing else. */
const NAME_WORDS = 4;

/** People and companies on the call, people introduced by their role, and the seller's own products. */
export function ownNames(readings: readonly Reading[], attendees: readonly Attendee[]) {
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
      if (/^(?:our|nuestro|nuestra)$/.test(before) && !UBIQUITOUS.has(words[at]!)) own.add(words[at]!);
      if (isPerson(reading, at)) own.add(words[at]!);
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

/** Whether the name at this word belongs to somebody introduced by a role. */
export function isPerson({ prepared: { words, classes }, engine, tokens }: Reading, at: number): boolean {
  let [from, to] = [at, at + 1];
  while (from > Math.max(0, at - NAME_WORDS) && classes[from - 1]!.has(engine.nameId) && tokens[from]!.sign === '')
    from--;
  while (to < Math.min(words.length, at + NAME_WORDS) && classes[to]!.has(engine.nameId) && tokens[to]!.sign === '')
    to++;
  if (ROLE_BEFORE.test(words.slice(Math.max(0, from - ROLE_WORDS), from).join(' '))) return true;
  return tokens[to]?.sign === ',' && ROLE_AFTER.test(words.slice(to, to + ROLE_WORDS).join(' '));
}

/** The names in a sentence, except people on the call and ubiquitous products. */
export function namesIn(readings: readonly Reading[], index: number, own: ReadonlySet<string>): Mention[] {
  const reading = readings[index]!;
  const { words, classes } = reading.prepared;
  const { nameId } = reading.engine;
  const found: Mention[] = [];
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
    if (!run.some((word) => own.has(word)) && isNamed(reading, at, run) && run.length <= 3) {
      const name = reading.text.slice(reading.tokens[at]!.from, reading.tokens[to - 1]!.to).replace(/['’]s$/, '');
      const key = fold(name);
      if (key.length > 1)
        found.push({
          name,
          key,
          reading,
          index,
          from: at,
          to,
          isCertain:
            isProduct(reading, at) || to > at + 1 || !isFirst(reading, at) || answersWhichProduct(readings, index),
        });
    }
    at = to - 1;
  }
  return found;
}

const isNamed = (reading: Reading, at: number, run: readonly string[]) =>
  !run.every((word) => EVERYDAY.has(word) || /^\d+$/.test(word)) ||
  (run.every((word) => UBIQUITOUS.has(word)) && (isCompared(reading, at) || isBought(reading, at, at + run.length)));

export const isProduct = ({ text, tokens }: Reading, at: number): boolean =>
  isProductName(text, tokens[at]!.from, tokens[at]!.to);

export const isFirst = ({ tokens }: Reading, at: number): boolean => at === 0 || !/^[,:]?$/.test(tokens[at]!.sign);

function answersWhichProduct(readings: readonly Reading[], index: number) {
  const { turn } = readings[index]!;
  return readings
    .slice(Math.max(0, index - 3), index)
    .some(
      (other) =>
        other.turn === turn - 1 && other.isQuestion && (other.rules.has('q_current') || other.rules.has('q_compare')),
    );
}
