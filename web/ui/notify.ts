import { TOAST_MS } from '#contract/values/durations.ts';
import type { Notice, NoticeKind } from './toaster.tsx';

async function show(kind: NoticeKind, title: string, notice: Notice = {}) {
  const { showToast } = await import('./toaster.tsx');
  await showToast(kind, title, { ms: TOAST_MS.default, ...notice });
}

/** Shows toasts. Their code loads with the first one. */
export const notify = {
  done: (title: string, notice?: Notice) => void show('done', title, notice),
  failed: (title: string, notice?: Notice) => void show('failed', title, notice),
  note: (title: string, notice?: Notice) => void show('note', title, notice),
};
