import type { CallAnalysis, CallFinding, CallFindings } from '#contract/calls/analysis.ts';
import type { CallLanguage, FindingList } from '#contract/values/calls.ts';
import { type Words, WORDS } from './summary-words.ts';

interface Summarized {
  findings: CallFindings;
  counts: Record<FindingList, number>;
  sentiment: CallAnalysis['sentiment'];
  engagementLevel: CallAnalysis['engagementLevel'];
  speakers: CallAnalysis['speakers'];
}

/** Maximum names listed for a side. */
const NAMES = 4;
/** Maximum quotes in a text about money or dates. */
const QUOTES = 4;
/** Maximum characters of a sentence quoted inside a text. */
const QUOTED_MAX = 180;

/**
 * The texts of a result: our own sentences in one language, around quotes in the call's language. They restate findings and add
 * none.
 */
export function summarize(call: Summarized, language: CallLanguage) {
  const words = WORDS[language];
  const names = new Intl.ListFormat(language);
  return {
    summary: call.sentiment === null ? words.unread : writeSummary(call, words, names),
    pricingDiscussion: quotesOf(call.findings.pricing, words),
    timelineExpectations: quotesOf(call.findings.timeline, words),
    keyInsights: writeInsights(call, words),
  };
}

function writeSummary(call: Summarized, words: Words, names: Intl.ListFormat) {
  const { findings, speakers } = call;
  const [sellers, buyers] = (['seller', 'buyer'] as const).map((side) =>
    speakers
      .filter((speaker) => speaker.side === side)
      .slice(0, NAMES)
      .map(({ name }) => name),
  ) as [string[], string[]];
  const sentences = [];
  if (sellers.length > 0 && buyers.length > 0)
    sentences.push(words.who(names.format(sellers), names.format(buyers), sellers.length === 1));
  if (Object.values(findings).flat().length === 0) return [...sentences, words.nothing].join(' ');
  sentences.push(buyers.length > 0 ? writeStance(call, words) : words.stance[call.sentiment!]);
  for (const [finding, say] of [
    [findings.positivePoints[0] ?? findings.buyingSignals[0], words.liked],
    [findings.concerns[0], words.worry],
    [findings.nextSteps.at(-1) ?? findings.actionItems.at(-1), words.next],
  ] as const)
    if (finding) sentences.push(say(quote(finding, words)));
  return sentences.join(' ');
}

function writeStance({ sentiment, engagementLevel }: Summarized, words: Words) {
  const isWarm = sentiment === 'positive' || sentiment === 'mixed';
  const isContrary = isWarm === (engagementLevel === 'low');
  return `${words.buyer} ${words.engagement[engagementLevel!]}${isContrary ? words.but : words.and}${words.sentiment[sentiment!]}`;
}

function writeInsights({ findings, counts }: Summarized, words: Words) {
  const insights: string[] = [];
  for (const key of [
    'buyingSignals',
    'concerns',
    'featureRequests',
    'competitorsMentioned',
    'questions',
    'actionItems',
  ] as const) {
    const [first] = findings[key];
    if (!first) continue;
    const told =
      key === 'competitorsMentioned'
        ? findings[key]
            .slice(0, 5)
            .map(({ text }) => text)
            .join(', ')
        : quote(first, words);
    insights.push(`${words.count[key](counts[key])}: ${told}`);
  }
  if (Object.values(counts).every((count) => count === 0)) return insights;
  const deciders = findings.decisionMakers.slice(0, 5).map(({ text }) => text);
  insights.push(
    deciders.length > 0 ? words.count.decisionMakers(deciders.length) + deciders.join(', ') : words.noDecider,
  );
  if (findings.nextSteps.length + findings.actionItems.length === 0) insights.push(words.noNext);
  return insights;
}

/** A sample of quotes, those with a number first. */
function quotesOf(findings: CallFinding[], words: Words) {
  const rank = (finding: CallFinding) => (/\d|€|\$|£/.test(finding.text) ? 0 : 1);
  const chosen = new Set(findings.toSorted((a, b) => rank(a) - rank(b)).slice(0, QUOTES));
  return findings
    .filter((finding) => chosen.has(finding))
    .map((finding) => quote(finding, words))
    .join(' ');
}

function quote({ text }: CallFinding, words: Words) {
  return words.quoted(text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX - 1).trimEnd()}…` : text);
}
