import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { buttonClass } from '../button.tsx';
import { ErrorState } from './error-state.tsx';
import { Frame, FramePicture } from '../frame.tsx';

const GONE = new Set(['not_found', 'invalid_input', 'invalid_link']);
/** Whether an error means that the page doesn't exist, or no longer does. Retrying won't help. */
export const isGone = (error: unknown) => GONE.has(codeOf(error) ?? '');

interface UnavailableProps {
  /** Why the page didn't load. */
  error: unknown;
  gone: { drawing: string; title: string; text: string };
  /** The message if a page that may exist failed to load. */
  failed: string;
  onRetry: () => void;
  /** Where to go from a page that is gone, beside home. */
  action?: ReactNode;
}

/** Replaces a public page that is gone or failed to load. */
export function Unavailable({ error, gone, failed, onRetry, action }: UnavailableProps) {
  const { t } = useTranslation('errors');
  if (!isGone(error)) return <ErrorState as="h1" title={failed} onRetry={onRetry} />;
  const { drawing, title, text } = gone;
  const home = (
    <Link to="/" className={buttonClass({ variant: 'outline' })}>
      {t('backHome')}
    </Link>
  );
  return (
    <div className="flex flex-col items-start gap-8 md:min-h-[62dvh] md:flex-row md:items-center md:gap-16">
      <Frame
        aria-hidden
        className="w-44 flex-none md:w-[min(19rem,32vw)]"
        picture={<FramePicture src={`/cast/states/${drawing}.svg`} alt="" eager />}
      />
      <div className="flex min-w-0 flex-col items-start gap-4">
        <h1 className="d-1">{title}</h1>
        <p className="max-w-[46ch] text-lg text-pretty text-ink-2">{text}</p>
        <div className="mt-2 flex flex-wrap gap-2.5">
          {action}
          {home}
        </div>
      </div>
    </div>
  );
}
