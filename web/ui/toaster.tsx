import { Check, CircleAlert, Info } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { Button } from './button.tsx';
import type { Notice } from './notify.ts';

const KINDS = {
  done: { Icon: Check, tile: 'bg-ok-wash text-ok' },
  failed: { Icon: CircleAlert, tile: 'bg-danger-wash text-danger' },
  note: { Icon: Info, tile: 'bg-ink-3/30' },
} as const;

let mounted: Promise<void> | undefined;

/** Mounts the toaster beside the app, once: no screen waits for it. */
function mount() {
  return new Promise<void>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(
      <Toaster
        position="bottom-right"
        mobileOffset={{ bottom: 'calc(var(--tabbar) + 12px)' }}
        style={{ zIndex: 'var(--z-toast)' }}
        containerAriaLabel=" "
        gap={10}
      />,
    );
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

export async function showToast(kind: keyof typeof KINDS, title: string, { text, action, ms, id }: Notice) {
  await (mounted ??= mount());
  const { Icon, tile } = KINDS[kind];
  toast.custom(
    (shown) => (
      <div
        role={kind === 'failed' ? 'alert' : 'status'}
        className="flex w-full items-center gap-3.5 rounded-[22px] bg-ink py-3 pr-4 pl-3 font-text text-md text-paper shadow-2 md:w-[400px]"
      >
        <span className={`grid size-9 flex-none place-items-center rounded-sm ${tile}`}>
          <Icon className="ic" aria-hidden />
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <b className="font-bold">{title}</b>
          {text && <span className="block text-sm opacity-85">{text}</span>}
        </span>
        {action && (
          <Button
            size="xs"
            className="bg-paper! text-ink!"
            onClick={() => {
              action.onClick();
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
