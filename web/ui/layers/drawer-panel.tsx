import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { closeAfterPaint, closeAtOnce, stayBelowToasts, useOpenAfterPaint } from './layer-events.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Fixed below the scrolling content: "Show 112 results". */
  foot?: ReactNode;
}

interface PanelProps {
  returnFocus: (event: Event) => void;
}

/** The content that `Drawer` shows once it has been opened. */
export function DrawerPanel({ open, onOpenChange, title, children, foot, returnFocus }: DrawerProps & PanelProps) {
  const { t } = useTranslation('common');
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={useOpenAfterPaint(open)} onOpenChange={closeAfterPaint(onOpenChange)}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          ref={panel}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={closeAtOnce(panel, onOpenChange)}
          onPointerDownOutside={stayBelowToasts}
          className="fixed z-(--z-dialog) flex flex-col bg-surface text-ink shadow-3 outline-none max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:enter-sheet max-md:rounded-t-[32px] md:inset-y-3 md:right-3 md:w-[440px] md:enter-side md:rounded-cover"
        >
          <div className="flex items-center justify-between gap-4 px-6 pt-5 pb-3">
            <Radix.Title className="d-4">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('ui.close')} variant="soft" size="sm">
                <X className="ic" aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">{children}</div>
          {foot && (
            <div className="border-t border-line px-6 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">{foot}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
