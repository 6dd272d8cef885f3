import type { TFunction } from 'i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Conversation, SystemKind } from '#contract/chats/conversations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { TEMPLATE_FIELDS } from '#contract/values/limits.ts';
import { dateFormat } from '#web/lib/dates.ts';

const givenName = (name: string) => name.trim().split(/\s+/)[0]!;

/** The name by which the reader knows the other party. */
export const partyName = (t: TFunction<'chats'>, other: Pick<Conversation['other'], 'kind' | 'name'>) =>
  other.kind === 'support' ? t('support', { product: PRODUCT_NAME }) : other.name;

/** Text of a system message from the reader's side: companies unlock, talent decide. */
export function systemText(
  t: TFunction<'chats'>,
  kind: SystemKind,
  { other }: Pick<Conversation, 'other'>,
  at: string,
  language: string,
): string {
  const isTalent = other.kind === 'company';
  const name = isTalent ? other.name : givenName(other.name);
  return t(`system.${kind}.${isTalent ? 'talent' : 'company'}`, { name, date: longDay(at, language) });
}

const DAY_MS = 86_400_000;

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

const timeText = (date: Date, language: string) => dateFormat(language, { timeStyle: 'short' }).format(date);

/** The weekday within six days, else the date. */
const dayText = (date: Date, now: Date, language: string) =>
  dateFormat(
    language,
    now.getTime() - date.getTime() < 6 * DAY_MS
      ? { weekday: 'short' }
      : {
          day: 'numeric',
          month: 'short',
          ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
        },
  ).format(date);

/** Short time for a list: the time today, else the day. */
export function briefTime(at: string, now: Date, language: string): string {
  const date = new Date(at);
  return isSameDay(date, now) ? timeText(date, language) : dayText(date, now, language);
}

/** The time of day, with the day unless it is today. */
export const sentTime = (at: string, now: Date, language: string) => timeBeside(now, at, now, language);

/** The time of day, with the day unless the message was sent on the same one. */
export const seenTime = (at: string, sentAt: string, now: Date, language: string) =>
  timeBeside(new Date(sentAt), at, now, language);

function timeBeside(day: Date, at: string, now: Date, language: string) {
  const date = new Date(at);
  const time = timeText(date, language);
  return isSameDay(date, day) ? time : `${dayText(date, now, language)} ${time}`;
}

const longDay = (at: string, language: string) =>
  dateFormat(language, { day: 'numeric', month: 'long' }).format(new Date(at));

export type TemplateValues = Record<(typeof TEMPLATE_FIELDS)[number], string>;

/** The values that a template can insert for a conversation. */
export const templateValuesOf = (
  other: { name: string; positionTitle: string | null },
  companyName: string | null,
  language: string,
): TemplateValues => ({
  firstName: other.name.split(' ')[0]!,
  position: other.positionTitle ? titleName(other.positionTitle, language) : '',
  company: companyName ?? '',
});

/**
 * Replaces {firstName}, {position} and {company} with the values; without a value, the blank before it goes too. Anything else
 * in braces stays.
 */
export const fillTemplate = (content: string, values: TemplateValues) =>
  content.replace(/( ?)\{(\w+)\}/g, (whole, blank: string, field: string) => {
    const value = (values as Partial<Record<string, string>>)[field];
    return value === undefined ? whole : value && blank + value;
  });

/** Appends a text to what was already typed. */
export const appendText = (typed: string, text: string) =>
  typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;
