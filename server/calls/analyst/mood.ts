import type { CallSentimentPoint } from '#contract/calls/analysis.ts';
import { SENTIMENT_POINTS_MAX, type ENGAGEMENT_LEVELS } from '#contract/values/calls.ts';
import type { Weighed } from '../findings/decide/weigh.ts';
import type { Utterance } from '../reading/transcript.ts';

/** A sentence without a finding counts as positive or negative from this polarity, and then only a quarter. */
const STRONG = 0.55;
const LINES_PER_POINT = 4;

interface Stance {
  for: number;
  against: number;
}

/** How far a sentence favors and opposes the offer: by findings first, otherwise by the words' polarity. */
function stanceOf({ reading, lists, polarity }: Weighed): Stance {
  if (reading.side === 'seller') return { for: 0, against: 0 };
  const pro = (lists.has('positivePoints') ? 1 : 0) + (lists.has('buyingSignals') ? 1 : 0);
  const contra = lists.has('concerns') ? 1 : 0;
  if (pro + contra > 0 || reading.isQuestion) return { for: pro, against: contra };
  return { for: polarity > STRONG ? 0.25 : 0, against: polarity < -STRONG ? 0.25 : 0 };
}

/** How engaged the buyers are: words per turn, and the questions, objections and proposals that they raise. */
export function engagementOf(weighed: readonly Weighed[]): (typeof ENGAGEMENT_LEVELS)[number] {
  const buyers = weighed.filter(({ reading }) => reading.side !== 'seller');
  if (buyers.length === 0) return 'low';
  const turns = new Set(buyers.map(({ reading }) => reading.turn)).size;
  const words = buyers.reduce((sum, { reading }) => sum + reading.length, 0);
  const own = buyers.filter(({ lists }) =>
    ['positivePoints', 'concerns', 'featureRequests', 'buyingSignals', 'questions'].some((list) =>
      lists.has(list as 'questions'),
    ),
  ).length;
  const share = words / (weighed.reduce((sum, { reading }) => sum + reading.length, 0) || 1);
  const score = Math.min(2, words / turns / 12) + Math.min(1.5, (own / turns) * 2) + Math.min(1, share * 1.6);
  return score > 2.9 ? 'high' : score < 1.9 ? 'low' : 'medium';
}

/** The sentiment of equal parts of the call, so that a chart can show where it turned. */
export function sentimentOverTime(weighed: readonly Weighed[], utterances: readonly Utterance[]): CallSentimentPoint[] {
  const count = Math.min(SENTIMENT_POINTS_MAX, Math.max(1, Math.ceil(utterances.length / LINES_PER_POINT)));
  const size = utterances.length / count;
  const points = Array.from(
    { length: count },
    (_, index): CallSentimentPoint & { strongest: number; pro: number; contra: number } => {
      const from = Math.floor(index * size);
      return {
        line: from + 1,
        toLine: Math.max(from + 1, Math.floor((index + 1) * size)),
        atMs: utterances[from]!.startMs,
        balance: 0,
        positive: 0,
        negative: 0,
        quote: null,
        quoteLine: null,
        strongest: 0,
        pro: 0,
        contra: 0,
      };
    },
  );
  for (const one of weighed) {
    const point = points.findLast(({ line }) => line <= one.reading.utterance + 1)!;
    const stance = stanceOf(one);
    point.pro += stance.for;
    point.contra += stance.against;
    if (stance.for >= 1) point.positive++;
    if (stance.against >= 1) point.negative++;
    const strength = stance.for + stance.against === 0 ? 0 : stance.for + stance.against + Math.abs(one.polarity);
    if (strength > point.strongest)
      Object.assign(point, {
        strongest: strength,
        quote: one.reading.text.slice(0, 200),
        quoteLine: one.reading.utterance + 1,
      });
  }
  return points.map(({ line, toLine, atMs, positive, negative, quote, quoteLine, pro, contra }) => ({
    line,
    toLine,
    atMs,
    balance: Math.round(((pro - contra) / (pro + contra + 1)) * 100) / 100,
    positive,
    negative,
    quote,
    quoteLine,
  }));
}
