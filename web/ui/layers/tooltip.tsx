import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { TOOLTIP_DELAY_MS } from '#contract/values/durations.ts';

/** Describes its child, a focusable element: after 700 ms of hover, or at once on focus. */
export const Tooltip = ({
  text,
  children,
  side = 'top',
}: {
  text: ReactNode;
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}) => (
  <Radix.Provider delayDuration={TOOLTIP_DELAY_MS}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="enter-pop z-(--z-popover) max-w-72 rounded-sm bg-ink px-3 py-2 text-sm font-medium text-paper shadow-2"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
