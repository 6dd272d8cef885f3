import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { queryInt } from '../fields/numbers.ts';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import {
  CALL_TYPES,
  CALLS_PAGE_SIZE,
  CALLS_TEXT_MAX,
  TRANSCRIPT_BYTES,
  TRANSCRIPT_MAX,
  TRANSCRIPT_PAGE_SIZE,
} from '../values/calls.ts';
import { callSideSchema, textLanguageSchema, transcriptLineSchema } from './analysis.ts';
import { callAnswerSchema, callProgressSchema, callReportSchema, storedCallSchema } from './reports.ts';

/** Limited to years that both calendars and the database support. */
const callDateSchema = z.iso.date('call_date').refine((day) => day >= '1900-01-01' && day <= '2199-12-31', 'call_date');

const analyzeCallInput = z.object({
  transcript: z.string().trim().max(TRANSCRIPT_MAX, 'too_long'),
  callType: z.enum(CALL_TYPES).default('product_demo'),
  callDate: callDateSchema,
  textLanguage: textLanguageSchema,
});
export type AnalyzeCallInput = z.infer<typeof analyzeCallInput>;

const own = { tag: 'Calls', caller: 'user', method: 'POST', limit: LIMITS.write } as const;
const heavy = { ...own, limit: LIMITS.analysis, bodyBytes: TRANSCRIPT_BYTES, errors: ['overloaded'] } as const;
const call = z.object({ callId: z.uuid() });

export const calls = {
  analyzeCall: route({
    ...heavy,
    path: '/calls/analyses',
    summary: 'Analyze a call',
    description: 'Finds what was said in a call transcript, with the lines that prove it, and stores the result.',
  })
    .input(analyzeCallInput)
    .output(callAnswerSchema),
  followAnalysis: route({
    ...heavy,
    path: '/calls/analyses/followed',
    summary: 'Analyze a call and follow the progress',
    description:
      'As above, answered with events: progress, then the result. Closing the connection cancels the analysis.',
  })
    .input(analyzeCallInput)
    .output(
      eventIterator(z.union([z.object({ progress: callProgressSchema }), z.object({ answer: callAnswerSchema })])),
    ),
  listCalls: route({
    ...own,
    method: 'GET',
    path: '/calls/analyses',
    summary: 'List your analyzed calls',
    description: 'Lists your analyses, newest first. Every word of `text` must match a speaker or a finding.',
    limit: LIMITS.read,
  })
    .input(z.object({ text: z.string().trim().max(CALLS_TEXT_MAX, 'too_long').default(''), cursor: cursorSchema }))
    .output(pageOf(storedCallSchema, CALLS_PAGE_SIZE).extend({ total: z.int() })),
  getCall: route({
    ...own,
    method: 'GET',
    path: '/calls/analyses/{callId}',
    summary: 'Retrieve an analyzed call',
    description: 'Returns one of your analyses.',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(call)
    .output(callReportSchema),
  listLines: route({
    ...own,
    method: 'GET',
    path: '/calls/analyses/{callId}/lines',
    summary: 'Read a transcript',
    description: `Returns the lines of a transcript from a line on, at most ${TRANSCRIPT_PAGE_SIZE}.`,
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(
      call.extend({
        from: queryInt(1, TRANSCRIPT_MAX).default(1),
        limit: queryInt(1, TRANSCRIPT_PAGE_SIZE).default(TRANSCRIPT_PAGE_SIZE),
      }),
    )
    .output(z.object({ items: z.array(transcriptLineSchema).max(TRANSCRIPT_PAGE_SIZE), total: z.int() })),
  correctSides: route({
    ...own,
    method: 'PUT',
    path: '/calls/analyses/{callId}/sides',
    summary: 'Correct who buys and who sells',
    description: 'Analyzes a stored call again with these sides. Speakers that are not listed are read as before.',
    limit: LIMITS.analysis,
    errors: ['not_found', 'overloaded'],
  })
    .input(
      call.extend({
        sides: z
          .array(z.object({ speaker: z.string().max(200, 'too_long'), side: callSideSchema }))
          .max(500, 'too_many'),
        textLanguage: textLanguageSchema,
      }),
    )
    .output(callReportSchema),
  deleteCall: route({
    ...own,
    method: 'DELETE',
    path: '/calls/analyses/{callId}',
    summary: 'Delete an analyzed call',
    description: 'Deletes one of your analyses with its transcript. You can restore it for ten minutes.',
    errors: ['not_found'],
  })
    .input(call)
    .output(z.object({})),
  restoreCall: route({
    ...own,
    path: '/calls/analyses/{callId}/restore',
    summary: 'Restore a deleted call',
    description: 'Undoes the deletion of an analysis.',
    errors: ['not_found'],
  })
    .input(call)
    .output(z.object({})),
  getCalendar: route({
    ...own,
    method: 'GET',
    path: '/calls/analyses/{callId}/calendar',
    summary: 'Download action items as a calendar',
    description: 'Returns the action items that have a due date as an iCalendar file: all of them, or one.',
    errors: ['not_found'],
  })
    .input(call.extend({ item: queryInt(1, 200).optional().describe('The number of an action item, from 1.') }))
    .output(z.file()),
};
