import { LifeBuoy } from 'lucide-react';
import type { Conversation } from '#contract/chats/conversations.ts';
import { Avatar, type AvatarProps } from '#web/ui/avatar.tsx';

/** Avatar of the other party: a talent's picture, a company's initial, or the support icon. */
export function PartyAvatar({ other, size }: { other: Conversation['other'] } & Pick<AvatarProps, 'size'>) {
  if (other.kind !== 'support')
    return <Avatar src={other.posterUrl} letterOf={other.name} {...(size ? { size } : {})} />;
  return (
    <span className="relative flex-none" aria-hidden>
      <Avatar {...(size ? { size } : {})} className="bg-ink! [&>*]:hidden" />
      <LifeBuoy className="ic absolute inset-0 m-auto text-paper" />
    </span>
  );
}
