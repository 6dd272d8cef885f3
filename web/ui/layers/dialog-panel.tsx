import { type CSSProperties, type ReactNode, useRef } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { cx } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { closeAfterPaint, closeAtOnce, stayBelowToasts, useOpenAfterPaint } from './layer-events.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  children?: ReactNode;
  /** A Frame in the left half; hidden on phones. */
  picture?: ReactNode;
  /** Width in pixels on desktop; by default 480, or 840 with a picture. */
  width?: number;
  /** Escape, the backdrop and the close button don't close it. */
  locked?: boolean;
}

interface PanelProps {
  returnFocus: (event: Event) => void;
}

/** The content that `Dialog` shows once it has been opened. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  text,
  children,
  picture,
  width,
  locked = false,
  returnFocus,
}: DialogProps & PanelProps) {
  const { t } = useTranslation('common');
  const panel = useRef<HTMLDivElement>(null);
  const stay = locked ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Radix.Root open={useOpenAfterPaint(open)} onOpenChange={closeAfterPaint(onOpenChange)}>
      <Radix.Portal>
        <Radix.Overlay className="veil md:grid md:place-items-center md:p-6 md:pt-[4.75rem]">
          <Radix.Content
            ref={panel}
            {...(text ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={stay ?? closeAtOnce(panel, onOpenChange)}
            onPointerDownOutside={stay ?? stayBelowToasts}
            className={cx(
              'max-md:enter-sheet md:enter-pop z-(--z-dialog) grid bg-surface text-ink shadow-3 outline-none max-md:fixed max-md:inset-x-0 max-md:bottom-0 no-bar max-h-[92dvh] scroll-pt-24 has-data-foot:scroll-pb-28 overflow-y-auto max-md:rounded-t-[32px] max-md:pb-[env(safe-area-inset-bottom)] md:max-h-[calc(100dvh-6.25rem)] md:w-full md:max-w-(--dialog-width) md:rounded-cover',
              picture ? 'p-3.5 md:grid-cols-[320px_1fr]' : '',
            )}
            style={{ '--dialog-width': `${width ?? (picture ? 840 : 480)}px` } as CSSProperties}
          >
            {picture && <div className="max-md:hidden">{picture}</div>}
            <div
              className={cx(
                'flex min-w-0 flex-col gap-4 rounded-t-[inherit]',
                picture ? 'px-3.5 py-4 md:py-5 md:pr-5 md:pl-8' : 'p-6 md:p-8',
              )}
            >
              <div
                className={cx(
                  'flex items-start justify-between gap-4',
                  // Stays in place while a long form scrolls below it.
                  !picture &&
                    'sticky top-0 z-(--z-front) -mx-6 -mt-6 rounded-t-[inherit] bg-surface px-6 pt-6 pb-2 md:-mx-8 md:-mt-8 md:px-8 md:pt-8',
                )}
              >
                <Radix.Title className="d-3 pt-1.5">{title}</Radix.Title>
                {!locked && (
                  <Radix.Close asChild>
                    <IconButton label={t('ui.close')} variant="soft" size="sm" className="flex-none">
                      <X className="ic" aria-hidden />
                    </IconButton>
                  </Radix.Close>
                )}
              </div>
              {text && (
                <Radix.Description className={cx('text-ink-2', picture ? '-mt-2' : '-mt-4')}>{text}</Radix.Description>
              )}
              {children}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const FIELDS = 'input, textarea, [role=radio], [role=checkbox], [role=switch], [role=combobox]';
const TEXT_FIELDS = ':read-write:not([role=combobox])';

/** Starts a form that begins with text at its first field, not at the close button. On touch screens the keyboard would cover it. */
function focusFirstField(event: Event) {
  const dialog = event.currentTarget as HTMLElement;
  const field = dialog.querySelector<HTMLElement>(FIELDS);
  if (!field?.matches(TEXT_FIELDS)) return;
  if (field.getBoundingClientRect().top > dialog.getBoundingClientRect().bottom) return;
  if (matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
}
