import { Check, CircleAlert, Info } from 'lucide-react';
import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { SECOND_MS, TOAST_MS } from '#contract/values/durations.ts';
import { painted, useMediaQuery } from '#web/lib/browser-state.ts';
import { Button } from '../button.tsx';
import { returnFocusFrom } from './focus-return.ts';

export interface Notice {
  /** A second, quieter line. */
  text?: string;
  action?: { label: string; onClick: () => void };
  /** How long it stays on screen. By default as `timeOf` says. Infinity: until it is closed. */
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

const OFFSET = { top: 'calc(env(safe-area-inset-top) + .75rem)', right: 'var(--toast-right)' };
const PHONE_OFFSET = { top: 'calc(env(safe-area-inset-top) + .375rem)', left: '.75rem', right: '.75rem' };
/** Sonner gives toasts on a phone equal margins; the bell and the account's button stay visible. Only a long text reaches the logo. */
const PHONE_PLACE = 'max-md:mr-26 max-md:max-w-[calc(100%-6.5rem)]';

const GAP = 16;
const WIDTH = { least: 300, most: 380 };

/**
 * Places toasts over the top bar beside its buttons, where no page has a control. They cover its last links only where there is
 * too little room between. Clicks pass through.
 */
function place(container: HTMLElement) {
  const bar = document.querySelector('header');
  // Beside the forms of visitors is a picture without a bar.
  const isWide = bar !== null && bar.offsetWidth >= document.documentElement.clientWidth;
  const edges = isWide ? [...bar.children].map((part) => part.getBoundingClientRect()) : [];
  const start = edges.pop()?.left ?? innerWidth;
  const room = start - Math.max(0, ...edges.map(({ right }) => right)) - 2 * GAP;
  container.style.setProperty('--toast-right', `${innerWidth - start + GAP}px`);
  container.style.setProperty('--toast-width', `${Math.max(WIDTH.least, Math.min(room, WIDTH.most))}px`);
}

let mounted: Promise<HTMLElement> | undefined;

/** Mounts the toaster in its own root, once. */
function mount() {
  return new Promise<HTMLElement>((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    window.addEventListener('resize', () => place(container));
    createRoot(container).render(<Toasts />);
    void painted().then(() => resolve(container));
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
      style={{ zIndex: 'var(--z-toast)', '--width': 'var(--toast-width)' } as CSSProperties}
      toastOptions={{ className: 'pointer-events-none!' }}
      containerAriaLabel=" "
      gap={10}
    />
  );
}

const WORDS_PER_SECOND = 3;

/** Errors stay until they are read, and longer than what went well. */
export function timeOf(kind: NoticeKind, title: string, { text = '', action }: Notice) {
  const words = `${title} ${text}`.trim().split(/\s+/).length;
  const reading = kind === 'failed' ? Math.max(TOAST_MS.failed, (words / WORDS_PER_SECOND) * SECOND_MS) : 0;
  return Math.max(action ? TOAST_MS.action : TOAST_MS.default, Math.ceil(reading));
}

export async function showToast(kind: NoticeKind, title: string, notice: Notice) {
  const { text, action, id, ms = timeOf(kind, title, notice) } = notice;
  place(await (mounted ??= mount()));
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
