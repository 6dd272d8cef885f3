import type { CallActionItem, CallEvidence, CallFinding, CallFindings } from '#contract/calls/analysis.ts';
import { FINDING_LISTS, FINDINGS_MAX, type CallSide, type FindingList } from '#contract/values/calls.ts';
import type { Attendee, Utterance } from '../reading/transcript.ts';
import { findCompetitors } from './decide/competitors.ts';
import { nameDecider, wordsOf } from './decide/decider.ts';
import type { Model } from './decide/model.ts';
import type { ToldList } from './decide/third-look.ts';
import type { Weighed } from './decide/weigh.ts';
import { readDue } from './due.ts';
import type { Language } from './text/engine.ts';
import { utteranceAt } from './text/sentences.ts';
import { fold } from './text/tokens.ts';

export interface Call {
  weighed: readonly Weighed[];
  utterances: readonly Utterance[];
  attendees: readonly Attendee[];
  model: Model;
  speakers: readonly string[];
  language: Language;
  callDate: string;
  /** Null for an unnamed speaker. */
  sideOf: (speaker: string | null) => CallSide;
}

/** Maximum characters of a quote. */
const QUOTE_MAX = 400;

/** Builds the lists of a result from the sentences assigned to them. */
export function collectFindings(call: Call): { findings: CallFindings; counts: Record<FindingList, number> } {
  const findings = Object.fromEntries(FINDING_LISTS.map((list) => [list, []])) as unknown as CallFindings;
  const counts = Object.fromEntries(FINDING_LISTS.map((list) => [list, 0])) as Record<FindingList, number>;
  const onCall = new Set(call.speakers.flatMap(wordsOf));
  const known = new Map<string, CallFinding>();
  /** Repeated text adds evidence to the existing finding. */
  const addTo = (list: FindingList, text: string, evidence: CallEvidence) => {
    const key = `${list} ${fold(text)}`;
    const finding = known.get(key);
    if (finding && finding.evidence.length < FINDINGS_MAX) finding.evidence.push(evidence);
    if (finding) return;
    const added = { text, evidence: [evidence] };
    known.set(key, added);
    if (++counts[list] <= FINDINGS_MAX) (findings[list] as CallFinding[]).push(added);
  };
  for (const [index, one] of call.weighed.entries()) {
    const { reading, lists } = one;
    if (lists.size === 0) continue;
    const evidence = evidenceOf(call, reading);
    for (const list of [
      'positivePoints',
      'concerns',
      'featureRequests',
      'pricing',
      'timeline',
      'buyingSignals',
      'questions',
      'nextSteps',
    ] as const)
      if (lists.has(list)) {
        const told = one.told?.[list as ToldList];
        const quote = told ? passageOf(call, told) : evidence.quote;
        addTo(list, quote, { ...evidence, quote });
      }
    for (const list of ['actionItems', 'commitments'] as const)
      if (lists.has(list) && ++counts[list] <= FINDINGS_MAX)
        findings[list].push({ text: evidence.quote, evidence: [evidence], ...ownerOf(call, one) });
    if (lists.has('decisionMakers')) addTo('decisionMakers', nameDecider(call.weighed, index, onCall), evidence);
  }
  for (const { name, reading, from } of findCompetitors(
    call.weighed.map(({ reading: said }) => said),
    call.attendees,
    call.model,
  ))
    addTo('competitorsMentioned', name, evidenceOf(call, reading, reading.tokens[from]!.from));
  return { findings, counts };
}

const passageOf = ({ weighed }: Call, { from, to }: { from: number; to: number }) =>
  shortened(
    weighed
      .slice(from, to)
      .map(({ reading }) => reading.text)
      .join(' '),
  );

const shortened = (text: string) => (text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX - 1)}…` : text);

function evidenceOf(call: Call, reading: Weighed['reading'], at = 0): CallEvidence {
  const place = utteranceAt(reading, at);
  return {
    line: place + 1,
    speaker: reading.speaker,
    side: call.sideOf(reading.speaker),
    quote: shortened(reading.text),
    atMs: call.utterances[place]!.startMs,
  };
}

function ownerOf(
  call: Call,
  { reading, lists }: Weighed,
): Pick<CallActionItem, 'owner' | 'ownerSide' | 'due' | 'dueText'> {
  const isOwn = lists.has('commitments') || !reading.rules.has('task_ask');
  const owner = isOwn ? reading.speaker : askedBy(call, reading);
  const due = readDue(reading, call.callDate, call.language);
  return { owner, ownerSide: call.sideOf(owner), due: due?.day ?? null, dueText: due?.text ?? null };
}

/** The person addressed by name, otherwise the last speaker of the other side. */
function askedBy(call: Call, reading: Weighed['reading']): string | null {
  const said = new Set(reading.tokens.filter(({ isCapital }) => isCapital).map(({ word }) => word));
  const named = call.speakers.find((speaker) => speaker !== reading.speaker && said.has(fold(speaker.split(' ')[0]!)));
  if (named) return named;
  for (let at = reading.utterance - 1; at >= 0; at--) {
    const { speaker } = call.utterances[at]!;
    if (speaker !== null && speaker !== reading.speaker && call.sideOf(speaker) !== call.sideOf(reading.speaker))
      return speaker;
  }
  return null;
}
