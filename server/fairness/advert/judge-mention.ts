import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import type { Span } from '../../search/reading/plain-text.ts';
import type { Patterns } from './patterns.ts';
import { isSaid, type Surroundings } from './surroundings.ts';

/** Whether the sentence promises equal treatment or says what isn't required. */
export const isHarmless = (around: Surroundings, rules: Patterns) =>
  rules.retracted.test(around.next) ||
  rules.withdrawn.test(around.part) ||
  isSaid(rules.lawfulAll, around, rules) ||
  isSaid(rules.notAskedAll, around, rules) ||
  rules.customersBefore.test(around.before) ||
  /^ ?(?:customers?|clients?|clientes?)\b|^[^,.;]{0,24} (?:are|is|es|son) (?:our|the|one of our|among our|un[oa] de nuestr[oa]s|nuestr[oa]s?) (?:customers?|clients?|clientes?|buyers|readers|market)\b/.test(
    around.after,
  );

/** "We never ask for a photo": the requirement itself is negated. */
export const isDenied = ({ part, clause, before, next }: Surroundings, rules: Patterns) =>
  rules.retracted.test(next) ||
  rules.withdrawn.test(part) ||
  rules.customersBefore.test(before) ||
  rules.notAsked.test(clause) ||
  rules.lawful.test(clause) ||
  /(?:\bno|\bnot|n't|\bnever|\bnunca|\bsin)(?: [a-z]+)? ?$/.test(before);

/** "No culture fit chat", "we aren't a family": the negation means the opposite. */
export const isDeniedPraise = (kind: AdvertKind, { before, words }: Surroundings) =>
  kind === 'culture' &&
  /(?:\bno|\bnot|n't|\bwithout|\bnever|\bni|\bsin|\bnada de|\bningun[oa]?)(?: an?| want| need| hire)? ?["'(]?$/.test(
    before,
  ) &&
  /fit|ninja|rock|guru|famil|hustl|wol[fv]|shark|warrior|killer|encaj|lobo|tiburon|fiera|guerrer|crack/.test(words);

export function judgeMention(
  around: Surroundings,
  {
    isClear,
    isDominant,
    isTheme,
    isAside,
  }: { isClear: boolean; isDominant: boolean; isTheme: boolean; isAside: boolean },
  rules: Patterns,
): (Span & { excludes: boolean }) | undefined {
  const { before, after, part, clause, words } = around;
  const excluded = { before: nearest(rules.excludingBefore, before), after: rules.excludingAfter.exec(after) };
  if (rules.retracted.test(around.next) || rules.withdrawn.test(part)) return undefined;
  const isQualified = excluded.before?.[0].includes(',') && (rules.welcoming.test(part) || rules.notAsked.test(part));
  if (isQualified) excluded.before = null;
  const isExcluded = excluded.before !== null || excluded.after !== null;
  const isAdjacent = excluded.before !== null && excluded.before[0].split(/\s+/).filter(Boolean).length <= 2;
  const isLawful = isSaid(rules.lawfulAll, around, rules);
  const isNotAsked = isSaid(rules.notAskedAll, around, rules);
  if (isLawful && !isAdjacent) return undefined;
  if (isNotAsked && !(isExcluded && !rules.notAsked.test(clause))) return undefined;
  const isOfCustomers = rules.customersBefore.test(before) || rules.customersAfter.test(/^[^,;:()]*/.exec(after)![0]);
  if (isTheme && (isOfCustomers || isNotAsked || (isLawful && !isAdjacent))) return undefined;
  const isWelcome = rules.welcoming.test(clause);
  if (isWelcome && !isDominant && !isExcluded) return undefined;
  if (!isExcluded && !(isWelcome && isDominant) && isOfCustomers) return undefined;
  const preferred = { before: nearest(rules.preferringBefore, before), after: rules.preferringAfter.exec(after) };
  if (isAside && !isAdjacent && excluded.after === null) return undefined;
  const isPreferred = preferred.before !== null || preferred.after !== null;
  const isBare =
    !(/[^s]s$/.test(words) && after.startsWith(',')) &&
    clause.replace(words, '').replace(/[^a-z]|\b(?:and|or|y|o|de|a|an|please)\b/g, '').length <= 4;
  if (!isExcluded && !isPreferred && !isBare && !isClear && !(isWelcome && isDominant)) return undefined;
  const frame = isExcluded ? excluded : preferred;
  return {
    start:
      around.start -
      (isExcluded || /^(?:only|sol)/.test(frame.before?.[0] ?? '') ? (frame.before?.[0].length ?? 0) : 0),
    end: around.end + (/\d/.test(frame.after?.[0] ?? '') ? 0 : (frame.after?.[0].length ?? 0)),
    excludes:
      isExcluded || isBare || [frame.before?.[0], frame.after?.[0]].some((found) => found && rules.strict.test(found)),
  };
}

const nearest = (expressions: readonly RegExp[], before: string) =>
  expressions.map((expression) => expression.exec(before)).find((found) => found !== null) ?? null;
