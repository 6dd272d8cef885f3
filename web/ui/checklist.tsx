import { Link, type LinkProps } from '@tanstack/react-router';
import { CircleCheck, Circle, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Segments } from './navigation/segments.tsx';

export interface ChecklistStep {
  name: string;
  text: string;
  isDone: boolean;
  /** Links to where the step is done. */
  action?: Pick<LinkProps, 'to' | 'search'> & { label: string };
}

interface ChecklistProps {
  title: string;
  text: string;
  steps: readonly ChecklistStep[];
  /** How far along it is; by default, how many steps are done. */
  meter?: ReactNode;
  /** Removes the list, although steps are left. */
  close?: { label: string; onClick: () => void };
}

/** Guided first steps: which are done, and where to do the next one. */
export function Checklist({ title, text, steps, meter, close }: ChecklistProps) {
  const { t } = useTranslation();
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, action }) => !isDone && action);
  return (
    <section aria-labelledby={id} className="panel flex flex-col gap-5 p-6 md:px-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="d-3">
            {title}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </div>
        {close && (
          <IconButton label={close.label} className="-mt-2 -mr-2 self-start md:order-last" onClick={close.onClick}>
            <X className="ic" aria-hidden />
          </IconButton>
        )}
        <div className="w-full md:w-56">
          {meter ?? (
            <>
              <p className="mb-2 text-sm font-bold tabular-nums md:text-right">
                {t('ui.steps', { done, all: steps.length })}
              </p>
              <Segments kind="progress" count={steps.length} value={done / steps.length} on="ink" off="line" />
            </>
          )}
        </div>
      </header>
      <ol className="flex flex-col">
        {steps.map((step) => (
          <Step key={step.name} {...step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

function Step({ name, text, isDone, action, isNext }: ChecklistStep & { isNext: boolean }) {
  const { t } = useTranslation();
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <li className="flex min-h-14 items-start gap-4 border-t border-line py-3">
      <Mark className={cx('ic mt-0.5 flex-none', isDone ? 'text-ok' : 'text-ink-3')} aria-hidden />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <p className={isDone ? 'text-ink-2' : 'font-bold'}>
            {name}
            {isDone && <span className="sr-only"> {t('ui.stepDone')}</span>}
          </p>
          {!isDone && <p className="text-sm text-ink-2">{text}</p>}
        </div>
        {!isDone && action && (
          <Link
            to={action.to}
            search={action.search}
            className={buttonClass({ variant: isNext ? 'primary' : 'outline', size: 'sm' })}
          >
            {action.label}
          </Link>
        )}
      </div>
    </li>
  );
}
