import { quotesOverlap, type Label, type LabelledCall } from '#tools/call-weights/labelled-calls.ts';
import { analyzeLocally } from '#server/calls/analyst/analyze-locally.ts';
import { FITTED, type Model } from '#server/calls/findings/decide/model.ts';
import type { CallAnalysis, CallFinding } from '#contract/calls/analysis.ts';
import { FINDING_LISTS, type FindingList } from '#contract/values/calls.ts';

/** The name of a list in the labels, if it isn't the contract's. */
export const LABELS: Partial<Record<FindingList, string>> = {
  pricing: 'pricingDiscussion',
  timeline: 'timelineExpectations',
};
/** Lists whose labels name something: the name must be found, not just the line. */
const NAMED = new Set<FindingList>(['competitorsMentioned']);

interface Counts {
  found: number;
  right: number;
  labels: number;
  met: number;
}
export interface Rates {
  precision: number;
  precisionInterval: readonly [number, number];
  recall: number;
  recallInterval: readonly [number, number];
  labels: number;
}
export interface Measured {
  calls: number;
  lists: Record<string, Rates>;
  overall: Rates;
  sentimentF1: number;
  engagement: number;
  sides: number;
  owners: number;
}

type OnMiss = (kind: 'missed' | 'wrong', list: string, call: string, text: string) => void;

/**
 * Compares the analyst with labeled calls. A finding is correct if a label of its list is on its line, or on the adjacent line
 * of the same sentence, and shares its words; such a finding also satisfies the label.
 */
export function measureCalls(
  calls: readonly LabelledCall[],
  modelOf: (call: LabelledCall) => Model = () => FITTED,
  onMiss?: OnMiss,
): Measured {
  const counts = new Map<FindingList, Counts>(
    FINDING_LISTS.map((list) => [list, { found: 0, right: 0, labels: 0, met: 0 }]),
  );
  const sentiments: [label: string, found: string][] = [];
  const rates = { engagement: [0, 0], sides: [0, 0], owners: [0, 0] };
  const count = (rate: number[], isRight: boolean) => {
    rate[0]! += isRight ? 1 : 0;
    rate[1]!++;
  };
  for (const call of calls) {
    const analysis = analyzeLocally(call, () => {}, modelOf(call));
    sentiments.push([call.sentiment, analysis.sentiment ?? 'none']);
    count(rates.engagement, call.engagement === analysis.engagementLevel);
    for (const { name, side } of analysis.speakers)
      if (call.speakers[name]) count(rates.sides, call.speakers[name] === side);
    for (const list of FINDING_LISTS) compare(call, analysis, list, counts.get(list)!, onMiss);
    for (const { owner, evidence } of analysis.findings.actionItems) {
      const label = call.items.find(
        (item) => item.list === 'actionItems' && evidence.some((one) => meets(item, one, analysis)),
      );
      if (label?.value && owner)
        count(rates.owners, owner.toLowerCase().includes(label.value.split(';')[0]!.trim().toLowerCase()));
    }
  }
  const all = [...counts.values()];
  const total = (key: keyof Counts) => all.reduce((sum, one) => sum + one[key], 0);
  const rate = ([right, of]: number[]) => right! / (of! || 1);
  return {
    calls: calls.length,
    lists: Object.fromEntries([...counts].map(([list, one]) => [list, ratesOf(one)])),
    overall: ratesOf({ found: total('found'), right: total('right'), labels: total('labels'), met: total('met') }),
    sentimentF1: macroF1(sentiments),
    engagement: rate(rates.engagement),
    sides: rate(rates.sides),
    owners: rate(rates.owners),
  };
}

type Evidence = CallFinding['evidence'][number];

function compare(call: LabelledCall, analysis: CallAnalysis, list: FindingList, counts: Counts, onMiss?: OnMiss) {
  const labels = call.items.filter((item) => item.list === (LABELS[list] ?? list));
  const met = new Set<Label>();
  for (const finding of analysis.findings[list])
    for (const evidence of finding.evidence) {
      const own = labels.filter(
        (label) =>
          meets(label, evidence, analysis) && (!NAMED.has(list) || sameName(label.value ?? label.quote, finding.text)),
      );
      for (const label of own) met.add(label);
      counts.found++;
      if (own.length > 0) counts.right++;
      else onMiss?.('wrong', list, call.id, evidence.quote);
    }
  counts.labels += labels.length;
  counts.met += met.size;
  for (const label of labels) if (!met.has(label)) onMiss?.('missed', list, call.id, label.quote);
}

function meets(label: Label, evidence: Evidence, analysis: CallAnalysis) {
  const at = analysis.lines[evidence.line - 1]!.sourceLine;
  const next = analysis.lines[evidence.line]?.sourceLine ?? at;
  return (
    (label.line === at || (label.line > at && label.line <= next + 1)) && quotesOverlap(label.quote, evidence.quote)
  );
}

function sameName(label: string, found: string) {
  const [a, b] = [label, found].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return a!.includes(b!) || b!.includes(a!);
}

export function ratesOf({ found, right, labels, met }: Counts): Rates {
  return {
    precision: right / (found || 1),
    precisionInterval: wilson(right, found),
    recall: met / (labels || 1),
    recallInterval: wilson(met, labels),
    labels,
  };
}

/** The 95% interval of a proportion (Wilson 1927). */
function wilson(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const p = hits / of;
  const centre = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p) + (z * z) / (4 * of)) / of);
  return [(centre - spread) / (1 + (z * z) / of), (centre + spread) / (1 + (z * z) / of)];
}

function macroF1(pairs: [label: string, found: string][]) {
  const classes = [...new Set(pairs.map(([label]) => label))];
  const scores = classes.map((name) => {
    const right = pairs.filter(([label, found]) => label === name && found === name).length;
    const labelled = pairs.filter(([label]) => label === name).length;
    const found = pairs.filter(([, guess]) => guess === name).length;
    return (2 * right) / (labelled + found || 1);
  });
  return scores.reduce((sum, score) => sum + score, 0) / (classes.length || 1);
}
