import { Check, CircleAlert, Info } from 'lucide-react';
import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { painted, useMediaQuery } from '#web/lib/browser-state.ts';
import { Button } from '../button.tsx';
import { returnFocusFrom } from './focus-return.ts';

export interface Notice {
  /** A second, quieter line. */
  text?: string;
  action?: { label: string; onClick: () => void };
  /** How long it stays on screen; 2000 by default, 6000 with an action. Infinity: until it is closed. */
  ms?: number;
  /** A notice with the same id replaces the one on screen. */
  id?: string;
}
const KINDS = {
  done: { Icon: Check, tile: 'bg-ok-wash text-ok' },
  failed: { Icon: CircleAlert, tile: 'bg-danger-wash text-danger' },
  note: { Icon: Info, tile: 'bg-ink-3/30' },
} as const;
export type NoticeKind = keyof typeof KINDS;

/** Over the top bar, between its links and its buttons, where no page has a control. Clicks pass through to the page. */
const OFFSET = { top: 'calc(env(safe-area-inset-top) + .75rem)', right: '12rem' };
const PHONE_OFFSET = { top: 'calc(env(safe-area-inset-top) + .375rem)', left: '.75rem', right: '.75rem' };
/** Sonner gives toasts on a phone equal margins; the bell and the account's button stay visible. Only a long text reaches the logo. */
const PHONE_PLACE = 'max-md:mr-26 max-md:max-w-[calc(100%-6.5rem)]';

let mounted: Promise<void> | undefined;

/** Mounts the toaster in its own root, once. */
function mount() {
  return new Promise<void>((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    createRoot(container).render(<Toasts />);
    void painted().then(resolve);
  });
}

/** On a phone, one at a time: more would cover the top of a sheet. */
function Toasts() {
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <Toaster
      position="top-right"
      offset={OFFSET}
      mobileOffset={PHONE_OFFSET}
      visibleToasts={isWide ? 3 : 1}
      style={{ zIndex: 'var(--z-toast)', '--width': '23.75rem' } as CSSProperties}
      toastOptions={{ className: 'pointer-events-none!' }}
      containerAriaLabel=" "
      gap={10}
    />
  );
}

export async function showToast(kind: NoticeKind, title: string, { text, action, ms, id }: Notice) {
  await (mounted ??= mount());
  const { Icon, tile } = KINDS[kind];
  toast.custom(
    (shown) => (
      <div
        role={kind === 'failed' ? 'alert' : 'status'}
        className={`ml-auto flex w-fit max-w-full items-center gap-2 rounded-[24px] bg-ink py-1.5 pr-3.5 pl-1.5 font-text text-sm text-paper shadow-2 md:gap-3 md:pr-4 ${PHONE_PLACE} ${action ? 'max-md:pl-4' : ''}`}
      >
        <span
          className={`grid size-8 flex-none place-items-center rounded-pill md:size-9 ${tile} ${action ? 'max-md:hidden' : ''}`}
        >
          <Icon className="ic" aria-hidden />
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <b className="font-bold">{title}</b>
          {text && <span className="block opacity-85">{text}</span>}
        </span>
        {action && (
          <Button
            size="xs"
            className="pointer-events-auto -mr-2 bg-paper! text-ink!"
            onClick={({ currentTarget }) => {
              action.onClick();
              returnFocusFrom(currentTarget);
              toast.dismiss(shown);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
    { duration: ms, ...(id ? { id } : {}) },
  );
}
