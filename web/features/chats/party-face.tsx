import { LifeBuoy } from 'lucide-react';
import type { Conversation } from '#contract/chats.ts';
import { Face, type FaceProps } from '#web/ui/face.tsx';

/** The other side: a talent's picture, a company's letter, or the sign of support. */
export function PartyFace({ other, size }: { other: Conversation['other'] } & Pick<FaceProps, 'size'>) {
  if (other.kind !== 'support') return <Face src={other.posterUrl} letterOf={other.name} {...(size ? { size } : {})} />;
  return (
    <span className="relative flex-none" aria-hidden>
      <Face {...(size ? { size } : {})} className="bg-ink! [&>*]:hidden" />
      <LifeBuoy className="ic absolute inset-0 m-auto text-paper" />
    </span>
  );
}
