import type { TFunction } from 'i18next';
import type { Conversation, SystemKind } from '#contract/chats/conversations.ts';
import { longDay } from './times.ts';

const givenName = (name: string) => name.trim().split(/\s+/)[0]!;

/** What the system says about one of the two, to the reader: companies unlock, talent decide. */
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
