import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { room } from '#web/ui/room.ts';

/** A floating button: the operator's chat, or the contact page if there is none. */
export function SupportButton() {
  const { t } = useTranslation();
  const url = supportChatUrl();
  return (
    // On phones the cookie notice would cover it, so a transform moves it up, which causes no layout shift. Its height is the
    // room that the page keeps free below.
    <div
      ref={room.page}
      className="pointer-events-none fixed top-[calc(100dvh-4.5rem)] right-(--gutter) z-(--z-widget) -translate-y-[calc(var(--room-foot)+var(--raised))] pb-(--raised) [--raised:0px] max-md:[--raised:min(var(--room-notices)*2,6.5rem)]"
    >
      <a
        href={url ?? '/contact'}
        {...(url ? { target: '_blank', rel: 'noreferrer' } : {})}
        aria-label={t(url ? 'support.chat' : 'support.contact')}
        className="pointer-events-auto grid size-14 place-items-center rounded-pill border border-line bg-surface text-ink shadow-3 tap hover:bg-sunk"
      >
        <MessageCircle className="ic" aria-hidden />
      </a>
    </div>
  );
}

/** The support chat's URL, which the server writes into the page; null if there is none. */
const supportChatUrl = () =>
  document.querySelector<HTMLMetaElement>('meta[name="closeup:support-chat-url"]')?.content || null;
