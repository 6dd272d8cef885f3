import { TOAST_MS } from '#contract/values/screen-timings.ts';

export interface Notice {
  /** A second, quieter line. */
  text?: string;
  action?: { label: string; onClick: () => void };
  /** How long it stays; 2000 unless told. Infinity stays until closed. */
  ms?: number;
  /** The same id replaces the notice on screen. */
  id?: string;
}
type Kind = 'done' | 'failed' | 'note';

async function show(kind: Kind, title: string, notice: Notice = {}) {
  const { showToast } = await import('./toaster.tsx');
  await showToast(kind, title, { ms: TOAST_MS.default, ...notice });
}

/** Toasts. The toaster loads with the first one. */
export const notify = {
  done: (title: string, notice?: Notice) => void show('done', title, notice),
  failed: (title: string, notice?: Notice) => void show('failed', title, notice),
  note: (title: string, notice?: Notice) => void show('note', title, notice),
};
