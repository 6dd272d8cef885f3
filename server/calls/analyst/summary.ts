import type { CallAnalysis, CallFinding, CallFindings } from '#contract/calls/analysis.ts';
import type { FindingList } from '#contract/values/calls.ts';

interface Summarized {
  findings: CallFindings;
  counts: Record<FindingList, number>;
  sentiment: CallAnalysis['sentiment'];
  engagementLevel: CallAnalysis['engagementLevel'];
  speakers: CallAnalysis['speakers'];
}

/** A text about money or dates has at most so many quotes. */
const QUOTES = 4;
/** A quoted sentence inside a text has at most so many characters. */
const QUOTED_MAX = 180;

type Words = (typeof WORDS)['en' | 'es'];
const WORDS = {
  en: {
    sentiment: {
      positive: 'The buyer speaks well of the offer',
      negative: 'The buyer is turning away from the offer',
      mixed: 'The buyer sees serious points for and against the offer',
      neutral: 'The buyer takes no clear stance',
    },
    engagement: { high: 'takes an active part.', medium: 'takes part.', low: 'says little.' },
    but: 'but',
    who: (sellers: string, buyers: string) => `${sellers} spoke with ${buyers}.`,
    liked: (quote: string) => `In favour: ${quote}`,
    worry: (quote: string) => `Against: ${quote}`,
    next: (quote: string) => `Next: ${quote}`,
    nothing: 'The transcript holds no clear finding.',
    and: 'and',
    count: {
      concerns: (n: number) => (n === 1 ? '1 concern to answer' : `${n} concerns to answer`),
      buyingSignals: (n: number) => (n === 1 ? '1 buying signal' : `${n} buying signals`),
      featureRequests: (n: number) => (n === 1 ? '1 feature request' : `${n} feature requests`),
      questions: (n: number) => (n === 1 ? '1 question from the buyer' : `${n} questions from the buyer`),
      actionItems: (n: number) => (n === 1 ? '1 action item' : `${n} action items`),
      competitorsMentioned: (n: number) => (n === 1 ? '1 competitor named' : `${n} competitors named`),
      decisionMakers: (n: number) => (n === 1 ? 'Decision maker: ' : 'Decision makers: '),
    },
    noNext: 'No next step was agreed.',
    noDecider: 'Nobody said who decides.',
  },
  es: {
    sentiment: {
      positive: 'El comprador habla bien de la oferta',
      negative: 'El comprador se aleja de la oferta',
      mixed: 'El comprador ve razones de peso a favor y en contra de la oferta',
      neutral: 'El comprador no toma una postura clara',
    },
    engagement: { high: 'participa mucho.', medium: 'participa.', low: 'dice poco.' },
    but: 'pero',
    who: (sellers: string, buyers: string) => `Hablan ${sellers} y ${buyers}.`,
    liked: (quote: string) => `A favor: ${quote}`,
    worry: (quote: string) => `En contra: ${quote}`,
    next: (quote: string) => `A continuación: ${quote}`,
    nothing: 'En la transcripción no hay nada concluyente.',
    and: 'y',
    count: {
      concerns: (n: number) => (n === 1 ? '1 objeción por responder' : `${n} objeciones por responder`),
      buyingSignals: (n: number) => (n === 1 ? '1 señal de compra' : `${n} señales de compra`),
      featureRequests: (n: number) => (n === 1 ? '1 petición de mejora' : `${n} peticiones de mejora`),
      questions: (n: number) => (n === 1 ? '1 pregunta del comprador' : `${n} preguntas del comprador`),
      actionItems: (n: number) => (n === 1 ? '1 tarea' : `${n} tareas`),
      competitorsMentioned: (n: number) => (n === 1 ? '1 competidor mencionado' : `${n} competidores mencionados`),
      decisionMakers: (n: number) => (n === 1 ? 'Quién decide: ' : 'Quiénes deciden: '),
    },
    noNext: 'No se acordó un próximo paso.',
    noDecider: 'Nadie dijo quién decide.',
  },
};

/** The texts of a result, in the language of the call. They repeat findings and add none. */
export function summarize(call: Summarized, language: 'en' | 'es') {
  const words = WORDS[language];
  return {
    summary: writeSummary(call, words),
    pricingDiscussion: quotesOf(call.findings.pricing),
    timelineExpectations: quotesOf(call.findings.timeline),
    keyInsights: writeInsights(call, words),
  };
}

function writeSummary({ findings, sentiment, engagementLevel, speakers }: Summarized, words: Words) {
  const named = (side: string) =>
    list(
      speakers.filter((speaker) => speaker.side === side).map(({ name }) => name),
      words.and,
    );
  const sentences = [];
  if (named('seller') && named('buyer')) sentences.push(words.who(named('seller'), named('buyer')));
  const all = Object.values(findings).flat();
  if (all.length === 0) return [...sentences, words.nothing].join(' ');
  const isContrary =
    (sentiment === 'negative' && engagementLevel !== 'low') || (sentiment === 'positive' && engagementLevel === 'low');
  sentences.push(
    `${words.sentiment[sentiment]} ${isContrary ? words.but : words.and} ${words.engagement[engagementLevel]}`,
  );
  for (const [finding, say] of [
    [findings.positivePoints[0] ?? findings.buyingSignals[0], words.liked],
    [findings.concerns[0], words.worry],
    [findings.nextSteps.at(-1) ?? findings.actionItems.at(-1), words.next],
  ] as const)
    if (finding) sentences.push(say(quote(finding)));
  return sentences.join(' ');
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
        : quote(first);
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

/** Quotes that stand for all: first those with a number. */
function quotesOf(findings: CallFinding[]) {
  const rank = (finding: CallFinding) => (/\d|€|\$|£/.test(finding.text) ? 0 : 1);
  const chosen = new Set(findings.toSorted((a, b) => rank(a) - rank(b)).slice(0, QUOTES));
  return findings
    .filter((finding) => chosen.has(finding))
    .map(quote)
    .join(' ');
}

function quote({ text }: CallFinding) {
  return `“${text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX - 1).trimEnd()}…` : text}”`;
}

function list(names: string[], and: string) {
  const shown = names.slice(0, 4);
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${and} ${shown.at(-1)!}` : (shown[0] ?? '');
}
