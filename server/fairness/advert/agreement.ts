import type { AdvertFinding } from '#contract/fairness/adverts.ts';

/** A claim from one model run, with its position in the advert. */
export type Claim = Pick<AdvertFinding, 'kind' | 'severity' | 'start' | 'end'>;

/** One- and two-letter quotes would match in any advert. */
const LEAST_LETTERS = 3;
/** A claim about half of the advert explains nothing. */
const MOST_LETTERS = 200;

/** The claim at the first occurrence of its words, ignoring case; none if the advert doesn't contain them as whole words. */
export function located(
  { kind, severity, words }: Pick<AdvertFinding, 'kind' | 'severity' | 'words'>,
  advert: string,
): Claim[] {
  const quote = words.trim().replace(/^["'“”«»‘’]+|["'“”«»‘’]+$/g, '');
  if (quote.length < LEAST_LETTERS || quote.length > MOST_LETTERS || !/\p{L}/u.test(quote)) return [];
  const literal = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').exec(advert);
  return found ? [{ kind, severity, start: found.index, end: found.index + found[0].length }] : [];
}

/** The claims that more than half of the runs agree on: the same kind with overlapping words. The shortest quote is kept. */
export function agreedClaims(runs: readonly (readonly Claim[])[]): Claim[] {
  const agreed: Claim[] = [];
  for (const claim of runs.flat().toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
    const same = (other: Claim) => other.kind === claim.kind && other.start < claim.end && claim.start < other.end;
    if (agreed.some(same)) continue;
    const votes = runs.flatMap((run) => run.find(same) ?? []);
    if (votes.length * 2 <= runs.length) continue;
    const excluding = votes.filter(({ severity }) => severity === 'excludes').length;
    agreed.push({ ...claim, severity: excluding * 2 > votes.length ? 'excludes' : 'discourages' });
  }
  return agreed;
}
