import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReport } from '#contract/calls/reports.ts';
import { type AnalysisStage, type CallFailure, callLanguageFor, type CallType } from '#contract/values/calls.ts';
import { api, client } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { useServerText } from '#web/lib/server-text.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { useDraft } from '../accounts/drafts.tsx';
import { type FileProblem, cleanText } from './read-file.ts';

export interface Draft {
  callType: CallType;
  callDate: string;
  transcript: string;
  /** The source of a text that is too long for the field. */
  source: string | null;
}

export interface Running {
  stage: AnalysisStage | 'sending';
  /** From 0 to 1. */
  done: number;
}

/** Today in the reader's time zone. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const newDraft = (): Draft => ({ callType: 'product_demo', callDate: today(), transcript: '', source: null });

/** The form of a call and its analysis. A failure leaves everything unchanged. */
export function useAnalysis(onDone: (call: CallReport) => void) {
  const { t, i18n } = useTranslation(['calls', 'validation']);
  const queries = useQueryClient();
  const serverText = useServerText();
  const typed = useDraft('transcript');
  const [draft, setDraft] = useState(() => ({ ...newDraft(), transcript: typed.text }));
  const [problems, setProblems] = useState<{ transcript?: string; callDate?: string }>({});
  const [running, setRunning] = useState<Running | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const textOf = (problem: CallFailure | FileProblem, error = '') =>
    problem === 'empty' ? t('blank') : t(`problem.${problem}`, { defaultValue: error || t('analysisFailed') });

  function fail(error: unknown) {
    const fields = fieldsOf(error);
    const code = codeOf(error);
    const key = (field: string) => t(`validation:${field as 'invalid'}`, { defaultValue: t('validation:invalid') });
    if (fields.transcript) setProblems({ transcript: key(fields.transcript) });
    else if (fields.callDate) setProblems({ callDate: t('validation:date') });
    else if (code === 'body_too_large') setProblems({ transcript: textOf('too_long') });
    else notify.failedBriefly(code === 'offline' ? t('failed') : serverText(error));
  }

  /** A text that is too long for the field isn't drafted: it would slow the page down, or not fit in the tab's storage. */
  function change(next: Partial<Draft>) {
    setProblems({});
    setDraft((before) => ({ ...before, ...next }));
    if (next.transcript !== undefined) typed.write(next.source ? '' : next.transcript);
  }

  async function analyze(signal: AbortSignal) {
    const { callType, callDate } = draft;
    const transcript = cleanText(draft.transcript).trim();
    const textLanguage = callLanguageFor(i18n.language);
    const input = { transcript, callType, callDate, textLanguage };
    for await (const event of await client.calls.followAnalysis(input, { signal })) {
      if ('progress' in event) setRunning(event.progress);
      else return event.answer;
    }
    throw new Error('The answer ended early');
  }

  return {
    draft,
    problems,
    running,
    change,
    reject: (problem: FileProblem) => setProblems({ transcript: textOf(problem) }),
    async start() {
      if (running) return;
      if (draft.transcript.trim() === '') return setProblems({ transcript: t('blank') });
      if (draft.callDate === '') return setProblems({ callDate: t('validation:date') });
      setProblems({});
      setRunning({ stage: 'sending', done: 0 });
      const { signal } = (controller.current = new AbortController());
      try {
        const answer = await analyze(signal);
        if (!answer.success) return setProblems({ transcript: textOf(answer.problem, answer.error) });
        const { analysis } = answer;
        cacheSaved(queries, api.calls.getCall.queryKey({ input: { callId: analysis.callId } }), analysis);
        typed.saved();
        if (analysis.notices.includes('language_not_supported')) notify.note(t('unread'));
        else notify.done(t('done'));
        onDone(analysis);
      } catch (error) {
        if (signal.aborted) notify.note(t('canceled'));
        else fail(error);
      } finally {
        setRunning(null);
      }
    },
    cancel: () => controller.current?.abort(),
    reset: () => change(newDraft()),
  };
}
