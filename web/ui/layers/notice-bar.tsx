import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';

interface NoticeBarProps {
  Icon?: LucideIcon;
  text: string;
  /** A link after the text. */
  more?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** 'alert' is announced at once. */
  tone?: 'plain' | 'alert';
}

/** One line across the bottom of the page. */
export const NoticeBar = ({ Icon, text, more, action, tone = 'plain' }: NoticeBarProps) => (
  <div
    role="status"
    className={cx(
      'flex min-h-12 items-center gap-x-4 px-(--gutter) py-1 text-sm leading-snug md:justify-center',
      tone === 'alert' ? 'justify-center bg-ink text-paper' : 'border-t border-line',
    )}
  >
    <p className={cx('flex min-w-0 items-center gap-2.5', action && 'max-md:flex-1')}>
      {Icon && <Icon className="ic flex-none" aria-hidden />}
      <span>
        {text} {more}
      </span>
    </p>
    {action && (
      <Button variant="outline" size="xs" className="flex-none" onClick={action.onClick}>
        {action.label}
      </Button>
    )}
  </div>
);
