import ical from 'ical-generator';
import type { CallReport } from '#contract/calls/reports.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getCall } from './get-call.ts';

const TITLE_MAX = 120;

/**
 * The action items with a due date as all-day events (RFC 5545): all of them, or the one with this number.
 * @throws not_found if there is none.
 */
export async function getCalendar(
  context: Pick<Context, 'db' | 'env' | 'clock'>,
  author: Pick<Viewer, 'userId'>,
  { callId, item }: { callId: string; item?: number | undefined },
): Promise<File> {
  const call = await getCall(context, author, callId);
  const chosen = call.findings.actionItems.flatMap((action, index) =>
    action.due && (item === undefined || item === index + 1) ? [{ ...action, due: action.due, number: index + 1 }] : [],
  );
  if (chosen.length === 0) throw failure('not_found');
  const calendar = ical({ prodId: { company: PRODUCT_NAME, product: 'Calls', language: 'EN' } });
  const url = `${context.env.PUBLIC_URL}/admin/demo-analyzer?call=${callId}`;
  for (const { text, owner, due, evidence, number } of chosen)
    calendar.createEvent({
      id: `${callId}-${number}@${new URL(context.env.PUBLIC_URL).hostname}`,
      start: new Date(`${due}T00:00:00Z`),
      end: new Date(Date.parse(`${due}T00:00:00Z`) + 86_400_000),
      allDay: true,
      timezone: 'UTC',
      stamp: context.clock(),
      summary: titleOf(owner, text),
      description: evidence.map(({ speaker, quote }) => (speaker ? `${speaker}: “${quote}”` : `“${quote}”`)).join('\n'),
      url,
    });
  return new File([calendar.toString()], nameOf(call), { type: 'text/calendar; charset=utf-8' });
}

function titleOf(owner: string | null, text: string) {
  const title = owner ? `${owner}: ${text}` : text;
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1).toWellFormed()}…` : title;
}

const nameOf = ({ callType, callDate }: CallReport) => `${callType.replaceAll('_', '-')}-${callDate}.ics`;
