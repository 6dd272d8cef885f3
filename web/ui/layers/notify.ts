import { TOAST_MS } from '#contract/values/durations.ts';
import { whenOnline } from '#web/lib/browser-state.ts';
import { preloadWhenCalm } from '#web/lib/deferred.tsx';
import type { Notice, NoticeKind } from './toaster.tsx';

/** Waits for a connection, because browsers never retry a failed import. */
const importToaster = () => whenOnline().then(() => import('./toaster.tsx'));
let loading: ReturnType<typeof importToaster> | undefined;
const load = () => (loading ??= importToaster());
preloadWhenCalm(load);

async function show(kind: NoticeKind, title: string, notice: Notice = {}) {
  const { showToast } = await load();
  await showToast(kind, title, notice);
}

/** Shows toasts. Their code loads with the first one, or before the connection could be lost. */
export const notify = {
  done: (title: string, notice?: Notice) => void show('done', title, notice),
  failed: (title: string, notice?: Notice) => void show('failed', title, notice),
  /** Errors that stay as long as successes, whatever their length. */
  failedBriefly: (title: string, notice?: Notice) => void show('failed', title, { ms: TOAST_MS.default, ...notice }),
  note: (title: string, notice?: Notice) => void show('note', title, notice),
};
