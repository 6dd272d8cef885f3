import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

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
  /** Where to go from a page that is gone; by default, home. */
  action?: ReactNode;
}

/** Replaces a public page that is gone or failed to load. */
export function Unavailable({ error, gone, failed, onRetry, action }: UnavailableProps) {
  const { t } = useTranslation('errors');
  if (!isGone(error)) return <ErrorState as="h1" title={failed} onRetry={onRetry} />;
  const home = (
    <Link to="/" className={buttonClass({ variant: 'outline' })}>
      {t('backHome')}
    </Link>
  );
  return <EmptyState as="h1" {...gone} action={action || home} />;
}
